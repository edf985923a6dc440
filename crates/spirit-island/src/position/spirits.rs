//! A Spirit in play, as text.

use artel_engine::Seat;

use crate::components::{Card, Cards, Element, Elements, SpiritName};
use crate::game::Phase;
use crate::owned::{MOST_CARDS, Mark, OwnCards, Zone};
use crate::spirit::{SpiritState, Stage};

use super::fields::{Fields, Words, seat, short, small};
use super::values::Bits;

/// What a line about some cards of a Spirit tells of them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Pile {
    /// Where they lie.
    In(Zone),
    /// What was done with them.
    Marked(Mark),
}

impl Pile {
    /// All of them, in the order in which they are written.
    pub(super) fn all() -> impl Iterator<Item = Pile> {
        Zone::ALL.into_iter().map(Pile::In).chain(Mark::ALL.into_iter().map(Pile::Marked))
    }

    /// The word that begins the line.
    pub(super) fn id(self) -> &'static str {
        match self {
            Pile::In(zone) => zone.id(),
            Pile::Marked(mark) => mark.id(),
        }
    }

    /// The pile whose lines begin with this word.
    pub(super) fn named(word: &str) -> Option<Pile> {
        Pile::all().find(|pile| pile.id() == word)
    }

    /// These cards of a Spirit.
    pub(super) fn of(self, spirit: &SpiritState) -> Cards {
        match self {
            Pile::In(zone) => spirit.cards.set(zone),
            Pile::Marked(mark) => spirit.cards.marked(mark),
        }
    }

    /// Puts a card where the line says, or notes what it says.
    pub(super) fn tell(self, spirit: &mut SpiritState, card: Card) -> Result<(), String> {
        let zone = spirit.cards.zone_of(card);
        match self {
            Pile::In(there) if zone == Some(there) => Err(format!("'{card}' is named twice")),
            Pile::In(_) if zone.is_some() => Err(format!("the card '{card}' is in two places")),
            Pile::In(_) if spirit.cards.len() >= MOST_READ => {
                Err(format!("no Spirit comes to have more than {MOST_READ} cards"))
            }
            Pile::In(there) => {
                spirit.cards.gain(card, there);
                Ok(())
            }
            Pile::Marked(mark) if spirit.cards.was(mark, card) => Err(format!("'{card}' is named twice")),
            Pile::Marked(_) if zone.is_none() => Err(format!("'{card}' is not with this Spirit")),
            Pile::Marked(mark) => {
                spirit.cards.mark(mark, card);
                Ok(())
            }
        }
    }
}

/// More cards than a game leads to; play could add some before there are too many.
const MOST_READ: usize = MOST_CARDS - 20;

/// What a Spirit does at the beginning of a phase.
pub(super) fn first_stage(phase: Phase) -> Stage {
    match phase {
        Phase::BonusGrowth | Phase::Spirit => Stage::Choosing,
        Phase::Fast | Phase::Invader | Phase::Slow | Phase::TimePasses => Stage::Playing,
    }
}

const STAGES: [(Stage, &str); 3] =
    [(Stage::Choosing, "choosing"), (Stage::Playing, "playing"), (Stage::Ready, "ready")];

/// What a line says about a Spirit.
pub(super) struct SpiritLine {
    pub(super) seat: Seat,
    pub(super) name: SpiritName,
    energy: u8,
    tracks: [u8; 2],
    played: Option<u8>,
    innates: Bits,
    gained: Elements,
    pub(super) progression: Option<u8>,
    stage: Option<Stage>,
}

/// A Spirit as words.
pub(super) fn write(seat: Seat, spirit: &SpiritState, phase: Phase) -> String {
    let mut words = Words::new(None);
    words.say(seat);
    words.say(spirit.name);
    words.put("energy", &spirit.energy);
    let tracks = [spirit.energy_shown, spirit.plays_shown];
    if tracks != [1, 1] {
        words.say(format!("tracks:{},{}", tracks[0], tracks[1]));
    }
    if spirit.played != spirit.cards.count(Zone::Play) {
        words.say(format!("played:{}", spirit.played));
    }
    words.put("innates", &Bits(spirit.innates_used));
    let gained =
        spirit.gained.iter().flat_map(|(element, count)| std::iter::repeat_n(element.id(), count as usize));
    let gained: Vec<&str> = gained.collect();
    if !gained.is_empty() {
        words.say(format!("gained:{}", gained.join(",")));
    }
    if let Some(taken) = spirit.progression {
        words.say(format!("progression:{taken}"));
    }
    match spirit.stage {
        Stage::Growing { option, left } => {
            words.say(format!("growing:{}", option + 1));
            words.put("left", &Bits(left));
        }
        stage @ (Stage::Choosing | Stage::Playing | Stage::Ready) => {
            let told = STAGES.iter().find(|(each, _)| *each == stage && stage != first_stage(phase));
            if let Some((_, name)) = told {
                words.say(format!("stage:{name}"));
            }
        }
    }
    words.join()
}

