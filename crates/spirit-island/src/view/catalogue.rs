//! What is printed on cards, panels and boards, with its words: told once, for it never changes.

use artel_engine::Phrase;
use serde::Serialize;

use super::spirit::{GiftView, gifts};
use super::verbs;
use crate::components::{
    AdversaryName, BlightCard, BoardName, BoxName, Boxes, Card, Element, Elements, EventCard, FearCard,
    InvaderCard, Land, ScenarioName, SpiritName, Stage, Terrain,
};
use crate::content::powers_of;
use crate::effect::{Adversary, LEVELS, Main, Origin, Part, Power, PowerKind, Slot, Speed, Target};
use crate::words::{self, Line};

/// Everything in a box but its boards.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Catalogue {
    /// The Power cards: Minor, Major, Unique.
    pub powers: Vec<PowerFacts>,
    pub spirits: Vec<SpiritFacts>,
    pub fear_cards: Vec<FearFacts>,
    pub invader_cards: Vec<InvaderFacts>,
    pub adversaries: Vec<AdversaryFacts>,
    pub blight_cards: Vec<BlightFacts>,
    pub event_cards: Vec<EventFacts>,
    pub scenarios: Vec<ScenarioFacts>,
}

/// A Power card or an Innate Power.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PowerFacts {
    pub power: &'static str,
    pub kind: PowerKind,
    /// The Energy it costs; 0 for an Innate Power.
    pub cost: u8,
    pub speed: Speed,
    pub elements: Elements,
    /// The Range; none if it targets a Spirit.
    pub range: Option<u8>,
    /// Whether Range is measured from sacred sites only.
    pub from_sacred_site: bool,
    /// The terrains Range is measured from; any if there are none.
    pub from_terrains: Vec<Terrain>,
    /// What can be targeted, in words.
    pub target: Vec<Phrase>,
    /// What it does, in words.
    pub lines: Vec<Line>,
    pub thresholds: Vec<ThresholdFacts>,
    /// What its text speaks of, for a search.
    pub verbs: Vec<&'static str>,
}

/// A threshold of a Power.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ThresholdFacts {
    pub elements: Elements,
    pub lines: Vec<Line>,
}

/// A Spirit panel.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SpiritFacts {
    pub spirit: SpiritName,
    pub special_rules: Vec<SpecialFacts>,
    pub growth: Vec<GrowthFacts>,
    pub energy_track: Vec<SlotFacts>,
    pub plays_track: Vec<SlotFacts>,
    pub innates: Vec<PowerFacts>,
    /// Its Unique Powers, which are among the Power cards.
    pub uniques: Vec<&'static str>,
    pub progression: Vec<&'static str>,
}

/// A Special Rule.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SpecialFacts {
    /// The key of its name.
    pub name: &'static str,
    pub phrase: Phrase,
}

/// A Growth option: its actions in their order.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GrowthFacts {
    pub actions: Vec<Phrase>,
}

/// A space of a Presence track.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SlotFacts {
    pub number: Option<u8>,
    pub element: Option<Element>,
    /// What it gives besides.
    pub gives: Vec<GiftView>,
}

/// A Fear card.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FearFacts {
    pub card: FearCard,
    /// What it does at Terror Level I, II and III.
    pub levels: Vec<Vec<Line>>,
}

/// An Event card.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct EventFacts {
    pub card: EventCard,
    /// Whether the players choose one of the main parts.
    pub chosen: bool,
    /// What the main part can be.
    pub main: Vec<EventPartFacts>,
    /// What the tokens do.
    pub tokens: Option<EventPartFacts>,
    /// What the Dahan do.
    pub dahan: Option<EventPartFacts>,
}

/// A part of an Event card.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct EventPartFacts {
    /// The key of its name.
    pub name: &'static str,
    /// When it holds; none if that is chosen, or always.
    pub when: Option<Phrase>,
    pub lines: Vec<Line>,
}

/// An Invader card.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct InvaderFacts {
    pub card: InvaderCard,
    pub stage: Stage,
    pub terrains: Vec<Terrain>,
    pub coastal: bool,
    pub escalation: bool,
    pub phrase: Phrase,
}

/// An adversary.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AdversaryFacts {
    pub adversary: AdversaryName,
    /// The key of the name of its escalation.
    pub escalation: &'static str,
    pub escalation_lines: Vec<Line>,
    /// The key of the name of what else loses the game; none if nothing does.
    pub loss: Option<&'static str>,
    pub loss_lines: Vec<Line>,
    /// From level 0 on.
    pub levels: Vec<LevelFacts>,
}

