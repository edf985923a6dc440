//! Drawing the two treasure cards of a turn.

use crate::support::{named, proves, set, table};
use artel_engine::{Game, NoLog};
use artel_forbidden_island::rules::{
    FI_031, FI_032, FI_064, FI_065, FI_066, FI_067, FI_068, FI_069, FI_082, FI_083, FI_R26,
};
use artel_forbidden_island::{Adventurer, Card, Event, Move, Outcome, Phase, Pile, WaterMark};

/// The line that puts every treasure card into the discard pile but these.
fn discarded_but(kept: &str) -> String {
    let kept: Pile = kept.split_whitespace().map(named::<Card>).collect();
    let words: Vec<_> = Pile::ALL.minus(kept).unwrap().cards().map(Card::id).collect();
    format!("treasure-discard {}", words.join(" "))
}

fn drew(card: Card) -> Event {
    Event::Drew { adventurer: Adventurer::Engineer, card }
}

#[test]
fn when_the_actions_are_over_the_active_player_draws_the_top_two_cards() {
    proves(&[FI_064, FI_066]);
    let mut table = table(
        "player engineer with sandbags\nplayer pilot\nphase actions 0\ntreasure-deck earth-stone crystal-of-fire",
    );
    assert_eq!(table.moves("engineer"), ["draw"]);
    assert_eq!(table.moves("pilot"), [""; 0]);
    assert_eq!(table.refused("pilot", "draw"), FI_032);

    assert_eq!(table.play("engineer", "draw"), [drew(Card::EarthStone)]);
    assert_eq!(table.hand("engineer"), ["earth-stone", "sandbags"]);
    assert_eq!(table.phase(), Phase::TreasureDraw { left: 1 });
    assert_eq!(table.moves("engineer"), ["draw"]);

    assert_eq!(table.play("engineer", "draw"), [drew(Card::CrystalOfFire)]);
    assert_eq!(table.hand("engineer"), ["crystal-of-fire", "earth-stone", "sandbags"]);
    assert_eq!(table.hand("pilot"), [""; 0]);
    assert_eq!(table.phase(), Phase::TreasureDraw { left: 0 });
    assert_eq!(table.moves("engineer"), ["flood"]);
    let refusal = table.refusal("engineer", "draw");
    assert_eq!((refusal.rule, refusal.reason.key), (FI_064, "why-drawn-both"));
}

#[test]
fn the_draw_may_not_be_skipped_nor_come_back_in_the_flood_phase() {
    proves(&[FI_064, FI_031]);
    for phase in ["actions 3", "actions 0", "treasure-draw 1"] {
        let table = table(&format!("player engineer\nplayer pilot\nphase {phase}"));
        let refusal = table.refusal("engineer", "flood");
        assert_eq!((refusal.rule, refusal.reason.key), (FI_031, "why-flood-last"), "{phase}");
        assert!(table.can("engineer", "draw"), "{phase}");
    }
    let flooding = table("player engineer\nplayer pilot\nphase flood-draw 1");
    let refusal = flooding.refusal("engineer", "draw");
    assert_eq!((refusal.rule, refusal.reason.key), (FI_031, "why-treasure-draw-over"));
    assert!(flooding.can("engineer", "flood"));
}

#[test]
fn drawing_early_forgoes_the_actions_left() {
    proves(&[FI_064, FI_032]);
    let mut early = table("player engineer\nplayer pilot\nphase actions 2\ntreasure-deck earth-stone");
    let forgone = Event::ActionsForgone { adventurer: Adventurer::Engineer, actions: 2 };
    assert_eq!(early.play("engineer", "draw"), [forgone, drew(Card::EarthStone)]);
    assert_eq!(early.phase(), Phase::TreasureDraw { left: 1 });
}

#[test]
fn the_first_card_is_dealt_with_before_the_second_is_seen() {
    proves(&[FI_065, FI_066]);
    let mut table = table(
        "player engineer\nplayer pilot with sandbags\nflooded observatory\nphase actions 0\n\
         treasure-deck earth-stone",
    );
    table.play("engineer", "draw");
    assert!(!table.game.chance_due());
    assert_eq!(table.hand("engineer"), ["earth-stone"]);
    assert_eq!(table.game.treasure_deck().known().len(), 0);
    assert!(table.can("pilot", "sandbags observatory"));
}

#[test]
fn any_card_of_the_shuffled_deck_may_be_on_top_and_a_known_top_card_is() {
    proves(&[FI_064]);
    let unknown = table("player engineer with sandbags\nplayer pilot\nphase actions 0");
    let mut game = unknown.game;
    game.begin(game.active(), Move::Draw, &mut NoLog).unwrap();
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    let weights = [5, 5, 5, 5, 3, 1, 3];
    assert_eq!(
        outcomes,
        Card::ALL.into_iter().zip(weights).map(|(card, n)| (Outcome::Treasure(card), n)).collect::<Vec<_>>()
    );

    let mut game = unknown.with("treasure-deck waters-rise earth-stone").game;
    game.begin(game.active(), Move::Draw, &mut NoLog).unwrap();
    outcomes.clear();
    game.outcomes(&mut outcomes);
    assert_eq!(outcomes, [(Outcome::Treasure(Card::WatersRise), 1)]);
    let before = game;
    let problem = game.resolve(Outcome::Treasure(Card::EarthStone), &mut NoLog).unwrap_err();
    assert_eq!(problem, "'earth-stone' cannot be the next card; it is one of: waters-rise");
    assert_eq!(game, before);
}

