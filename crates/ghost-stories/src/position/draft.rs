//! The lines of a position, understood one by one but not yet put together.

use artel_engine::text::{TextError, lines};
use artel_engine::{ParseError, Set, Status};

use crate::agenda::Task;
use crate::exorcism::Exorcism;
use crate::game::{Doings, Phase, Step};
use crate::{Card, Colour, Defeat, Difficulty, Power, Side, Space, Tao, Taoist, Tile};

/// What the lines say; what they leave out is none or empty.
#[derive(Default)]
pub(super) struct Draft {
    pub(super) difficulty: Option<Difficulty>,
    pub(super) tiles: Vec<Tile>,
    pub(super) boards: Vec<BoardLine>,
    pub(super) ghosts: Vec<GhostLine>,
    pub(super) buddhas: Set<Space>,
    pub(super) haunted: Vec<Tile>,
    pub(super) circle: Option<Colour>,
    pub(super) centre_tokens: u8,
    pub(super) gone: Vec<Card>,
    pub(super) turn: Option<Side>,
    pub(super) phase: Option<Phase>,
    pub(super) doings: Doings,
    pub(super) exorcism: Option<Exorcism>,
    /// The next task first.
    pub(super) tasks: Vec<Task>,
    pub(super) status: Option<Status<Defeat>>,
    pub(super) chance: Option<u64>,
}

pub(super) struct BoardLine {
    pub(super) side: Side,
    pub(super) taoist: Taoist,
    pub(super) power: Power,
    pub(super) player: bool,
    pub(super) qi: Option<u8>,
    pub(super) at: Option<Tile>,
    pub(super) tao: Option<Tao>,
    pub(super) yin_yang: Option<bool>,
    pub(super) buddhas: u8,
    pub(super) fresh_buddhas: u8,
    pub(super) power_tokens: Option<u8>,
}

#[allow(clippy::struct_excessive_bools)] // the words that can follow, each by itself
pub(super) struct GhostLine {
    pub(super) space: Space,
    pub(super) card: Card,
    pub(super) on_stone: bool,
    pub(super) mantra: bool,
    pub(super) holds_die: bool,
    pub(super) met_buddha: bool,
    pub(super) unsettled: bool,
}

const KEYS: &str = "difficulty, tiles, board, ghost, buddha, haunted, circle, centre-tokens, gone, turn, phase, \
                    done, exorcism, next, over, chance";

impl Draft {
    pub(super) fn read(text: &str) -> Result<Draft, TextError> {
        let mut draft = Draft::default();
        let mut seen: Vec<&str> = Vec::new();
        for line in lines(text) {
            let (key, rest) = line.key_and_rest();
            if seen.contains(&key) && !matches!(key, "tiles" | "board" | "ghost" | "gone" | "next") {
                return Err(line.error(format!("'{key}' was said before")));
            }
            seen.push(key);
            draft.take(key, rest).map_err(|problem| line.error(problem))?;
        }
        Ok(draft)
    }

    fn take(&mut self, key: &str, rest: &str) -> Result<(), String> {
        match key {
            "difficulty" => self.difficulty = Some(rest.parse()?),
            "tiles" => self.tiles.extend(words::<Tile>(rest)?),
            "board" => self.boards.push(board(rest)?),
            "ghost" => self.ghosts.push(ghost(rest)?),
            "buddha" => self.buddhas = words::<Space>(rest)?.into_iter().collect(),
            "haunted" => self.haunted = words(rest)?,
            "circle" => self.circle = Some(rest.parse()?),
            "centre-tokens" => self.centre_tokens = small(rest)?,
            "gone" => self.gone.extend(words::<Card>(rest)?),
            "turn" => self.turn = Some(rest.parse()?),
            "phase" => self.phase = Some(phase(rest)?),
            "done" => self.doings = doings(rest)?,
            "exorcism" => self.exorcism = Some(exorcism(rest)?),
            "next" => self.tasks.push(rest.parse()?),
            "over" => self.status = Some(status(rest)?),
            "chance" => self.chance = Some(chance(rest)?),
            _ => return Err(format!("'{key}' is not known here; a line begins with one of: {KEYS}")),
        }
        Ok(())
    }
}

fn words<T: std::str::FromStr<Err = ParseError>>(text: &str) -> Result<Vec<T>, String> {
    Ok(text.split_whitespace().map(str::parse).collect::<Result<_, _>>()?)
}

fn small(text: &str) -> Result<u8, String> {
    text.parse().map_err(|_| format!("'{text}' is not a small number"))
}

/// Values joined by `+`; `none` for no value.
fn joined<T: std::str::FromStr<Err = ParseError>, C: FromIterator<T>>(text: &str) -> Result<C, String> {
    Ok(text.split('+').filter(|word| *word != "none").map(str::parse).collect::<Result<_, _>>()?)
}