/// A scenario.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ScenarioFacts {
    pub scenario: ScenarioName,
    /// What it adds to the difficulty.
    pub difficulty: u8,
    /// What is done at the end of the setup.
    pub setup_lines: Vec<Line>,
    /// What wins, if that is not the usual.
    pub victory_lines: Vec<Line>,
    /// The key of the name of what else loses the game; none if nothing does.
    pub loss: Option<&'static str>,
    pub loss_lines: Vec<Line>,
    pub rules: Vec<RuleFacts>,
}

/// A rule of a scenario.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RuleFacts {
    /// The key of its name.
    pub name: &'static str,
    pub lines: Vec<Line>,
}

/// A level of an adversary.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LevelFacts {
    /// The key of its name; none at the foot, which adds nothing.
    pub name: Option<&'static str>,
    pub difficulty: u8,
    /// The Fear cards for each Terror Level.
    pub fear_cards: Vec<u8>,
    /// The stages of the Invader deck from the top on, as digits with dashes between the groups.
    pub deck: &'static str,
    /// What it adds to the levels below it.
    pub lines: Vec<Line>,
}

/// The side of a Blight card that is turned up when the healthy one is empty.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BlightFacts {
    pub card: BlightCard,
    pub still_healthy: bool,
    /// The Blight put on it for each player.
    pub per_player: u8,
    pub lines: Vec<Line>,
}

/// A board.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)] // the names say it
pub struct BoardFacts {
    pub board: BoardName,
    /// The lands in the order of their numbers.
    pub lands: Vec<LandFacts>,
    /// The three edges that can touch other boards.
    pub edges: Vec<EdgeFacts>,
}

/// A printed land.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)] // the names say it
pub struct LandFacts {
    pub land: Land,
    pub terrain: Terrain,
    pub coastal: bool,
    /// The lands of the same board that it touches.
    pub neighbours: Vec<Land>,
}

/// An edge of a board.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)] // the names say it
pub struct EdgeFacts {
    /// The lands in their order along the edge.
    pub lands: Vec<Land>,
    /// Between two lands: how many sevenths of the edge lie before it.
    pub breaks: Vec<u8>,
}

/// Everything in a box, with its words. A table needs the boxes that it is played with.
///
/// ```
/// use artel_spirit_island::{BoxName, catalogue};
/// let horizons = catalogue(BoxName::HORIZONS);
/// assert_eq!((horizons.powers.len(), horizons.spirits.len()), (78, 5));
/// ```
pub fn catalogue(name: BoxName) -> Catalogue {
    let (from, to) = powers_of(name);
    let only = Boxes::only(name);
    Catalogue {
        powers: (from..to).map(|place| PowerFacts::of(Card::at(place).entry())).collect(),
        spirits: only.spirits().map(SpiritFacts::of).collect(),
        fear_cards: only.fear_cards().iter().map(FearFacts::of).collect(),
        invader_cards: only.invader_cards().iter().map(InvaderFacts::of).collect(),
        adversaries: only.adversaries().map(AdversaryFacts::of).collect(),
        scenarios: only.scenarios().map(ScenarioFacts::of).collect(),
        blight_cards: only.blight_cards().iter().map(BlightFacts::of).collect(),
        event_cards: only.event_cards().iter().map(EventFacts::of).collect(),
    }
}

/// What is printed on the boards with letters.
pub fn boards() -> Vec<BoardFacts> {
    BoardName::LETTERED.map(BoardFacts::of).to_vec()
}

impl PowerFacts {
    fn of(power: &Power) -> PowerFacts {
        let (range, from) = match power.target {
            Target::Land { range, from, .. } => (Some(range), Some(from)),
            Target::AnySpirit | Target::AnotherSpirit | Target::Yourself => (None, None),
        };
        PowerFacts {
            power: power.id,
            kind: power.kind,
            cost: power.cost,
            speed: power.speed,
            elements: power.elements,
            range,
            from_sacred_site: from.is_some_and(|from: Origin| from.sacred_site),
            from_terrains: from.map_or(Vec::new(), |from| from.terrains.iter().collect()),
            target: words::target(&power.target),
            lines: words::power(power),
            thresholds: (0..power.thresholds.len()).map(|number| ThresholdFacts::of(power, number)).collect(),
            verbs: verbs::of(power),
        }
    }
}

impl ThresholdFacts {
    fn of(power: &Power, number: usize) -> ThresholdFacts {
        ThresholdFacts { elements: power.thresholds[number].elements, lines: words::threshold(power, number) }
    }
}

