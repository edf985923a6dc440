//! The lines of a position, understood one by one but not yet put together.

use artel_engine::text::{Line, TextError, lines};
use artel_engine::{ParseError, Set, Status};

use crate::{Adventurer, Card, Defeat, Difficulty, Layout, Phase, Tile, Treasure, WaterMark};

/// What the lines say; what they leave out is none or empty.
#[derive(Default)]
pub(super) struct Draft {
    pub(super) difficulty: Option<Difficulty>,
    pub(super) layout: Option<Layout>,
    pub(super) tiles: Vec<Tile>,
    pub(super) flooded: Set<Tile>,
    pub(super) sunk: Set<Tile>,
    pub(super) players: Vec<Player>,
    pub(super) turn: Option<Adventurer>,
    pub(super) phase: Option<Phase>,
    pub(super) flight_used: bool,
    pub(super) water: Option<WaterMark>,
    pub(super) captured: Vec<(Treasure, Adventurer)>,
    pub(super) treasure_deck: Vec<Card>,
    pub(super) treasure_discard: Vec<Card>,
    pub(super) flood_deck: Vec<Set<Tile>>,
    pub(super) flood_discard: Option<Set<Tile>>,
    pub(super) status: Option<Status<Defeat>>,
    pub(super) chance: Option<u64>,
}

pub(super) struct Player {
    pub(super) adventurer: Adventurer,
    pub(super) at: Option<Tile>,
    pub(super) hand: Vec<Card>,
}

const KEYS: &str = "difficulty, layout, tiles, flooded, sunk, player, captured, turn, phase, flight, water, \
                    treasure-deck, treasure-discard, flood-deck, flood-discard, over, chance";

impl Draft {
    pub(super) fn read(text: &str) -> Result<Draft, TextError> {
        let mut draft = Draft::default();
        let mut seen: Vec<&str> = Vec::new();
        for line in lines(text) {
            let (key, rest) = line.key_and_rest();
            if seen.contains(&key) && !matches!(key, "tiles" | "player" | "captured") {
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
            "layout" => self.layout = Some(rest.parse()?),
            "tiles" => self.tiles.extend(words::<Tile>(rest)?),
            "flooded" => self.flooded = tile_set(rest)?,
            "sunk" => self.sunk = tile_set(rest)?,
            "player" => self.players.push(player(rest)?),
            "captured" => self.captured.push(captured(rest)?),
            "turn" => self.turn = Some(rest.parse()?),
            "phase" => self.phase = Some(phase(rest)?),
            "flight" if rest == "used" => self.flight_used = true,
            "flight" => return Err("write 'flight used', or leave the line out".into()),
            "water" => self.water = Some(water(rest)?),
            "treasure-deck" => self.treasure_deck = words(rest)?,
            "treasure-discard" => self.treasure_discard = words(rest)?,
            "flood-deck" => self.flood_deck = rest.split('|').map(tile_set).collect::<Result<_, _>>()?,
            "flood-discard" if rest == "none" => self.flood_discard = Some(Set::EMPTY),
            "flood-discard" => self.flood_discard = Some(tile_set(rest)?),
            "over" => self.status = Some(status(rest)?),
            "chance" => self.chance = Some(chance(rest)?),
            _ => return Err(format!("'{key}' is not known here; a line begins with one of: {KEYS}")),
        }
        Ok(())
    }
}

fn words<T: std::str::FromStr<Err = ParseError>>(rest: &str) -> Result<Vec<T>, String> {
    if rest.trim().is_empty() {
        return Err(
            "something is missing after this word; leave the line out if there is nothing to say".into()
        );
    }
    Ok(rest.split_whitespace().map(str::parse).collect::<Result<_, _>>()?)
}

fn tile_set(rest: &str) -> Result<Set<Tile>, String> {
    let mut set = Set::EMPTY;
    for tile in words::<Tile>(rest)? {
        if set.contains(tile) {
            return Err(format!("'{tile}' is named twice"));
        }
        set.insert(tile);
    }
    Ok(set)
}

fn player(rest: &str) -> Result<Player, String> {
    let mut words = rest.split_whitespace();
    let adventurer = words.next().unwrap_or_default().parse()?;
    let mut at = None;
    let mut hand = Vec::new();
    match words.next() {
        None | Some("with") => {}
        Some("at") => {
            at = Some(words.next().unwrap_or_default().parse()?);
            if words.next().is_some_and(|word| word != "with") {
                return Err("after the tile comes 'with' and the cards, or nothing".into());
            }
        }
        Some(_) => return Err("write 'player ADVENTURER [at TILE] [with CARD …]'".into()),
    }
    for word in words {
        hand.push(word.parse()?);
    }
    Ok(Player { adventurer, at, hand })
}

fn captured(rest: &str) -> Result<(Treasure, Adventurer), String> {
    let (treasure, adventurer) = rest.split_once(' ').ok_or("write 'captured TREASURE ADVENTURER'")?;
    Ok((treasure.parse()?, adventurer.trim().parse()?))
}

fn phase(rest: &str) -> Result<Phase, String> {
    let form = "write 'phase actions N', 'phase treasure-draw N' or 'phase flood-draw N'";
    let (name, left) = rest.split_once(' ').ok_or(form)?;
    let left = left.trim().parse().map_err(|_| form)?;
    match name {
        "actions" => Ok(Phase::Actions { left }),
        "treasure-draw" => Ok(Phase::TreasureDraw { left }),
        "flood-draw" => Ok(Phase::FloodDraw { left }),
        _ => Err(form.into()),
    }
}

fn water(rest: &str) -> Result<WaterMark, String> {
    let mark = rest.parse().ok().and_then(WaterMark::new);
    mark.ok_or_else(|| format!("the water meter has the marks 1 to {}, not '{rest}'", WaterMark::SKULL))
}

fn status(rest: &str) -> Result<Status<Defeat>, String> {
    if rest == "won" {
        return Ok(Status::Won);
    }
    let defeat =
        rest.strip_prefix("lost ").and_then(|text| Defeat::all().find(|defeat| defeat.to_string() == text));
    defeat.map(Status::Lost).ok_or_else(|| {
        "write 'over won', or 'over lost' with one of: treasure-sunk TREASURE, landing-sunk, drowned ADVENTURER, \
         water-level"
            .into()
    })
}

fn chance(rest: &str) -> Result<u64, String> {
    u64::from_str_radix(rest, 16)
        .map_err(|_| "the generator's state is a hexadecimal number of 64 bits".into())
}

/// An error in the line of a position that names a key; the first line if none does.
pub(super) fn error_at(text: &str, key: &str, problem: String) -> TextError {
    match lines(text).find(|line: &Line<'_>| line.key_and_rest().0 == key) {
        Some(line) => line.error(problem),
        None => TextError::whole(problem),
    }
}