#[test]
fn waters_rise_is_carried_out_and_discarded_and_takes_the_place_of_a_card() {
    proves(&[FI_067, FI_083, FI_065]);
    let mut table = table(
        "player engineer\nplayer pilot\nphase actions 0\ntreasure-deck waters-rise earth-stone sandbags",
    );
    table.play("engineer", "draw");
    assert_eq!(table.hand("engineer"), [""; 0]);
    assert_eq!(table.treasure_discard(), ["waters-rise"]);
    assert_eq!(table.game.water().number(), 2);
    assert_eq!(table.phase(), Phase::TreasureDraw { left: 1 });
    table.play("engineer", "draw");
    assert_eq!(table.hand("engineer"), ["earth-stone"]);
    assert_eq!(table.refused("engineer", "draw"), FI_064);
    assert_eq!(table.game.treasure_deck().known().collect::<Vec<_>>(), [Card::Sandbags]);
}

#[test]
fn one_card_of_each_treasure_is_spare() {
    proves(&[FI_068]);
    for card in &Card::ALL[..4] {
        assert_eq!(card.copies(), 5);
    }
    let four = "earth-stone earth-stone earth-stone earth-stone";
    let mut table = table(&format!(
        "player engineer at temple-of-the-sun with {four}\nplayer pilot\ntreasure-discard earth-stone"
    ));
    table.play("engineer", "capture earth-stone");
    assert_eq!(table.hand("engineer"), [""; 0]);
    assert_eq!(table.treasure_discard(), ["earth-stone"; 5]);
}

#[test]
fn the_discards_become_a_new_deck_as_soon_as_the_last_card_is_drawn() {
    proves(&[FI_069, FI_R26]);
    let mut table = table(&format!(
        "player engineer with sandbags\nplayer pilot\nphase actions 0\ntreasure-deck oceans-chalice earth-stone\n{}",
        discarded_but("sandbags earth-stone oceans-chalice")
    ));
    assert_eq!(table.play("engineer", "draw"), [drew(Card::OceansChalice)]);
    assert_eq!((table.game.treasure_deck().len(), table.game.treasure_discard().len()), (1, 25));

    let reshuffled = Event::TreasureReshuffled { cards: 25 };
    assert_eq!(table.play("engineer", "draw"), [drew(Card::EarthStone), reshuffled]);
    assert_eq!(table.treasure_discard(), [""; 0]);
    let deck = table.game.treasure_deck();
    assert_eq!((deck.len(), deck.known().len()), (25, 0));
    let drawn: Pile = [Card::Sandbags, Card::EarthStone, Card::OceansChalice].into_iter().collect();
    assert_eq!(deck.rest(), Pile::ALL.minus(drawn).unwrap());
}

#[test]
fn a_second_card_that_is_due_comes_from_the_new_deck() {
    proves(&[FI_069, FI_R26]);
    let mut table = table(&format!(
        "player engineer\nplayer pilot\nphase actions 0\ntreasure-deck earth-stone\n{}",
        discarded_but("earth-stone")
    ));
    table.play("engineer", "draw");
    assert_eq!(table.play_as("engineer", "draw", &["crystal-of-fire"]), [drew(Card::CrystalOfFire)]);
    assert_eq!(table.game.treasure_deck().len(), 26);
    assert_eq!(table.phase(), Phase::TreasureDraw { left: 0 });
}

#[test]
fn a_last_card_that_is_waters_rise_is_in_the_new_deck() {
    proves(&[FI_R26, FI_069, FI_082]);
    let mut table = table(&format!(
        "player engineer\nplayer pilot\nphase treasure-draw 1\ntreasure-deck waters-rise\n{}",
        discarded_but("waters-rise")
    ));
    let rose = Event::WaterRose { mark: WaterMark::new(2).unwrap(), flood_cards: 2 };
    let reshuffled = Event::TreasureReshuffled { cards: 28 };
    assert_eq!(table.play("engineer", "draw"), [drew(Card::WatersRise), rose, reshuffled]);
    assert_eq!(table.game.treasure_deck().rest(), Pile::ALL);
    assert_eq!(table.treasure_discard(), [""; 0]);
}

#[test]
fn a_card_given_up_after_the_last_draw_begins_the_new_discard_pile() {
    proves(&[FI_R26, FI_069]);
    let full = "crystal-of-fire crystal-of-fire oceans-chalice oceans-chalice sandbags";
    let mut table = table(&format!(
        "player engineer with {full}\nplayer pilot\nphase actions 0\ntreasure-deck earth-stone\n{}",
        discarded_but(&format!("{full} earth-stone"))
    ));
    table.play("engineer", "draw");
    assert_eq!(table.game.treasure_deck().len(), 22);
    assert_eq!(
        table.targets("engineer", "discard"),
        set("crystal-of-fire oceans-chalice earth-stone sandbags")
    );
    table.play("engineer", "discard sandbags");
    assert_eq!(table.treasure_discard(), ["sandbags"]);
    assert_eq!(table.game.treasure_deck().len(), 22);
}
