//! Everything that Spirit Island has to say.
#![allow(dead_code, unreachable_pub, clippy::unwrap_used, clippy::expect_used, missing_docs)]

use artel_engine::{Described, Game, GameMove, Generator, NoLog, Phrase, Seat, Seed, Setup as _, Status};
use artel_spirit_island::effect::InvaderAction;
use artel_spirit_island::{
    BlightCard, BoardName, Card, Defeat, Element, Event, EventCard, FearCard, InvaderCard, Kind, Land, Move,
    Phase, Piece, Setup, SpiritIsland, SpiritName,
};

use super::phrases::{Phrases, Words, ids};

const G4: Land = Land::new(BoardName::G, 4);
const H1: Land = Land::new(BoardName::H, 1);
/// Words of a position that begin like the keys of events.
const OF_POSITIONS: [&str; 3] = ["event-discard", "event-known", "event-part"];
const ONE: Seat = Seat(0);
const TWO: Seat = Seat(1);
/// The rules of adversaries and scenarios that tell when they act.
const ACTED: [&str; 4] =
    ["coordinated-insurrection", "ritual-of-terror", "constant-raiding", "military-response"];

/// Every kind of event, with every thing that it can happen to.
fn events() -> Vec<Event> {
    let mut events = plain();
    Card::all().for_each(|card| events.extend(of_card(card)));
    Piece::all().for_each(|piece| events.extend(of_piece(piece)));
    (1..=30).for_each(|number| events.extend(of_number(number)));
    events.extend(Kind::ALL.map(|kind| Event::Built { kind, land: G4 }));
    events.extend(Phase::ALL.map(|phase| Event::PhaseBegan { phase }));
    events.extend(Element::ALL.map(|element| Event::GainedElement { seat: TWO, element }));
    events.extend(InvaderAction::ALL.map(|action| Event::Skipped { land: G4, action }));
    events.extend(FearCard::all().map(|card| Event::FearTurned { card, level: 2 }));
    events.extend(InvaderCard::all().map(|card| Event::InvadersRevealed { card }));
    let innates = SpiritName::all().flat_map(|spirit| spirit.entry().innates);
    events.extend(innates.map(|innate| Event::UsedInnate { seat: ONE, innate: innate.id }));
    for terror_level in 1..=3 {
        events.extend([true, false].map(|sacrifice| Event::Won { terror_level, sacrifice }));
        events.push(Event::TerrorRose { level: terror_level });
    }
    events.extend(FearCard::all().map(|card| Event::FearSeen { card, place: 3 }));
    events.extend(BlightCard::all().map(|card| Event::BlightTurned { card, blight: 4 }));
    let defeats =
        [Defeat::Blight, Defeat::Presence(TWO), Defeat::Invaders, Defeat::Adversary, Defeat::Scenario];
    events
        .extend(EventCard::all().flat_map(|card| [true, false].map(|idle| Event::EventDrawn { card, idle })));
    events.extend(ACTED.map(|rule| Event::RuleActed { rule }));
    events.extend(defeats.map(|defeat| Event::Lost { defeat }));
    events
}

fn plain() -> Vec<Event> {
    vec![
        Event::AddedPresence { seat: ONE, land: G4 },
        Event::MovedPresence { seat: ONE, from: G4, to: H1 },
        Event::LostPresence { seat: TWO, land: G4 },
        Event::LostFromTrack { seat: TWO },
        Event::ReturnedPresence { seat: TWO, land: G4 },
        Event::IsReady { seat: ONE },
        Event::TargetedLand { land: G4 },
        Event::TargetedSpirit { seat: TWO },
        Event::EarnedFear {},
        Event::SharePlayed { seat: TWO },
        Event::Blighted { land: G4 },
        Event::Cascaded { from: G4 },
        Event::BlightMissing {},
        Event::BlightLeft {},
        Event::FearCardAdded {},
        Event::FearCardLeft {},
        Event::Cleansed { land: G4 },
        Event::Declined { seat: ONE },
        Event::Escalated { land: G4 },
        Event::Explored { land: G4 },
        Event::Advanced {},
        Event::SecondBuildEnded {},
        Event::TimePassed {},
    ]
}

fn of_card(card: Card) -> Vec<Event> {
    let seat = ONE;
    vec![
        Event::TookBack { seat, card },
        Event::PowerDrawn { card },
        Event::GainedCard { seat, card },
        Event::Progressed { seat, card },
        Event::Forgot { seat, card },
        Event::Discarded { seat, card },
        Event::Gave { seat, to: TWO, card },
        Event::Played { seat, card },
        Event::Used { seat, card },
        Event::Repeated { seat, card },
        Event::Lasts { source: card.id() },
    ]
}

fn of_piece(piece: Piece) -> Vec<Event> {
    let mut events = vec![
        Event::Damaged { piece, land: G4, amount: 1 },
        Event::Removed { piece, land: G4 },
        Event::Strifed { piece, land: G4 },
        Event::LostStrife { piece, land: G4 },
        Event::Pushed { piece, from: G4, to: H1 },
        Event::Gathered { piece, from: G4, to: H1 },
        Event::Moved { piece, from: G4, to: H1 },
    ];
    let kind = piece.kind;
    for count in 1..=6 {
        events.push(Event::Destroyed { kind, land: G4, count });
        events.push(Event::Added { kind, land: G4, count });
        events.push(Event::Dreamt { kind, land: G4, count });
    }
    for with in Kind::ALL {
        events.extend((1..=2).map(|count| Event::Replaced { piece, with, count, land: G4 }));
    }
    events
}

