//! Piles and decks of cards.

use crate::support::{named, proves, table};
use artel_engine::{Game, NoLog, Set};
use artel_forbidden_island::rules::{FI_003, FI_005, FI_024, FI_064, FI_070, FI_081, FI_091};
use artel_forbidden_island::{Card, FloodDeck, ForbiddenIsland, Outcome, Pile, Tile, TreasureDeck};

fn pile(cards: &str) -> Pile {
    cards.split_whitespace().map(named::<Card>).collect()
}

fn tiles(tiles: &str) -> Set<Tile> {
    tiles.split_whitespace().map(named::<Tile>).collect()
}

#[test]
fn a_pile_counts_its_cards() {
    proves(&[FI_003]);
    let some = pile("sandbags earth-stone sandbags waters-rise");
    assert_eq!((some.len(), some.is_empty(), Pile::EMPTY.is_empty(), Pile::EMPTY.len()), (4, false, true, 0));
    assert_eq!(
        (some.count(Card::Sandbags), some.count(Card::EarthStone), some.count(Card::OceansChalice)),
        (2, 1, 0)
    );
    assert!(some.has(Card::WatersRise) && !some.has(Card::HelicopterLift));
    assert_eq!(some.kinds().collect::<Vec<_>>(), [Card::EarthStone, Card::Sandbags, Card::WatersRise]);
    let sorted = [Card::EarthStone, Card::Sandbags, Card::Sandbags, Card::WatersRise];
    assert_eq!(some.cards().collect::<Vec<_>>(), sorted);
    assert_eq!((0..4).map(|place| some.nth(place)).collect::<Vec<_>>(), sorted);
    assert_eq!(format!("{:?}", pile("sandbags earth-stone")), "[EarthStone, Sandbags]");
    let all: Vec<Card> = (0..28).map(|place| Pile::ALL.nth(place)).collect();
    assert_eq!(all, Pile::ALL.cards().collect::<Vec<_>>());
}

#[test]
fn cards_are_put_in_and_taken_out() {
    proves(&[FI_003]);
    let mut some = pile("earth-stone sandbags");
    some.add(Card::Sandbags);
    some.take(Card::EarthStone);
    assert_eq!(some, pile("sandbags sandbags"));
    some.add_all(pile("earth-stone waters-rise"));
    assert_eq!(some, pile("earth-stone sandbags sandbags waters-rise"));
    assert_eq!(some.minus(pile("sandbags waters-rise")), Some(pile("earth-stone sandbags")));
    assert_eq!(some.minus(some), Some(Pile::EMPTY));
    assert_eq!(some.minus(pile("waters-rise waters-rise")), None);
    assert_eq!(some.minus(pile("oceans-chalice")), None);
    assert_eq!(
        serde_json::to_value(pile("sandbags earth-stone")).unwrap(),
        serde_json::json!(["earth-stone", "sandbags"])
    );
}

#[test]
fn special_cards_are_noticed_in_a_hand() {
    proves(&[FI_070]);
    for card in Card::ALL {
        let special = matches!(card, Card::HelicopterLift | Card::Sandbags);
        assert_eq!(Pile::from_iter([card]).has_specials(), special, "{card}");
        assert_eq!(Pile::from_iter([card, Card::EarthStone]).has_specials(), special, "{card}");
    }
    assert!(!Pile::EMPTY.has_specials());
}

#[test]
fn known_treasure_cards_lie_above_the_shuffled_rest() {
    proves(&[FI_024, FI_064]);
    let mut deck = TreasureDeck::shuffled(pile("earth-stone earth-stone sandbags"));
    assert_eq!(
        (deck.len(), deck.known().len(), deck.top()),
        (3, 0, pile("earth-stone earth-stone sandbags"))
    );
    deck.put_on_top(Card::WatersRise);
    deck.put_on_top(Card::OceansChalice);
    assert_eq!(deck.known().collect::<Vec<_>>(), [Card::OceansChalice, Card::WatersRise]);
    assert_eq!((deck.len(), deck.rest()), (5, pile("earth-stone earth-stone sandbags")));
    assert_eq!(deck.cards(), pile("earth-stone earth-stone sandbags waters-rise oceans-chalice"));
    assert_eq!(deck.top(), pile("oceans-chalice"));
    deck.draw(Card::OceansChalice);
    assert_eq!((deck.top(), deck.len()), (pile("waters-rise"), 4));
    deck.draw(Card::WatersRise);
    assert_eq!(
        deck,
        TreasureDeck::shuffled(pile("earth-stone earth-stone sandbags")),
        "no trace of them is left"
    );
    deck.draw(Card::Sandbags);
    assert_eq!((deck.top(), deck.is_empty()), (pile("earth-stone earth-stone"), false));
    deck.draw(Card::EarthStone);
    deck.draw(Card::EarthStone);
    assert!(deck.is_empty() && TreasureDeck::EMPTY.is_empty());
    assert_eq!(deck, TreasureDeck::EMPTY);
}

