//! What happens in a game.

use artel_engine::{Described, Phrase, RuleId, Seat};
use serde::Serialize;

use crate::components::{BlightCard, Card, Element, EventCard, FearCard, InvaderCard, Kind, Land, Piece};
use crate::effect::InvaderAction;
use crate::end::Defeat;
use crate::game::Phase;
use crate::moves::with_piece;
use crate::rules::{
    SI_011, SI_036, SI_047, SI_050, SI_051, SI_053, SI_059, SI_064, SI_067, SI_069, SI_074, SI_083, SI_089,
    SI_091, SI_092, SI_094, SI_096, SI_097, SI_107, SI_111, SI_113, SI_116, SI_119, SI_122, SI_126, SI_135,
    SI_141, SI_142, SI_155, SI_158, SI_161, SI_163, SI_169, SI_170, SI_192, SI_197, SI_198, SI_199, SI_200,
    SI_210, SI_221, SI_242, SI_249, SI_252, SI_253, SI_256, SI_259, SI_264, SI_266, SI_270, SI_271, SI_273,
    SI_274, SI_278, SI_280, SI_289, SI_293, SI_319, SI_321, SI_R06, SI_R54, SI_R66, SM_031, SM_063, SM_066,
    SM_067, SM_072, SM_099, SM_108, SM_121, SM_126, SM_137,
};

