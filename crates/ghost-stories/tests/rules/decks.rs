//! How the deck is made for fewer players and higher levels.

use crate::support::proves;
use artel_engine::{Game, NoLog, Seed};
use artel_ghost_stories::rules::{GS_200, GS_201, GS_202, GS_203, GS_230, GS_231, GS_232, GS_233};
use artel_ghost_stories::{Card, Deck, Difficulty, GhostStories, Move, Outcome, Setup};

#[test]
fn for_fewer_players_ghosts_are_taken_out() {
    proves(&[GS_200, GS_201, GS_202]);
    for (players, ghosts) in [(1, 40), (2, 45), (3, 50), (4, 55)] {
        for difficulty in Difficulty::ALL {
            let deck = Deck::new(difficulty, players);
            assert_eq!(deck.ghosts_left(), ghosts, "{difficulty}, {players} players");
            assert_eq!(deck.left(), ghosts + difficulty.incarnations(players));
        }
    }
}

#[test]
fn nobody_knows_which_ghosts_were_taken_out() {
    proves(&[GS_200, GS_201]);
    for players in 1..=4 {
        let deck = Deck::new(Difficulty::Initiation, players);
        assert_eq!(deck.next().count(), 55, "any ghost can come");
        assert!(deck.next().all(|card| !card.is_incarnation()));
    }
}

/// The cards from the top in groups: how many ghosts before each incarnation, and after the last.
fn groups(difficulty: Difficulty, players: u8) -> Vec<usize> {
    let cards = draw_all(difficulty, players);
    cards.split(|card| card.is_incarnation()).map(<[Card]>::len).collect()
}

/// All cards of a game's deck from the top, by a game in which ghosts only come.
fn draw_all(difficulty: Difficulty, players: u8) -> Vec<Card> {
    let mut drawn = Vec::new();
    let mut next = Deck::new(difficulty, players).next().next();
    while let Some(card) = next {
        drawn.push(card);
        next = after(difficulty, players, &drawn).next().next();
    }
    drawn
}

/// The deck after these cards, read from a position in which they came and went.
fn after(difficulty: Difficulty, players: u8, drawn: &[Card]) -> Deck {
    let setup = Setup { difficulty, players, ..Setup::default() };
    let start = GhostStories::new(&setup, Seed(0)).unwrap().write_position();
    let gone: Vec<&str> = drawn.iter().map(|card| card.id()).collect();
    let lines = format!("{start}gone {}\nover lost deck-exhausted", gone.join(" "));
    *GhostStories::read_position(&lines).unwrap().deck()
}

#[test]
fn incarnations_lie_above_ten_ghosts_each() {
    proves(&[GS_231, GS_232, GS_230]);
    for difficulty in [Difficulty::Nightmare, Difficulty::Hell] {
        assert_eq!(groups(difficulty, 4), [15, 10, 10, 10, 10], "{difficulty}");
        assert_eq!(groups(difficulty, 3), [10, 10, 10, 10, 10], "{difficulty}");
        assert_eq!(groups(difficulty, 2), [15, 10, 10, 10], "{difficulty}");
        assert_eq!(groups(difficulty, 1), [10, 10, 10, 10], "{difficulty}");
    }
}

#[test]
fn incarnations_come_in_after_the_surplus_is_out() {
    proves(&[GS_203, GS_233]);
    for (players, above) in [(1, 30), (2, 35), (3, 40), (4, 45)] {
        for difficulty in [Difficulty::Initiation, Difficulty::Normal] {
            assert_eq!(
                groups(difficulty, players),
                [above, 10],
                "{difficulty}: ten cards lie under it all the same"
            );
        }
        let deck = Deck::new(Difficulty::Nightmare, players);
        assert_eq!(deck.incarnations_left(), deck.planted(), "none of them is taken out");
    }
}

#[test]
fn any_incarnation_can_be_the_one() {
    proves(&[GS_233]);
    let setup = Setup { players: 2, difficulty: Difficulty::Nightmare, ..Setup::default() };
    let start = GhostStories::new(&setup, Seed(4)).unwrap().write_position();
    let gone: Vec<&str> = Card::ALL[..15].iter().map(|card| card.id()).collect();
    let mut game = GhostStories::read_position(&format!("{start}gone {}", gone.join(" "))).unwrap();
    let seat = game.decider().unwrap();
    game.begin(seat, Move::Yin, &mut NoLog).unwrap();
    let mut possible = Vec::new();
    game.outcomes(&mut possible);
    let incarnations: Vec<_> = Card::ALL[55..].iter().map(|&card| (Outcome::Card(card), 1)).collect();
    assert_eq!(possible, incarnations, "each equally likely");
}