#[test]
fn a_whole_treasure_deck_may_be_known() {
    proves(&[FI_024]);
    let mut deck = TreasureDeck::EMPTY;
    Pile::ALL.cards().for_each(|card| deck.put_on_top(card));
    assert_eq!((deck.len(), deck.known().len(), deck.cards()), (28, 28, Pile::ALL));
}

#[test]
fn the_flood_deck_is_drawn_layer_by_layer() {
    proves(&[FI_005, FI_081, FI_091]);
    let mut deck = FloodDeck::shuffled(tiles("gold-gate iron-gate"));
    deck.put_on_top(Set::EMPTY);
    assert_eq!(deck.layers().count(), 1, "no cards make no layer");
    deck.put_on_top(tiles("observatory watchtower"));
    deck.put_on_top(tiles("coral-palace"));
    let layers = [tiles("coral-palace"), tiles("observatory watchtower"), tiles("gold-gate iron-gate")];
    assert_eq!(deck.layers().collect::<Vec<_>>(), layers);
    assert_eq!((deck.len(), deck.cards().len(), deck.top()), (5, 5, tiles("coral-palace")));
    deck.draw(Tile::CoralPalace);
    assert_eq!((deck.len(), deck.top()), (4, tiles("observatory watchtower")));
    deck.draw(Tile::Watchtower);
    assert_eq!((deck.len(), deck.top()), (3, tiles("observatory")));
    deck.draw(Tile::Observatory);
    assert_eq!(
        (deck.top(), deck),
        (tiles("gold-gate iron-gate"), FloodDeck::shuffled(tiles("gold-gate iron-gate")))
    );
    deck.draw(Tile::GoldGate);
    assert!(!deck.is_empty());
    deck.draw(Tile::IronGate);
    assert_eq!((deck.is_empty(), deck.len(), deck), (true, 0, FloodDeck::EMPTY));
}

#[test]
fn chance_decides_only_about_cards_on_top() {
    proves(&[FI_064, FI_091]);
    let start =
        table("player diver\nplayer pilot\ntreasure-deck sandbags\nflood-deck observatory watchtower").game;
    let possible = |game: &ForbiddenIsland| {
        let mut outcomes = Vec::new();
        game.outcomes(&mut outcomes);
        outcomes.into_iter().map(|(outcome, weight)| (outcome.to_string(), weight)).collect::<Vec<_>>()
    };
    let mut game = start;
    assert_eq!((possible(&game), game.chance_due()), (vec![], false));
    let nothing_due = game.resolve(Outcome::Treasure(Card::Sandbags), &mut NoLog);
    assert_eq!(nothing_due, Err("nothing is drawn now, so 'sandbags' cannot be".into()));
    game.begin(game.active(), named("draw"), &mut NoLog).unwrap();
    assert_eq!((possible(&game), game.chance_due()), (vec![("sandbags".into(), 1)], true));
    let before = game;
    for wrong in ["earth-stone", "observatory"] {
        let problem = format!("'{wrong}' cannot be the next card; it is one of: sandbags");
        assert_eq!(game.resolve(named(wrong), &mut NoLog), Err(problem));
        assert_eq!(game, before, "an impossible card changes nothing");
    }
    game.resolve(named("sandbags"), &mut NoLog).unwrap();
    assert!(!game.chance_due());
}

#[test]
fn chance_weighs_cards_by_their_number() {
    proves(&[FI_064, FI_091]);
    let mut game = table("player diver with earth-stone\nplayer pilot\ntreasure-discard waters-rise").game;
    game.begin(game.active(), named("draw"), &mut NoLog).unwrap();
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    let weights: Vec<(String, u32)> =
        outcomes.into_iter().map(|(card, weight)| (card.to_string(), weight)).collect();
    let expected = [
        ("crystal-of-fire", 5),
        ("statue-of-the-wind", 5),
        ("oceans-chalice", 5),
        ("earth-stone", 4),
        ("helicopter-lift", 3),
        ("sandbags", 2),
        ("waters-rise", 2),
    ];
    assert_eq!(weights, expected.map(|(card, weight)| (card.to_owned(), weight)));
    let flooding =
        table("player diver\nplayer pilot\nphase treasure-draw 0\nflood-deck observatory watchtower");
    let mut game = flooding.game;
    game.begin(game.active(), named("flood"), &mut NoLog).unwrap();
    let wrong = game.resolve(named("coral-palace"), &mut NoLog);
    assert_eq!(
        wrong,
        Err("'coral-palace' cannot be the next card; it is one of: observatory, watchtower".into())
    );
    assert!(game.resolve(named("sandbags"), &mut NoLog).is_err(), "the treasure deck is not drawn from");
}