/// Something that happened, with those it happened to.
///
/// ```
/// use artel_engine::{Described, Seat};
/// use artel_spirit_island::Event;
/// let event = Event::GainedEnergy { seat: Seat(0), amount: 1, energy: 3 };
/// assert_eq!(event.phrase().key, "event-gained-energy");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[allow(missing_docs)] // the variants' fields are what the sentence in the variant's comment names
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Event {
    /// A turn began.
    TurnBegan { turn: u8 },
    /// A phase began.
    PhaseBegan { phase: Phase },
    /// A Spirit chose a Growth option.
    Grew { seat: Seat, option: u8 },
    /// A Spirit took its discard pile back into its hand.
    Reclaimed { seat: Seat, cards: u8 },
    /// A Spirit took one played card back into its hand.
    TookBack { seat: Seat, card: Card },
    /// A Spirit gained Energy and has that much now.
    GainedEnergy { seat: Seat, amount: u8, energy: u8 },
    /// A Spirit gained its Energy of the turn and has that much now.
    Income { seat: Seat, amount: u8, energy: u8 },
    /// A Spirit paid Energy and has that much left.
    PaidEnergy { seat: Seat, amount: u8, energy: u8 },
    /// A Spirit added Presence from its panel to a land.
    AddedPresence { seat: Seat, land: Land },
    /// A Spirit's Presence moved from a land to another.
    MovedPresence { seat: Seat, from: Land, to: Land },
    /// A Spirit's Presence was destroyed.
    LostPresence { seat: Seat, land: Land },
    /// A Spirit's Presence was destroyed on a track.
    LostFromTrack { seat: Seat },
    /// Invaders were drowned; their Spirit keeps so much Health.
    Drowned { seat: Seat, health: u16 },
    /// A Spirit's destroyed Presence came back to a land.
    ReturnedPresence { seat: Seat, land: Land },
    /// A Power card was drawn.
    PowerDrawn { card: Card },
    /// A Spirit gained a Power card.
    GainedCard { seat: Seat, card: Card },
    /// A Spirit took the next card of its Power Progression.
    Progressed { seat: Seat, card: Card },
    /// A Spirit forgot a Power card.
    Forgot { seat: Seat, card: Card },
    /// A Spirit discarded a Power card.
    Discarded { seat: Seat, card: Card },
    /// A Spirit gave a card to another.
    Gave { seat: Seat, to: Seat, card: Card },
    /// A Spirit gained an element.
    GainedElement { seat: Seat, element: Element },
    /// A Spirit played a card.
    Played { seat: Seat, card: Card },
    /// A Spirit has nothing more to do in the phase.
    IsReady { seat: Seat },
    /// A Spirit used the Power of a card.
    Used { seat: Seat, card: Card },
    /// A Spirit used an Innate Power.
    UsedInnate { seat: Seat, innate: &'static str },
    /// A Spirit repeated the Power of a card.
    Repeated { seat: Seat, card: Card },
    /// The Power targets a land.
    TargetedLand { land: Land },
    /// The Power targets a Spirit.
    TargetedSpirit { seat: Seat },
    /// A threshold was used; the first has number 1.
    Threshold { number: u8 },
    /// Fear was generated.
    Feared { amount: u8 },
    /// A Fear card was earned.
    EarnedFear {},
    /// The Terror Level rose.
    TerrorRose { level: u8 },
    /// A Fear card was turned over at this Terror Level.
    FearTurned { card: FearCard, level: u8 },
    /// A player carries out their share.
    SharePlayed { seat: Seat },
    /// An Invader or Dahan took damage.
    Damaged { piece: Piece, land: Land, amount: u8 },
    /// Pieces were destroyed.
    Destroyed { kind: Kind, land: Land, count: u8 },
    /// A piece was removed.
    Removed { piece: Piece, land: Land },
    /// A piece was replaced.
    Replaced { piece: Piece, with: Kind, count: u8, land: Land },
    /// A piece was pushed.
    Pushed { piece: Piece, from: Land, to: Land },
    /// A piece was gathered.
    Gathered { piece: Piece, from: Land, to: Land },
    /// A piece was moved.
    Moved { piece: Piece, from: Land, to: Land },
    /// Pieces were added to a land.
    Added { kind: Kind, land: Land, count: u8 },
    /// An Invader got 1 Strife.
    Strifed { piece: Piece, land: Land },
    /// An Invader lost 1 Strife.
    LostStrife { piece: Piece, land: Land },
    /// A land got Defend.
    Defended { land: Land, amount: u8 },
    /// Something lasts until the turn ends.
    Lasts { source: &'static str },
    /// Blight was added to a land.
    Blighted { land: Land },
    /// Blight cascades from a land.
    Cascaded { from: Land },
    /// Blight was needed, but the pool is empty.
    BlightMissing {},
    /// The Blight card was turned over, or replaced by another; so much Blight was put on it.
    BlightTurned { card: BlightCard, blight: u8 },
    /// An Event card was drawn; on the first turn it is idle.
    EventDrawn { card: EventCard, idle: bool },
    /// Blight left the game from the Blight card.
    BlightLeft {},
    /// A card was added on top of the Fear deck.
    FearCardAdded {},
    /// The top card of the Fear deck left the game.
    FearCardLeft {},
    /// Blight was removed from a land.
    Cleansed { land: Land },
    /// The second space for Builds was taken away.
    SecondBuildEnded {},
    /// Invaders dreamt of their death.
    Dreamt { kind: Kind, land: Land, count: u8 },
    /// A Fear card was turned face up where it lies, at this place counted from the one that is resolved next.
    FearSeen { card: FearCard, place: u8 },
    /// The rest of an effect was left out.
    Declined { seat: Seat },
    /// A land ravages; its Invaders deal this much after Defend.
    Ravaged { land: Land, damage: u8 },
    /// The Dahan of a land counterattack.
    Counterattacked { land: Land, damage: u8 },
    /// An Invader action in a land did not happen.
    Skipped { land: Land, action: InvaderAction },
    /// Something was built.
    Built { kind: Kind, land: Land },
    /// An Invader card was revealed.
    InvadersRevealed { card: InvaderCard },
    /// Escalation added a Town.
    Escalated { land: Land },
    /// An Explorer came to a land.
    Explored { land: Land },
    /// The Invader cards moved on.
    Advanced {},
    /// What was destroyed in a land is avenged.
    Avenged { land: Land, damage: u8 },
    /// A rule of the scenario comes into effect.
    RuleActed { rule: &'static str },
    /// The turn ended: damage vanished, cards were discarded.
    TimePassed {},
    /// The Spirits won.
    Won { terror_level: u8, sacrifice: bool },
    /// The Spirits lost.
    Lost {
        #[serde(serialize_with = "as_text")]
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
        defeat: Defeat,
    },
}

#[allow(clippy::trivially_copy_pass_by_ref)] // the signature that serde asks for
fn as_text<S: serde::Serializer>(defeat: &Defeat, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(defeat)
}

impl Described for Event {
    #[allow(clippy::too_many_lines)] // one short line for each kind of event
    fn phrase(&self) -> Phrase {
        let new = Phrase::new;
        match *self {
            Event::TurnBegan { turn } => new("event-turn").number("turn", turn),
            Event::PhaseBegan { phase } => new("event-phase").name("phase", phase.id()),
            Event::Grew { seat, option } => new("event-grew").seat("seat", seat).number("option", option),
            Event::Reclaimed { seat, cards } => {
                new("event-reclaimed").seat("seat", seat).number("cards", cards)
            }
            Event::TookBack { seat, card } => {
                new("event-took-back").seat("seat", seat).name("card", card.id())
            }
            Event::GainedEnergy { seat, amount, energy } => {
                energy_phrase("event-gained-energy", seat, amount, energy)
            }
            Event::Income { seat, amount, energy } => energy_phrase("event-income", seat, amount, energy),
            Event::PaidEnergy { seat, amount, energy } => {
                energy_phrase("event-paid-energy", seat, amount, energy)
            }
            Event::AddedPresence { seat, land } => at("event-added-presence", seat, land),
            Event::MovedPresence { seat, from, to } => {
                to.tell("to", from.tell("from", new("event-moved-presence").seat("seat", seat)))
            }
            Event::LostPresence { seat, land } => at("event-lost-presence", seat, land),
            Event::LostFromTrack { seat } => new("event-lost-from-track").seat("seat", seat),
            Event::Drowned { seat, health } => {
                new("event-drowned").seat("seat", seat).number("health", health)
            }
            Event::ReturnedPresence { seat, land } => at("event-returned-presence", seat, land),
            Event::PowerDrawn { card } => new("event-power-drawn").name("card", card.id()),
            Event::GainedCard { seat, card } => of_card("event-gained-card", seat, card),
            Event::Progressed { seat, card } => of_card("event-progressed", seat, card),
            Event::Forgot { seat, card } => of_card("event-forgot", seat, card),
            Event::Discarded { seat, card } => of_card("event-discarded", seat, card),
            Event::Gave { seat, to, card } => of_card("event-gave", seat, card).seat("to", to),
            Event::GainedElement { seat, element } => {
                new("event-gained-element").seat("seat", seat).name("element", element.id())
            }
            Event::Played { seat, card } => of_card("event-played", seat, card),
            Event::IsReady { seat } => new("event-ready").seat("seat", seat),
            Event::Used { seat, card } => of_card("event-used", seat, card),
            Event::UsedInnate { seat, innate } => {
                new("event-used-innate").seat("seat", seat).name("innate", innate)
            }
            Event::Repeated { seat, card } => of_card("event-repeated", seat, card),
            Event::TargetedLand { land } => in_land("event-targeted-land", land),
            Event::TargetedSpirit { seat } => new("event-targeted-spirit").seat("seat", seat),
            Event::Threshold { number } => new("event-threshold").number("number", number),
            Event::Feared { amount } => new("event-feared").number("amount", amount),
            Event::EarnedFear {} => new("event-earned-fear"),
            Event::TerrorRose { level } => new("event-terror-rose").number("level", level),
            Event::FearTurned { card, level } => {
                new("event-fear-turned").name("card", card.id()).number("level", level)
            }
            Event::SharePlayed { seat } => new("event-share-played").seat("seat", seat),
            Event::Damaged { piece, land, amount } => {
                with_piece(in_land("event-damaged", land), piece).number("amount", amount)
            }
            Event::Destroyed { kind, land, count } => {
                in_land("event-destroyed", land).name("piece", kind.id()).number("count", count)
            }
            Event::Removed { piece, land } => with_piece(in_land("event-removed", land), piece),
            Event::Replaced { piece, with, count, land } => {
                with_piece(in_land("event-replaced", land), piece)
                    .name("with", with.id())
                    .number("count", count)
            }
            Event::Pushed { piece, from, to } => moved("event-pushed", piece, from, to),
            Event::Gathered { piece, from, to } => moved("event-gathered", piece, from, to),
            Event::Moved { piece, from, to } => moved("event-moved", piece, from, to),
            Event::Added { kind, land, count } => {
                in_land("event-added", land).name("piece", kind.id()).number("count", count)
            }
            Event::Strifed { piece, land } => with_piece(in_land("event-strifed", land), piece),
            Event::LostStrife { piece, land } => with_piece(in_land("event-lost-strife", land), piece),
            Event::Defended { land, amount } => in_land("event-defended", land).number("amount", amount),
            Event::Lasts { source } => new("event-lasts").name("source", source),
            Event::Blighted { land } => in_land("event-blighted", land),
            Event::Cascaded { from } => in_land("event-cascaded", from),
            Event::BlightMissing {} => new("event-blight-missing"),
            Event::BlightTurned { card, blight } => {
                let healthy = u8::from(card.entry().still_healthy);
                new("event-blight-turned")
                    .name("card", card.id())
                    .number("blight", blight)
                    .number("healthy", healthy)
            }
            Event::EventDrawn { card, idle } => {
                let key = if idle { "event-drawn-idle" } else { "event-drawn" };
                new(key).name("card", card.id())
            }
            Event::BlightLeft {} => new("event-blight-left"),
            Event::FearCardAdded {} => new("event-fear-card-added"),
            Event::FearCardLeft {} => new("event-fear-card-left"),
            Event::Cleansed { land } => in_land("event-cleansed", land),
            Event::SecondBuildEnded {} => new("event-second-build-ended"),
            Event::Dreamt { kind, land, count } => {
                in_land("event-dreamt", land).name("piece", kind.id()).number("count", count)
            }
            Event::FearSeen { card, place } => {
                new("event-fear-seen").name("card", card.id()).number("place", place)
            }
            Event::Declined { seat } => new("event-declined").seat("seat", seat),
            Event::Ravaged { land, damage } => in_land("event-ravaged", land).number("damage", damage),
            Event::Counterattacked { land, damage } => {
                in_land("event-counterattacked", land).number("damage", damage)
            }
            Event::Skipped { land, action } => in_land("event-skipped", land).name("action", action.id()),
            Event::Built { kind, land } => in_land("event-built", land).name("piece", kind.id()),
            Event::InvadersRevealed { card } => new("event-invaders-revealed").name("card", card.id()),
            Event::Escalated { land } => in_land("event-escalated", land),
            Event::Explored { land } => in_land("event-explored", land),
            Event::Advanced {} => new("event-advanced"),
            Event::Avenged { land, damage } => in_land("event-avenged", land).number("damage", damage),
            Event::RuleActed { rule } => new("event-rule-acted").name("rule", rule),
            Event::TimePassed {} => new("event-time-passed"),
            Event::Won { terror_level, sacrifice: false } => new("event-won").number("level", terror_level),
            Event::Won { terror_level, sacrifice: true } => {
                new("event-won-by-sacrifice").number("level", terror_level)
            }
            Event::Lost { defeat } => defeat.phrase(),
        }
    }

    fn is_heading(&self) -> bool {
        matches!(self, Event::TurnBegan { .. })
    }

    fn rules(&self) -> &'static [RuleId] {
        match self {
            Event::TurnBegan { .. } | Event::PhaseBegan { .. } | Event::IsReady { .. } => &[SI_036],
            Event::Grew { .. } => &[SI_047],
            Event::Reclaimed { .. } | Event::TookBack { .. } => &[SI_053],
            Event::GainedEnergy { .. } => &[SI_051],
            Event::Income { .. } => &[SI_069],
            Event::PaidEnergy { .. } => &[SI_293],
            Event::AddedPresence { .. } => &[SI_050, SI_064],
            Event::MovedPresence { .. } => &[SI_067],
            Event::LostPresence { .. } | Event::LostFromTrack { .. } => &[SI_199, SI_059],
            Event::Drowned { .. } => &[SI_273],
            Event::ReturnedPresence { .. } => &[SI_059],
            Event::PowerDrawn { .. } => &[SI_252],
            Event::GainedCard { .. } => &[SI_253],
            Event::Progressed { .. } => &[SI_264],
            Event::Forgot { .. } => &[SI_256, SI_259],
            Event::Discarded { .. } => &[SM_072],
            Event::Gave { .. } => &[SI_256],
            Event::GainedElement { .. } => &[SI_242],
            Event::Played { .. } => &[SI_074],
            Event::UsedInnate { .. } => &[SI_210],
            Event::Repeated { .. } => &[SI_289, SI_293],
            Event::Used { .. } | Event::TargetedLand { .. } | Event::TargetedSpirit { .. } => &[SI_083],
            Event::Threshold { .. } => &[SI_249],
            Event::Feared { .. } => &[SI_091],
            Event::EarnedFear {} => &[SI_092],
            Event::TerrorRose { .. } => &[SI_107],
            Event::FearTurned { .. } => &[SI_096, SI_097],
            Event::SharePlayed { .. } => &[SI_096],
            Event::Damaged { .. } => &[SI_266],
            Event::Destroyed { .. } => &[SI_192, SI_089, SI_119],
            Event::Removed { .. } => &[SI_270],
            Event::Replaced { .. } => &[SI_271],
            Event::Pushed { .. } => &[SI_280],
            Event::Gathered { .. } => &[SI_278],
            Event::Moved { .. } => &[SI_321],
            Event::Added { .. } => &[SM_108],
            Event::Strifed { .. } => &[SM_121],
            Event::LostStrife { .. } => &[SM_126],
            Event::Defended { .. } => &[SI_274],
            Event::Lasts { .. } => &[SI_221],
            Event::Blighted { .. } => &[SI_197, SI_116],
            Event::Cascaded { .. } => &[SI_200],
            Event::BlightMissing {} => &[SI_R06],
            Event::BlightTurned { .. } => &[SM_031],
            Event::EventDrawn { idle: true, .. } => &[SM_066],
            Event::EventDrawn { idle: false, .. } => &[SM_063],
            Event::BlightLeft {} | Event::FearCardAdded {} | Event::FearCardLeft {} => &[SM_067],
            Event::Cleansed { .. } => &[SI_198],
            Event::SecondBuildEnded {} => &[SM_099],
            Event::Dreamt { .. } => &[SI_011],
            Event::FearSeen { .. } => &[SI_094],
            Event::Declined { .. } => &[SI_319],
            Event::Ravaged { .. } => &[SI_111, SI_113],
            Event::Counterattacked { .. } => &[SI_122],
            Event::Skipped { .. } => &[SI_126, SI_R54],
            Event::Built { .. } => &[SI_135],
            Event::InvadersRevealed { .. } => &[SI_141],
            Event::Escalated { .. } => &[SI_155],
            Event::Explored { .. } => &[SI_142],
            Event::Advanced {} => &[SI_158],
            Event::Avenged { .. } => &[SI_R66],
            Event::RuleActed { .. } => &[SM_137],
            Event::TimePassed {} => &[SI_161, SI_163],
            Event::Won { sacrifice: false, .. } => &[SI_169],
            Event::Won { .. } => &[SI_170],
            Event::Lost { defeat } => defeat.rules(),
        }
    }
}

fn in_land(key: &'static str, land: Land) -> Phrase {
    land.tell("land", Phrase::new(key))
}

fn at(key: &'static str, seat: Seat, land: Land) -> Phrase {
    in_land(key, land).seat("seat", seat)
}

fn of_card(key: &'static str, seat: Seat, card: Card) -> Phrase {
    Phrase::new(key).seat("seat", seat).name("card", card.id())
}

fn energy_phrase(key: &'static str, seat: Seat, amount: u8, energy: u8) -> Phrase {
    Phrase::new(key).seat("seat", seat).number("amount", amount).number("energy", energy)
}

fn moved(key: &'static str, piece: Piece, from: Land, to: Land) -> Phrase {
    to.tell("to", from.tell("from", with_piece(Phrase::new(key), piece)))
}