fn board(rest: &str) -> Result<BoardLine, String> {
    let mut left = rest.split_whitespace();
    let mut word = |what: &str| left.next().ok_or_else(|| format!("a board needs its {what}"));
    let mut board = BoardLine {
        side: word("side")?.parse()?,
        taoist: word("Taoist")?.parse()?,
        power: word("power")?.parse()?,
        player: match word("'player' or 'neutral'")? {
            "player" => true,
            "neutral" => false,
            other => return Err(format!("a board is 'player' or 'neutral', not '{other}'")),
        },
        qi: None,
        at: None,
        tao: None,
        yin_yang: None,
        buddhas: 0,
        fresh_buddhas: 0,
        power_tokens: None,
    };
    while let Some(key) = left.next() {
        let mut value = || left.next().ok_or_else(|| format!("'{key}' needs a value"));
        match key {
            "qi" => board.qi = Some(small(value()?)?),
            "at" => board.at = Some(value()?.parse()?),
            "tao" => board.tao = Some(tao(value()?)?),
            "yin-yang" => board.yin_yang = Some(true),
            "no-yin-yang" => board.yin_yang = Some(false),
            "buddhas" => board.buddhas = small(value()?)?,
            "fresh" => board.fresh_buddhas = small(value()?)?,
            "tokens" => board.power_tokens = Some(small(value()?)?),
            _ => return Err(format!("'{key}' is nothing that a board has")),
        }
    }
    Ok(board)
}

/// A number of tokens that no box exceeds, so that sums stay small.
fn tao(text: &str) -> Result<Tao, String> {
    let colours: Vec<Colour> = joined(text)?;
    if colours.len() > 20 {
        return Err("there are 20 Tao tokens in the game".into());
    }
    Ok(colours.into_iter().collect())
}

fn ghost(rest: &str) -> Result<GhostLine, String> {
    let mut left = rest.split_whitespace();
    let (Some(space), Some(card)) = (left.next(), left.next()) else {
        return Err("write: ghost SPACE CARD".into());
    };
    let mut ghost = GhostLine {
        space: space.parse()?,
        card: card.parse()?,
        on_stone: false,
        mantra: false,
        holds_die: false,
        met_buddha: false,
        unsettled: false,
    };
    for word in left {
        match word {
            "stone" => ghost.on_stone = true,
            "mantra" => ghost.mantra = true,
            "die" => ghost.holds_die = true,
            "met-buddha" => ghost.met_buddha = true,
            "unsettled" => ghost.unsettled = true,
            _ => return Err(format!("'{word}' is nothing that lies on a ghost")),
        }
    }
    Ok(ghost)
}

fn phase(rest: &str) -> Result<Phase, String> {
    Ok(match rest {
        "dawn" => Phase::Dawn,
        "yin" => Phase::Yin,
        "yang move" => Phase::Yang { step: Step::Move },
        "yang act" => Phase::Yang { step: Step::Act },
        "yang acted" => Phase::Yang { step: Step::Acted },
        "yang buddhas" => Phase::Yang { step: Step::Buddhas },
        _ => {
            return Err(
                "the phase is 'dawn', 'yin' or 'yang' with 'move', 'act', 'acted' or 'buddhas'".into()
            );
        }
    })
}

fn doings(rest: &str) -> Result<Doings, String> {
    let mut doings = Doings::default();
    let mut left = rest.split_whitespace();
    while let Some(key) = left.next() {
        let mut value = || left.next().ok_or_else(|| format!("'{key}' needs a value"));
        match key {
            "helps" => doings.helps = small(value()?)?,
            "exorcisms" => doings.exorcisms = small(value()?)?,
            "borrowed" => doings.borrowed = joined(value()?)?,
            "pocketed" => doings.pocketed = true,
            "enfeebled" => doings.enfeebled = true,
            "led-other" => doings.led_other = true,
            "reached-centre" => doings.reached_centre = true,
            _ => return Err(format!("'{key}' is nothing that is done in a turn")),
        }
    }
    Ok(doings)
}

fn exorcism(rest: &str) -> Result<Exorcism, String> {
    let mut left = rest.split_whitespace();
    let dice = left.next().ok_or("an exorcism has dice; write 'none' if there are none")?.parse()?;
    let mut exorcism = Exorcism { dice, ..Exorcism::NONE };
    while let Some(key) = left.next() {
        let value = left.next().ok_or_else(|| format!("'{key}' needs a value"))?;
        match key {
            "asked" => exorcism.asked = joined(value)?,
            "lending" => exorcism.lending = joined(value)?,
            "targets" => exorcism.targets = joined(value)?,
            "paid" => exorcism.paid = tao(value)?,
            _ => return Err(format!("'{key}' is no part of an exorcism")),
        }
    }
    Ok(exorcism)
}

fn status(rest: &str) -> Result<Status<Defeat>, String> {
    if rest == "won" {
        return Ok(Status::Won);
    }
    Defeat::all()
        .find(|defeat| rest.strip_prefix("lost ") == Some(defeat.to_string().as_str()))
        .map(Status::Lost)
        .ok_or_else(|| format!("'{rest}' is no end of a game; write 'over won' or 'over lost …'"))
}

fn chance(rest: &str) -> Result<u64, String> {
    u64::from_str_radix(rest, 16)
        .map_err(|_| format!("'{rest}' is not a number of up to 16 hexadecimal digits"))
}
