//! A Spirit in play, as text.

use artel_engine::Seat;

use crate::action::Source;
use crate::components::{Card, Cards, Element, Elements, SpiritName};
use crate::effect::Slot;
use crate::game::Phase;
use crate::owned::{MOST_CARDS, Mark, OwnCards, Zone};
use crate::spirit::{Shown, SpiritState};
use crate::stage::{GrowthAct, Options, Stage};

use super::fields::{Field, Fields, Words, seat, short, small};
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
const MOST_READ: usize = MOST_CARDS - 8;

/// What a Spirit does at the beginning of a phase.
pub(super) fn first_stage(phase: Phase) -> Stage {
    match phase {
        Phase::BonusGrowth | Phase::Spirit => Stage::CHOOSING,
        Phase::Setup | Phase::Fast | Phase::Invader | Phase::Slow | Phase::TimePasses => Stage::Playing,
    }
}

const STAGES: [(Stage, &str); 3] =
    [(Stage::CHOOSING, "choosing"), (Stage::Playing, "playing"), (Stage::Ready, "ready")];

/// What a line says about a Spirit.
pub(super) struct SpiritLine {
    pub(super) seat: Seat,
    pub(super) name: SpiritName,
    gone: u8,
    owed: u8,
    energy: u8,
    drowned: u16,
    shown: Shown,
    played: Option<u8>,
    innates: Bits,
    acted: Bits,
    any_chosen: u8,
    more_plays: u8,
    made_fast: u8,
    gained: Elements,
    pub(super) progression: Option<u8>,
    spent: Options,
    stage: Option<Stage>,
}

/// A Spirit as words.
pub(super) fn write(seat: Seat, spirit: &SpiritState, phase: Phase) -> String {
    let mut words = Words::new(None);
    words.say(seat);
    words.say(spirit.name);
    words.put("gone", &spirit.gone);
    words.put("owed", &spirit.owed);
    words.put("energy", &spirit.energy);
    if spirit.drowned > 0 {
        words.say(format!("drowned:{}", spirit.drowned));
    }
    if spirit.shown != spirit.panel().first_shown() {
        let shown: Vec<String> =
            spirit.tracks().map(|track| spirit.shown[track as usize].to_string()).collect();
        words.say(format!("tracks:{}", shown.join(",")));
    }
    if spirit.played != spirit.cards.count(Zone::Play) {
        words.say(format!("played:{}", spirit.played));
    }
    words.put("innates", &Bits(spirit.innates_used));
    words.put("acted", &Bits(spirit.acted));
    words.put("any-chosen", &spirit.any_chosen);
    words.put("more-plays", &spirit.more_plays);
    words.put("hasty", &spirit.made_fast);
    let gained =
        spirit.gained.iter().flat_map(|(element, count)| std::iter::repeat_n(element.id(), count as usize));
    let gained: Vec<&str> = gained.collect();
    if !gained.is_empty() {
        words.say(format!("gained:{}", gained.join(",")));
    }
    if let Some(taken) = spirit.progression {
        words.say(format!("progression:{taken}"));
    }
    words.put("spent", &spirit.spent);
    match spirit.stage {
        Stage::Growing { option, left, picked } => {
            words.say(format!("growing:{}", option + 1));
            words.put("left", &Bits(left));
            words.put("picked", &picked.without(option));
        }
        Stage::Choosing { picked } if !picked.is_empty() => words.put("picked", &picked),
        stage @ (Stage::Choosing { .. } | Stage::Playing | Stage::Ready) => {
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
            gone: fields.take("gone")?,
            owed: fields.take("owed")?,
            energy: fields.take("energy")?,
            drowned: fields.text("drowned").map_or(Ok(0), drowned)?,
            shown: fields.text("tracks").map_or(Ok(name.entry().first_shown()), |text| tracks(text, name))?,
            played: fields.text("played").map(small).transpose()?,
            innates: fields.take("innates")?,
            acted: fields.take("acted")?,
            any_chosen: fields.take("any-chosen")?,
            more_plays: fields.take("more-plays")?,
            made_fast: fields.take("hasty")?,
            gained: fields.text("gained").map_or(Ok(Elements::NONE), elements)?,
            progression: fields.text("progression").map(small).transpose()?,
            spent: fields.take("spent")?,
            stage: stage(&mut fields, name)?,
        };
        fields.finish("a Spirit")?;
        Ok(line)
    }

    /// The Spirit, but for its cards and its Presence.
    pub(super) fn spirit(&self, phase: Phase) -> SpiritState {
        let mut spirit = SpiritState::new(self.name, false);
        spirit.cards = OwnCards::default();
        spirit.gone = self.gone;
        spirit.owed = self.owed;
        spirit.energy = self.energy;
        spirit.drowned = self.drowned;
        spirit.shown = self.shown;
        spirit.innates_used = self.innates.0;
        spirit.acted = self.acted.0;
        spirit.any_chosen = self.any_chosen;
        spirit.more_plays = self.more_plays;
        spirit.made_fast = self.made_fast;
        spirit.gained = self.gained;
        spirit.progression = self.progression;
        spirit.spent = self.spent;
        spirit.stage = self.stage.unwrap_or(first_stage(phase));
        spirit
    }

    /// What depends on the cards.
    pub(super) fn complete(&self, spirit: &mut SpiritState) {
        spirit.played = self.played.unwrap_or(spirit.cards.count(Zone::Play));
        spirit.count_elements();
    }
}

