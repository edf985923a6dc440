//! A Spirit in play, as text.

use artel_engine::Seat;

use crate::components::{Card, Cards, Element, Elements, SpiritName};
use crate::game::Phase;
use crate::spirit::{SpiritState, Stage};

use super::fields::{Fields, Words, seat, short, small};
use super::values::Bits;

artel_engine::vocabulary! {
    /// Cards of a Spirit that a line of their own tells.
    pub(super) enum Pile: "pile" {
        Hand = "hand",
        Play = "play",
        Discard = "discard",
        Forgotten = "forgotten",
        Used = "used",
        MadeFast = "made-fast",
        Repeated = "repeated",
    }
}

impl Pile {
    /// Where a card of the Spirit is; a card is in one of these at the most.
    pub(super) const PLACES: [Pile; 4] = [Pile::Hand, Pile::Play, Pile::Discard, Pile::Forgotten];

    /// These cards of a Spirit.
    pub(super) fn of(self, spirit: &SpiritState) -> Cards {
        match self {
            Pile::Hand => spirit.hand,
            Pile::Play => spirit.in_play,
            Pile::Discard => spirit.discard,
            Pile::Forgotten => spirit.forgotten,
            Pile::Used => spirit.used,
            Pile::MadeFast => spirit.made_fast,
            Pile::Repeated => spirit.repeated,
        }
    }

    /// These cards of a Spirit, to change them.
    pub(super) fn of_mut(self, spirit: &mut SpiritState) -> &mut Cards {
        match self {
            Pile::Hand => &mut spirit.hand,
            Pile::Play => &mut spirit.in_play,
            Pile::Discard => &mut spirit.discard,
            Pile::Forgotten => &mut spirit.forgotten,
            Pile::Used => &mut spirit.used,
            Pile::MadeFast => &mut spirit.made_fast,
            Pile::Repeated => &mut spirit.repeated,
        }
    }
}

/// What a Spirit does at the beginning of a phase.
pub(super) fn first_stage(phase: Phase) -> Stage {
    match phase {
        Phase::BonusGrowth | Phase::Spirit => Stage::Choosing,
        _ => Stage::Playing,
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
    if u32::from(spirit.played) != spirit.in_play.len() {
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
        stage if stage == first_stage(phase) => {}
        stage => {
            let name = STAGES.iter().find(|(each, _)| *each == stage).map_or("ready", |(_, name)| name);
            words.say(format!("stage:{name}"));
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
        spirit.hand = Cards::NONE;
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
        spirit.played = self.played.unwrap_or(spirit.in_play.len() as u8);
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
