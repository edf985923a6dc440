//! What lies in a land, as text.

use artel_engine::Seat;

use crate::components::{Kind, Kinds, Land, OWNED, Piece};
use crate::game::SpiritIsland;
use crate::island::{Ground, MOST_SPIRITS};

use super::fields::{Fields, Words, short, small};

/// What a line says of a land.
pub(super) struct LandLine {
    pub(super) land: Land,
    pub(super) pieces: Vec<(Piece, u8)>,
    pub(super) defend: u8,
}

/// A land as words; none if nothing lies there.
pub(super) fn write(land: Land, game: &SpiritIsland) -> Option<String> {
    let ground = game.island.at(land);
    if *ground == Ground::default() {
        return None;
    }
    let mut words = Words::new(None);
    words.say(land);
    let counted = Kinds::ALL.minus(OWNED).without(Kind::Blight);
    let pieces = game.island.pieces(land, counted);
    pieces.for_each(|(piece, count)| words.say(format!("{piece}:{count}")));
    words.put("blight", &ground.blight());
    if ground.all_presence() > 0 {
        let counts: Vec<String> = game.all_seats().map(|seat| ground.presence(seat).to_string()).collect();
        words.say(format!("presence:{}", counts.join(",")));
    }
    let incarnas = game.island.pieces(land, Kinds::only(Kind::Incarna));
    incarnas.for_each(|(piece, count)| words.say(format!("{piece}:{count}")));
    words.put("defend", &ground.defend);
    Some(words.join())
}

/// The land and what lies there by these words.
pub(super) fn read(text: &str) -> Result<LandLine, String> {
    let mut words = text.split_whitespace();
    let land: Land = words.next().ok_or("a land is needed, such as G4")?.parse()?;
    let mut fields = Fields::new(words, None)?;
    let mut pieces = Vec::new();
    let defend = fields.take("defend")?;
    if let Some(counts) = fields.text("presence") {
        let counts: Vec<u8> = counts.split(',').map(small).collect::<Result<_, _>>()?;
        if counts.len() > MOST_SPIRITS {
            return Err(format!("Presence of {MOST_SPIRITS} Spirits at the most can be there"));
        }
        pieces.extend((0..).map(|seat| Piece::of(Kind::Presence, Seat(seat))).zip(counts));
    }
    for (piece, count) in fields.rest() {
        let parts = "blight, presence, defend and pieces such as 'town' or 'town-1'";
        let problem = |_| format!("'{}' is nothing that lies in a land; there can be: {parts}", short(piece));
        let piece: Piece = piece.parse().map_err(|problem_of_piece: String| problem(problem_of_piece))?;
        let count = if count.is_empty() { 1 } else { small(count)? };
        if piece.kind == Kind::Incarna && count != 1 {
            return Err("a Spirit has one Incarna".into());
        }
        pieces.push((piece, count));
    }
    Ok(LandLine { land, pieces, defend })
}
