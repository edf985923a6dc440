//! The lines of a position, understood one by one but not yet put together.

use artel_engine::text::{Line, TextError, lines};
use artel_engine::{Seat, Status};

use crate::byte::byte;
use crate::components::{
    AdversaryName, Arrangement, BlightCard, BlightSide, BoardName, BoxName, Boxes, Card, EventCard, FearCard,
    InvaderCard, ScenarioName,
};
use crate::effect::{Actions, LEVELS};
use crate::end::Defeat;
use crate::game::{Phase, TABLE};
use crate::outcome::Due;
use crate::purse::Purse;
use crate::skipped::SkippedIn;
use crate::standing::Standing;
use crate::terror::Terror;

use super::action::ActionLine;
use super::fields::{Field, seat, short, small};
use super::lands::LandLine;
use super::spirits::{Pile, SpiritLine, read_pile};
use super::{action, lands, purse};

/// What the lines say; what they leave out is none or empty.
#[expect(clippy::struct_excessive_bools, reason = "each is a line of its own")]
#[derive(Default)]
pub(super) struct Draft<'a> {
    pub(super) boards: Vec<BoardName>,
    pub(super) arrangement: Arrangement,
    pub(super) boxes: Option<Boxes>,
    pub(super) escalation: bool,
    pub(super) adversaries: Vec<(AdversaryName, u8)>,
    pub(super) scenario: Option<ScenarioName>,
    pub(super) second_build: Vec<InvaderCard>,
    pub(super) second_build_gone: bool,
    pub(super) fear_before: Option<u8>,
    pub(super) turn: Option<u8>,
    pub(super) phase: Option<Phase>,
    pub(super) spirits: Vec<SpiritLine>,
    pub(super) piles: Vec<(Pile, Seat, Vec<Card>)>,
    pub(super) lands: Vec<LandLine>,
    pub(super) blight_missing: bool,
    pub(super) blight_card: Option<(BlightSide, u8)>,
    pub(super) blight_used: Vec<BlightCard>,
    pub(super) power_discard: Vec<Card>,
    /// Power cards in the decks by place, counted from one at the top.
    pub(super) known_powers: Vec<(u8, Card)>,
    pub(super) fear: u8,
    pub(super) fear_earned: u8,
    pub(super) fear_resolved: Vec<FearCard>,
    pub(super) fear_deck: Option<Terror>,
    /// By place, counted from one.
    pub(super) fear_seen: Vec<(u8, FearCard)>,
    pub(super) purse: Purse,
    pub(super) no_events: bool,
    pub(super) event_discard: Vec<EventCard>,
    /// By place, counted from one.
    pub(super) event_known: Vec<(u8, EventCard)>,
    pub(super) ravage: Vec<InvaderCard>,
    pub(super) build: Vec<InvaderCard>,
    pub(super) invader_discard: Vec<InvaderCard>,
    pub(super) invader_deck: Option<Vec<String>>,
    pub(super) lasting: Vec<Standing>,
    pub(super) skips: Vec<SkippedIn>,
    /// The outermost first.
    pub(super) actions: Vec<ActionLine>,
    /// The next task first; understood when the action is known.
    pub(super) tasks: Vec<(Line<'a>, &'a str)>,
    pub(super) due: Option<Due>,
    pub(super) status: Option<Status<Defeat>>,
    pub(super) chance: Option<u64>,
}

const KEYS: &str = "boards, layout, boxes, escalation, adversary, scenario, turn, phase, spirit, hand, play, discard, forgotten, used, made-fast, \
                    repeated, land, blight-missing, blight-card, blight-used, power-discard, power-known, fear, fear-earned, fear-deck, fear-seen, fear-resolved, no-events, event-discard, event-known, purse, ravage, build, second-build, second-build-gone, fear-before, \
                    invader-discard, invader-deck, lasting, skip, action, next, due, over, chance";

/// What can be said again and again.
const SEVERAL: [&str; 18] = [
    "adversary",
    "spirit",
    "hand",
    "play",
    "discard",
    "forgotten",
    "used",
    "made-fast",
    "repeated",
    "land",
    "power-discard",
    "power-known",
    "lasting",
    "skip",
    "action",
    "next",
    "blight-used",
    "fear-resolved",
];