impl SpiritFacts {
    fn of(spirit: SpiritName) -> SpiritFacts {
        let panel = spirit.entry();
        let slots = |track: &[Slot]| {
            track
                .iter()
                .map(|slot| SlotFacts {
                    number: slot.number,
                    element: slot.elements().next(),
                    gives: gifts(slot),
                })
                .collect()
        };
        let special = panel.traits.iter();
        SpiritFacts {
            spirit,
            special_rules: special
                .map(|(name, rule)| SpecialFacts { name, phrase: words::special(rule) })
                .collect(),
            growth: panel
                .growth_options()
                .map(|option| GrowthFacts { actions: option.actions.iter().map(words::growth).collect() })
                .collect(),
            energy_track: slots(panel.energy),
            plays_track: slots(panel.plays),
            innates: panel.innates.iter().map(PowerFacts::of).collect(),
            uniques: panel.uniques.iter().map(|power| power.id).collect(),
            progression: panel.progression.to_vec(),
        }
    }
}

impl FearFacts {
    fn of(card: FearCard) -> FearFacts {
        FearFacts { card, levels: (0..3).map(|level| words::fear(card.entry(), level)).collect() }
    }
}

impl EventFacts {
    fn of(card: EventCard) -> EventFacts {
        let entry = card.entry();
        let main = entry.main.parts().iter().enumerate();
        let facts = |part: &Part| EventPartFacts::of(part, None);
        EventFacts {
            card,
            chosen: matches!(entry.main, Main::Chosen(_)),
            main: main
                .map(|(place, part)| EventPartFacts::of(part, words::when(&entry.main, place)))
                .collect(),
            tokens: entry.tokens.as_ref().map(facts),
            dahan: entry.dahan.as_ref().map(facts),
        }
    }
}

impl EventPartFacts {
    fn of(part: &Part, when: Option<Phrase>) -> EventPartFacts {
        EventPartFacts { name: part.name, when, lines: words::effects(part.effects) }
    }
}

impl InvaderFacts {
    fn of(card: InvaderCard) -> InvaderFacts {
        let printed = card.entry();
        InvaderFacts {
            card,
            stage: printed.stage,
            terrains: printed.terrains.iter().collect(),
            coastal: printed.coastal,
            escalation: printed.escalation,
            phrase: words::invaders(printed),
        }
    }
}

impl AdversaryFacts {
    fn of(adversary: AdversaryName) -> AdversaryFacts {
        let printed = adversary.entry();
        AdversaryFacts {
            adversary,
            escalation: printed.escalation.0,
            escalation_lines: words::escalation(printed),
            loss: printed.loss.map(|(name, _)| name),
            loss_lines: printed.loss.map_or(Vec::new(), |(_, loss)| words::loss(loss)),
            levels: (0..LEVELS).map(|level| LevelFacts::of(printed, level)).collect(),
        }
    }
}

impl ScenarioFacts {
    fn of(scenario: ScenarioName) -> ScenarioFacts {
        let printed = scenario.entry();
        let rules = printed.rules.iter();
        ScenarioFacts {
            scenario,
            difficulty: printed.difficulty,
            setup_lines: words::scenario_setup(printed),
            victory_lines: words::victory(printed.victory),
            loss: printed.loss.map(|(name, _)| name),
            loss_lines: printed.loss.map_or(Vec::new(), |(_, loss)| words::loss(loss)),
            rules: rules.map(|&(name, rules)| RuleFacts { name, lines: words::rule(rules) }).collect(),
        }
    }
}

impl LevelFacts {
    fn of(adversary: &Adversary, level: usize) -> LevelFacts {
        let adds = level.checked_sub(1).map(|place| &adversary.levels[place]);
        LevelFacts {
            name: adds.map(|level| level.name),
            difficulty: adversary.difficulty[level],
            fear_cards: adversary.fear_cards[level].to_vec(),
            deck: adversary.decks[level],
            lines: adds.map_or(Vec::new(), words::level),
        }
    }
}

impl BlightFacts {
    fn of(card: BlightCard) -> BlightFacts {
        let printed = card.entry();
        BlightFacts {
            card,
            still_healthy: printed.still_healthy,
            per_player: printed.per_player,
            lines: words::blight(printed),
        }
    }
}

impl BoardFacts {
    fn of(board: BoardName) -> BoardFacts {
        let numbered = |numbers: &[u8]| numbers.iter().map(|&number| Land::new(board, number)).collect();
        let land = |number| {
            let land = Land::new(board, number);
            let printed = land.printed();
            LandFacts {
                land,
                terrain: printed.terrain,
                coastal: printed.coastal,
                neighbours: numbered(printed.adjacent),
            }
        };
        let edges = board.board().edges.iter();
        BoardFacts {
            board,
            lands: (1..=board.size()).map(land).collect(),
            edges: edges
                .map(|edge| EdgeFacts { lands: numbered(edge.lands), breaks: edge.breaks.to_vec() })
                .collect(),
        }
    }
}
