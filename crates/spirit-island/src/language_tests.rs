//! What the language says already and no box uses so far, carried out by the Event card of the box for tests.

use artel_engine::{Game as _, NoLog, Seat};

use crate::action::{Action, Source};
use crate::agenda::Step;
use crate::components::EventCard;
use crate::effect::{Lasting, Until};
use crate::game::TABLE;
use crate::{Move, SpiritIsland};

/// The Fast phase on two boards.
fn table(more: &str) -> SpiritIsland {
    let text = format!(
        "boxes horizons odd\nboards G,H\nphase fast-phase\nspirit 1 odd-one-among-spirits\nspirit 2 sun-bright-whirlwind\n\
         hand 1 odd-power\nplay 2 gift-of-the-sunlit-air\nland G3 presence:3,0\nland H2 city:1 presence:0,3\n{more}"
    );
    SpiritIsland::read_position(&text).unwrap_or_else(|problem| panic!("{problem}\n{text}"))
}

/// A part of the event, counted from zero, is carried out as far as nobody is asked.
fn happen(mut game: SpiritIsland, part: usize) -> SpiritIsland {
    let card: EventCard = "odd-event".parse().expect("it is in the box");
    let who = SpiritIsland::HOST;
    game.scope = TABLE;
    game.begin_action(Action::new(Source::Event(card), who));
    game.push(Step::Do { effects: card.entry().lists()[part], land: None, who });
    game.go_on(&mut NoLog);
    assert_eq!(game.check_invariants(), Ok(()));
    let written = game.write_position();
    let read = SpiritIsland::read_position(&written).unwrap_or_else(|problem| panic!("{problem}\n{written}"));
    assert_eq!(read, game, "{written}");
    game
}

fn energy(game: &SpiritIsland) -> [u8; 2] {
    [Seat(0), Seat(1)].map(|seat| game.spirit(seat).energy())
}

#[test]
fn what_happens_depends_on_terror_level_and_stage() {
    let early = happen(table(""), 0);
    assert_eq!((early.fear(), energy(&early)), (1, [1, 1]), "Terror Level I, Stage I");
    let cards = "ravage stage-1-jungle\nbuild stage-2-sands\ninvader-discard stage-1-wetland stage-1-sands\n";
    let fears = "fear-resolved isolation retreat scapegoats\n";
    let middle = happen(table(&format!("{cards}{fears}")), 0);
    assert_eq!((middle.fear(), energy(&middle)), (2, [2, 2]), "Terror Level II, Stage II");
    let late = happen(table(&format!("{cards}invader-deck stage-3\n")), 0);
    assert_eq!(energy(&late), [3, 3]);
    let empty = happen(table(&format!("{cards}invader-deck none\n")), 0);
    assert_eq!(energy(&empty), [3, 3], "the empty deck stands for the last stage");
    let odd = happen(table(&format!("{cards}invader-deck stage-3 stage-2 stage-3\n")), 0);
    assert_eq!(energy(&odd), [2, 2], "a Stage III card that comes too early counts as Stage II");
}

#[test]
fn each_board_is_decided_about_by_its_keeper() {
    let mut game = happen(table(""), 1);
    let asked = |game: &SpiritIsland| game.to_decide().iter().map(Seat::number).collect::<Vec<_>>();
    assert_eq!((asked(&game), game.underway.depth()), (vec![1], 2));
    let g5 = "G5".parse().expect("it is a land");
    let h5 = "H5".parse().expect("it is a land");
    assert!(game.play(Seat(0), Move::Land(h5), &mut NoLog).is_err(), "it lies on the other board");
    game.play(Seat(0), Move::Land(g5), &mut NoLog).expect("it is possible");
    assert_eq!(asked(&game), [2]);
    game.play(Seat(1), Move::Land(h5), &mut NoLog).expect("it is possible");
    assert_eq!((game.count(g5, crate::Kind::Dahan), game.count(h5, crate::Kind::Dahan)), (1, 1));
    assert_eq!(game.underway.depth(), 0);
}

#[test]
fn the_text_says_until_when_something_lasts() {
    let mut game = happen(table(""), 2);
    let lasting = |game: &SpiritIsland| {
        let all = game.standing.iter().map(|standing| (*standing.what, standing.until));
        all.collect::<Vec<_>>()
    };
    let (game_ends, next_turn) = ((Lasting::Range(1), Until::GameEnds), (Lasting::Range(2), Until::NextTurn));
    assert_eq!(lasting(&game), [game_ends, next_turn, (Lasting::Range(3), Until::TurnEnds)]);
    game.end_what_lasts(Until::TurnEnds, &mut NoLog);
    assert_eq!(lasting(&game), [game_ends, next_turn]);
    game.end_what_lasts(Until::NextTurn, &mut NoLog);
    assert_eq!(lasting(&game), [game_ends]);
}