impl<'a> Draft<'a> {
    pub(super) fn read(text: &'a str) -> Result<Draft<'a>, TextError> {
        let mut draft = Draft::default();
        let mut seen: Vec<&str> = Vec::new();
        for line in lines(text) {
            let (key, rest) = line.key_and_rest();
            if seen.contains(&key) && !SEVERAL.contains(&key) {
                return Err(line.error(format!("'{key}' was said before")));
            }
            seen.push(key);
            if key == "next" {
                draft.tasks.push((line, rest));
                continue;
            }
            draft.take(key, rest).map_err(|problem| line.error(problem))?;
        }
        Ok(draft)
    }

    fn take(&mut self, key: &str, rest: &str) -> Result<(), String> {
        if let Some(pile) = Pile::named(key) {
            let (seat, cards) = read_pile(rest)?;
            self.piles.push((pile, seat, cards));
            return Ok(());
        }
        match key {
            "boxes" => self.boxes = Some(boxes(rest)?),
            "boards" => {
                self.boards = rest.split(',').map(|board| board.trim().parse()).collect::<Result<_, _>>()?;
            }
            "layout" => self.arrangement = rest.parse()?,
            "escalation" => self.escalation = alone(rest)?,
            "adversary" => self.adversaries.push(adversary(rest)?),
            "scenario" => self.scenario = Some(rest.parse()?),
            "second-build" => self.second_build = space(rest)?,
            "second-build-gone" => self.second_build_gone = alone(rest)?,
            "fear-before" => self.fear_before = Some(small(rest)?),
            "turn" => self.turn = Some(small(rest)?),
            "phase" => self.phase = Some(rest.parse()?),
            "spirit" => self.spirits.push(SpiritLine::read(rest)?),
            "land" => self.lands.push(lands::read(rest)?),
            "blight-missing" => self.blight_missing = alone(rest)?,
            "blight-card" => self.blight_card = Some(blight_card(rest)?),
            "power-discard" => self.power_discard.extend(words::<Card>(rest)?),
            "power-known" => {
                let known: Vec<_> = rest.split_whitespace().map(placed).collect::<Result<_, _>>()?;
                self.known_powers.extend(known);
            }
            "fear" => self.fear = small(rest)?,
            "fear-earned" => self.fear_earned = small(rest)?,
            "fear-deck" => self.fear_deck = Some(fear_deck(rest)?),
            "fear-seen" => self.fear_seen = rest.split_whitespace().map(placed).collect::<Result<_, _>>()?,
            "blight-used" => self.blight_used.extend(words::<BlightCard>(rest)?),
            "fear-resolved" => self.fear_resolved.extend(words::<FearCard>(rest)?),
            "purse" => self.purse = purse::read(rest)?,
            "no-events" => self.no_events = alone(rest)?,
            "event-discard" => self.event_discard = words(rest)?,
            "event-known" => {
                self.event_known = rest.split_whitespace().map(placed).collect::<Result<_, _>>()?;
            }
            "ravage" => self.ravage = space(rest)?,
            "build" => self.build = space(rest)?,
            "invader-discard" => self.invader_discard = words(rest)?,
            "invader-deck" => self.invader_deck = Some(rest.split_whitespace().map(str::to_owned).collect()),
            "lasting" => self.lasting.push(action::read_lasting(rest)?),
            "skip" => self.skips.push(skip(rest)?),
            "action" => self.actions.push(action::read(rest)?),
            "due" => self.due = Some(due(rest)?),
            "over" => self.status = Some(status(rest)?),
            "chance" => self.chance = Some(chance(rest)?),
            _ => {
                return Err(format!("'{}' is not known here; a line begins with one of: {KEYS}", short(key)));
            }
        }
        Ok(())
    }
}

fn words<T: std::str::FromStr<Err: Into<String>>>(text: &str) -> Result<Vec<T>, String> {
    text.split_whitespace().map(|word| word.parse().map_err(Into::into)).collect()
}

/// The cards in a space of the Invader board; at least one.
fn space(rest: &str) -> Result<Vec<InvaderCard>, String> {
    rest.split(' ').map(str::parse).collect()
}

fn boxes(rest: &str) -> Result<Boxes, String> {
    let names = words::<BoxName>(rest)?;
    let boxes: Boxes = names.iter().copied().collect();
    if boxes.len() as usize != names.len() {
        return Err("a box is named twice".into());
    }
    Ok(boxes)
}

fn adversary(rest: &str) -> Result<(AdversaryName, u8), String> {
    let (name, level) = rest.split_once(' ').ok_or("say which adversary, and its level: england 3")?;
    let level = small(level.trim())?;
    if usize::from(level) >= LEVELS {
        return Err(format!("an adversary has levels 0 to {}", LEVELS - 1));
    }
    Ok((name.parse()?, level))
}

/// The side of the Blight card and what lies on it.
fn blight_card(rest: &str) -> Result<(BlightSide, u8), String> {
    let (side, pool) =
        rest.split_once(' ').ok_or("say which side lies up, and how much is on it: healthy 5")?;
    let side = if side == "healthy" { BlightSide::Healthy } else { BlightSide::Turned(side.parse()?) };
    Ok((side, small(pool.trim())?))
}

/// The Terror Level and the Fear cards left for each level.
fn fear_deck(rest: &str) -> Result<Terror, String> {
    let wrong =
        || format!("'{}' is no Fear deck; write its Terror Level and the cards left: 2 0,3,3", short(rest));
    let (level, left) = rest.split_once(' ').ok_or_else(wrong)?;
    if let Some(cards) = left.strip_suffix(" apart") {
        return Terror::apart_at(small(level)?, small(cards.trim())?).ok_or_else(wrong);
    }
    let left: Vec<u8> = left.split(',').map(|cards| small(cards.trim())).collect::<Result<_, _>>()?;
    let left = <[u8; 3]>::try_from(left).map_err(|_| wrong())?;
    Terror::at(small(level)?, left).ok_or_else(wrong)
}

/// A card in a deck of which it is known, with its place.
fn placed<T: std::str::FromStr<Err = String>>(word: &str) -> Result<(u8, T), String> {
    let (place, card) = word.split_once(':').ok_or("write the place and the card: 2:isolation")?;
    Ok((small(place)?, card.parse()?))
}

fn alone(rest: &str) -> Result<bool, String> {
    bool::read(Some(rest), None)
}

fn skip(rest: &str) -> Result<SkippedIn, String> {
    let (land, actions) =
        rest.split_once(' ').ok_or("a land is needed, and what is skipped there: skip G4 ravage,build")?;
    Ok(SkippedIn::new(land.parse()?, Actions::read(Some(actions.trim()), None)?))
}

fn due(rest: &str) -> Result<Due, String> {
    let power = |major, scope: &str| {
        let scope = if scope == "table" { TABLE } else { seat(scope)?.index() };
        Ok(Due::Power { major, scope: byte(scope) })
    };
    match rest.split_whitespace().collect::<Vec<_>>()[..] {
        ["fear"] => Ok(Due::Fear),
        ["invaders"] => Ok(Due::Invaders),
        ["blight"] => Ok(Due::Blight),
        ["event"] => Ok(Due::Event),
        ["fear-look", place] => match small(place)?.checked_sub(1) {
            Some(place) => Ok(Due::FearLook { place }),
            None => Err("places are counted from 1".into()),
        },
        ["minor", scope] => power(false, scope),
        ["major", scope] => power(true, scope),
        _ => Err(format!(
            "'{}' is nothing that chance decides; write 'fear', 'invaders', or 'minor' or 'major' with a seat or 'table'",
            short(rest)
        )),
    }
}

fn status(rest: &str) -> Result<Status<Defeat>, String> {
    match rest.split_whitespace().collect::<Vec<_>>()[..] {
        ["won"] => Ok(Status::Won),
        ["lost", "blight"] => Ok(Status::Lost(Defeat::Blight)),
        ["lost", "invaders"] => Ok(Status::Lost(Defeat::Invaders)),
        ["lost", "adversary"] => Ok(Status::Lost(Defeat::Adversary)),
        ["lost", "scenario"] => Ok(Status::Lost(Defeat::Scenario)),
        ["lost", "presence", number] => Ok(Status::Lost(Defeat::Presence(seat(number)?))),
        _ => Err(format!(
            "'{}' is no end of a game; write 'over won', 'over lost blight', 'over lost invaders' or 'over lost presence 1'",
            short(rest)
        )),
    }
}

fn chance(rest: &str) -> Result<u64, String> {
    u64::from_str_radix(rest, 16)
        .map_err(|_| format!("'{}' is not a number of up to 16 hexadecimal digits", short(rest)))
}
