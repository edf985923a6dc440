//! What the ghosts on every board do in its next Yin phase, as things stand.

use artel_engine::Phrase;
use artel_games::{Chance, OddsLine};
use artel_ghost_stories::{Card, Centre, CurseFace, GhostStories, Phase, Power, Side, Space};

/// Lines for the four boards, the one whose Yin phase comes next first.
pub(super) fn lines(game: &GhostStories) -> Vec<OddsLine> {
    next_side(game).clockwise().flat_map(|side| board(game, side)).collect()
}

/// The side whose Yin phase comes next, or goes on.
pub(super) fn next_side(game: &GhostStories) -> Side {
    match game.phase() {
        Phase::Dawn | Phase::Yin => game.turn(),
        Phase::Yang { .. } => game.turn().next(),
    }
}

fn board(game: &GhostStories, side: Side) -> Vec<OddsLine> {
    let cards = side.spaces().iter().filter_map(|space| Some((space, game.card(space)?)));
    let mut lines: Vec<_> = cards.flat_map(|(space, card)| acts(game, space, card)).collect();
    let phrase = |key| Phrase::new(key).name("side", side.id());
    if game.free(side.spaces()).is_empty() {
        lines.push(certain(vec![side.id()], phrase("forecast-full-board"), "lose-qi"));
    } else if game.lives(side) {
        lines.push(certain(vec![side.id()], phrase("forecast-arrives"), "arrives"));
    }
    lines
}

/// What the card does in the Yin phase of its board.
fn acts(game: &GhostStories, space: Space, card: Card) -> Vec<OddsLine> {
    let line = |ability: &Centre| match ability {
        Centre::Haunter => Some(haunter(game, space, card)),
        Centre::Tormentor => Some(tormentor(game, space, card)),
        Centre::LoseTao => {
            let phrase = about("forecast-lose-tao", card).name("side", space.side().id());
            Some(certain(of(space), phrase, "lose-tao"))
        }
        Centre::DiceImmune | Centre::OppositeSpaceEmpty | Centre::BuddhaRequired | Centre::WhiteIgnored => {
            None
        }
    };
    card.centre().iter().filter_map(line).collect()
}

fn haunter(game: &GhostStories, space: Space, card: Card) -> OddsLine {
    if !game.figure_on_stone(space) {
        return certain(of(space), about("forecast-advances", card), "advances");
    }
    match threatened(game, space) {
        None => certain(of(space), about("forecast-overruns", card), "overruns"),
        Some(tile) => {
            let things = of(space).into_iter().chain([tile]).collect();
            certain(things, about("forecast-haunts", card).name("tile", tile), "haunts")
        }
    }
}

fn tormentor(game: &GhostStories, space: Space, card: Card) -> OddsLine {
    let side = space.side();
    let spared = game.power(side) == Power::StrengthOfAMountain && game.lives(side) && game.power_works(side);
    if spared {
        return certain(of(space), about("forecast-spared", card), "spared");
    }
    let chance = |face: CurseFace| Chance {
        what: face.id(),
        probability: f64::from(face.faces()) / CurseFace::DIE.len() as f64,
    };
    OddsLine {
        topic: "yin",
        things: of(space).into_iter().chain(threatened(game, space)).collect(),
        with: Vec::new(),
        phrase: about("forecast-curse-die", card),
        chances: CurseFace::ALL.map(chance).to_vec(),
    }
}

fn threatened(game: &GhostStories, space: Space) -> Option<&'static str> {
    game.next_haunted(space).map(|place| game.village().tile(place).id())
}

fn of(space: Space) -> Vec<&'static str> {
    vec![space.side().id(), space.id()]
}

fn about(key: &'static str, card: Card) -> Phrase {
    Phrase::new(key).name("card", card.id())
}

fn certain(things: Vec<&'static str>, phrase: Phrase, what: &'static str) -> OddsLine {
    OddsLine {
        topic: "yin",
        things,
        with: Vec::new(),
        phrase,
        chances: vec![Chance { what, probability: 1.0 }],
    }
}