fn of_number(number: u8) -> Vec<Event> {
    let seat = ONE;
    vec![
        Event::TurnBegan { turn: number },
        Event::Grew { seat, option: number % 3 + 1 },
        Event::Reclaimed { seat, cards: number - 1 },
        Event::GainedEnergy { seat, amount: number, energy: number },
        Event::Income { seat, amount: number, energy: number },
        Event::PaidEnergy { seat, amount: number - 1, energy: number },
        Event::Threshold { number: number % 4 + 1 },
        Event::Feared { amount: number },
        Event::Defended { land: G4, amount: number },
        Event::Ravaged { land: G4, damage: number - 1 },
        Event::Counterattacked { land: G4, damage: number },
        Event::Avenged { land: G4, damage: number },
        Event::Drowned { seat, health: number.into() },
    ]
}

/// Every move, but of those about pieces and lands only some.
fn moves() -> Vec<Move> {
    let on_board = |land: &Land| land.board() == Some(BoardName::G);
    let mut moves = Move::every();
    moves.retain(|action| match action {
        Move::Send(..) | Move::Presence(..) => false,
        Move::Pick(_, land) => on_board(land),
        _ => true,
    });
    let lands: Vec<Land> = Land::all().filter(on_board).chain([H1]).collect();
    let ways = lands.iter().flat_map(|&from| lands.iter().map(move |&to| (from, to)));
    for (from, to) in ways.filter(|(from, to)| from != to) {
        moves.push(Move::Presence(from, to));
        moves.extend(Piece::all().map(|piece| Move::Send(piece, from, to)));
    }
    moves
}

/// Tables at which moves are refused for reasons that the games below do not come across.
fn tables() -> Vec<String> {
    include_str!("spirit_island_tables.txt").split("\n\n").map(|lines| format!("{lines}\n")).collect()
}

/// Plays a game at random to its end and adds what is refused on the way.
fn hear(mut game: SpiritIsland, seed: u64, moves: &[Move], refusals: &mut Phrases) {
    let mut generator = Generator::new(Seed(seed + 1000));
    refusals.add_refusals(&game, moves);
    while game.status() == Status::Playing {
        if generator.below(12) == 0 {
            refusals.add_refusals(&game, moves);
        }
        game.random_step(&mut generator, &mut NoLog);
    }
    refusals.add_refusals(&game, moves);
}

/// Refusals of questions that few cards ask: random games hardly ever come to them. The tests of the rules do.
fn add_seldom_refused(refusals: &mut Phrases) {
    for key in [
        "why-price-first",
        "why-offer-first",
        "why-others-cannot-offer",
        "why-no-energy-to-offer",
        "why-none-to-add",
    ] {
        refusals.add(Phrase::new(key));
    }
    for key in [
        "why-land-used",
        "why-no-ritual-there",
        "why-not-explored",
        "why-not-in-range",
        "why-push-only",
        "why-push-toward-ocean",
        "why-push-without",
    ] {
        refusals.add(Phrase::new(key).text("land", "G4"));
    }
    for card in Card::all() {
        for key in ["why-not-slow", "why-not-such-a-card", "why-too-dear"] {
            refusals.add(Phrase::new(key).name("card", card.id()));
        }
    }
    for piece in Piece::all() {
        let told = Event::Strifed { piece, land: G4 }.phrase();
        refusals.add(Phrase { key: "why-strife-already", ..told });
    }
}

fn refusals(moves: &[Move]) -> Phrases {
    let mut refusals = Phrases::default();
    for lines in tables() {
        let game = SpiritIsland::read_position(&lines).unwrap_or_else(|error| panic!("{error}\n{lines}"));
        refusals.add_refusals(&game, moves);
    }
    for seed in 0..48_u64 {
        let mut setup = Setup::default();
        setup.set("players", &(1 + seed % 3).to_string()).unwrap();
        if seed < 24 {
            setup.set("difficulty", ["standard", "harder", "much-easier"][(seed / 3 % 3) as usize]).unwrap();
        } else {
            setup.set("boxes", "base").unwrap();
            setup
                .set("adversary", ["brandenburg-prussia", "england", "sweden"][(seed / 6 % 3) as usize])
                .unwrap();
        }
        hear(SpiritIsland::new(&setup, Seed(seed)).unwrap(), seed, moves, &mut refusals);
    }
    add_seldom_refused(&mut refusals);
    // Every Spirit of the boxes picks one option; the rules' own tests have one that picks several.
    refusals.add(Phrase::new("why-option-picked").number("option", 2));
    refusals
}

pub fn words() -> Words {
    let moves = moves();
    Words {
        game: "spirit-island",
        events: events().iter().map(Described::phrase).collect(),
        refusals: refusals(&moves),
        moves: moves.iter().map(Described::phrase).collect(),
        ids: Card::all()
            .map(Card::id)
            .chain(SpiritName::all().map(SpiritName::id))
            .chain(FearCard::all().map(FearCard::id))
            .chain(InvaderCard::all().map(InvaderCard::id))
            .chain(ids::<Phase>())
            .chain(OF_POSITIONS)
            .collect(),
        never_said: &[
            // Chance decides within the move.
            "why-chance-first",
        ],
    }
}