impl SpiritLine {
    /// What the words say.
    pub(super) fn read(text: &str) -> Result<SpiritLine, String> {
        let mut words = text.split_whitespace();
        let (Some(number), Some(name)) = (words.next(), words.next()) else {
            return Err("write: spirit SEAT NAME".into());
        };
        let (number, name) = (seat(number)?, name.parse()?);
        let mut fields = Fields::new(words, None)?;
        let line = SpiritLine {
            seat: number,
            name,
            energy: fields.take("energy")?,
            tracks: fields.text("tracks").map_or(Ok([1, 1]), tracks)?,
            played: fields.text("played").map(small).transpose()?,
            innates: fields.take("innates")?,
            gained: fields.text("gained").map_or(Ok(Elements::NONE), elements)?,
            progression: fields.text("progression").map(small).transpose()?,
            stage: stage(&mut fields)?,
        };
        fields.finish("a Spirit")?;
        Ok(line)
    }

    /// The Spirit, but for its cards and its Presence.
    pub(super) fn spirit(&self, phase: Phase) -> SpiritState {
        let mut spirit = SpiritState::new(self.name, false);
        spirit.cards = OwnCards::default();
        spirit.energy = self.energy;
        [spirit.energy_shown, spirit.plays_shown] = self.tracks;
        spirit.innates_used = self.innates.0;
        spirit.gained = self.gained;
        spirit.progression = self.progression;
        spirit.stage = self.stage.unwrap_or(first_stage(phase));
        spirit
    }

    /// What depends on the cards.
    pub(super) fn complete(&self, spirit: &mut SpiritState) {
        spirit.played = self.played.unwrap_or(spirit.cards.count(Zone::Play));
        spirit.count_elements();
    }
}

fn tracks(text: &str) -> Result<[u8; 2], String> {
    let wrong =
        || format!("'{}' does not tell the uncovered spaces of both tracks; write tracks:2,1", short(text));
    let (energy, plays) = text.split_once(',').ok_or_else(wrong)?;
    Ok([small(energy)?, small(plays)?])
}

/// More elements than anybody can gain in a turn.
const MOST_ELEMENTS: usize = 60;

fn elements(text: &str) -> Result<Elements, String> {
    let all: Vec<Element> = text.split(',').map(str::parse).collect::<Result<_, _>>()?;
    if all.len() > MOST_ELEMENTS {
        return Err(format!("nobody gains more than {MOST_ELEMENTS} elements"));
    }
    Ok(Elements::of(&all))
}

fn stage(fields: &mut Fields<'_>) -> Result<Option<Stage>, String> {
    let (stage, growing) = (fields.text("stage"), fields.text("growing"));
    let left = fields.take::<Bits>("left")?.0;
    match (stage, growing) {
        (None, None) if left == 0 => Ok(None),
        (None, Some(option)) => match option.parse() {
            Ok(option @ 1..=3_u8) => Ok(Some(Stage::Growing { option: option - 1, left })),
            _ => Err(format!("'{}' is not a Growth option; there are 1, 2 and 3", short(option))),
        },
        (Some(name), None) if left == 0 => {
            let found = STAGES.iter().find(|(_, each)| *each == name);
            found.map(|(stage, _)| Some(*stage)).ok_or_else(|| {
                format!(
                    "'{}' is none of: choosing, playing, ready; while growing write growing:OPTION",
                    short(name)
                )
            })
        }
        _ => Err("actions are left only while a Spirit is growing: write growing:OPTION left:1,2".into()),
    }
}

/// The seat and the cards of a line about a pile.
pub(super) fn read_pile(text: &str) -> Result<(Seat, Vec<Card>), String> {
    let mut words = text.split_whitespace();
    let owner = seat(words.next().ok_or("a seat is needed, and cards")?)?;
    Ok((owner, words.map(str::parse).collect::<Result<_, _>>()?))
}