/// The uncovered spaces of each track of the Spirit; more than a track has are refused.
fn tracks(text: &str, name: SpiritName) -> Result<Shown, String> {
    let slots: Vec<usize> = name.entry().tracks().map(<[Slot]>::len).collect();
    let counts: Vec<u8> = text.split(',').map(small).collect::<Result<_, _>>()?;
    if counts.len() != slots.len() {
        let tracks = slots.len();
        return Err(format!(
            "'{}' does not tell the uncovered spaces of {tracks} tracks; write tracks:2,1",
            short(text)
        ));
    }
    let mut shown = Shown::default();
    for (track, (count, slots)) in counts.into_iter().zip(slots).enumerate() {
        if usize::from(count) > slots {
            return Err(format!(
                "a track of '{name}' has {slots} spaces, of which not {count} are uncovered"
            ));
        }
        shown[track] = count;
    }
    Ok(shown)
}

/// Health of drowned Invaders.
fn drowned(text: &str) -> Result<u16, String> {
    text.parse().map_err(|_| format!("'{}' is not a number of Health", short(text)))
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

fn stage(fields: &mut Fields<'_>, name: SpiritName) -> Result<Option<Stage>, String> {
    let (stage, growing) = (fields.text("stage"), fields.text("growing"));
    let left = fields.take::<Bits>("left")?.0;
    let picked: Options = fields.take("picked")?;
    match (stage, growing) {
        (None, None) if left == 0 && picked.is_empty() => Ok(None),
        (None, None) if left == 0 => Ok(Some(Stage::Choosing { picked })),
        (None, Some(option)) => {
            let option = growth_option(option, name)?;
            Ok(Some(Stage::Growing { option, left, picked: picked.with(option) }))
        }
        (Some(name), None) if left == 0 && picked.is_empty() => {
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

/// The Growth option with this number, counted from zero.
fn growth_option(text: &str, name: SpiritName) -> Result<u8, String> {
    let options = name.entry().growth_options().count();
    let known = text.parse().ok().filter(|number| (1..=options).contains(&usize::from(*number)));
    known.map(|number: u8| number - 1).ok_or_else(|| {
        let all: Vec<String> = (1..options).map(|number| number.to_string()).collect();
        format!("'{}' is not a Growth option; there are {} and {options}", short(text), all.join(", "))
    })
}

/// A Growth action as the numbers of its option and of itself: `2/1`.
impl Field for GrowthAct {
    fn word(&self, _: Option<Source>) -> Option<String> {
        Some(format!("{}/{}", self.option + 1, self.action + 1))
    }

    fn read(word: Option<&str>, _: Option<Source>) -> Result<Self, String> {
        let text = word.unwrap_or_default();
        let wrong = || format!("'{}' is no Growth action; write option and action: 2/1", short(text));
        let (option, action) = text.split_once('/').ok_or_else(wrong)?;
        let number = |text: &str| small(text).ok().and_then(|number| number.checked_sub(1)).ok_or_else(wrong);
        Ok(GrowthAct { option: number(option)?, action: number(action)? })
    }
}

impl Field for Options {
    fn word(&self, _: Option<Source>) -> Option<String> {
        let numbers: Vec<String> = self.iter().map(|option| (option + 1).to_string()).collect();
        (!numbers.is_empty()).then(|| numbers.join(","))
    }

    fn read(word: Option<&str>, _: Option<Source>) -> Result<Self, String> {
        let mut options = Options::NONE;
        for item in word.into_iter().flat_map(|word| word.split(',')) {
            match item.parse() {
                Ok(number @ 1..=Options::MOST) => options = options.with(number - 1),
                _ => return Err(format!("'{}' is not the number of a Growth option", short(item))),
            }
        }
        Ok(options)
    }
}

/// The seat and the cards of a line about a pile.
pub(super) fn read_pile(text: &str) -> Result<(Seat, Vec<Card>), String> {
    let mut words = text.split_whitespace();
    let owner = seat(words.next().ok_or("a seat is needed, and cards")?)?;
    Ok((owner, words.map(str::parse).collect::<Result<_, _>>()?))
}
