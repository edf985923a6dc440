//! What lies in a land, as text.

use crate::components::{Kinds, Land};
use crate::island::{Ground, MOST_SPIRITS};

use super::fields::{Fields, Words, short, small};

/// A land as words; none if nothing lies there.
pub(super) fn write(land: Land, ground: &Ground, players: u8) -> Option<String> {
    if *ground == Ground::default() {
        return None;
    }
    let mut words = Words::new(None);
    words.say(land);
    ground.pieces(Kinds::ALL).for_each(|(piece, count)| words.say(format!("{piece}:{count}")));
    words.put("blight", &ground.blight);
    if ground.all_presence() > 0 {
        let counts: Vec<String> = ground.presence.iter().take(players as usize).map(u8::to_string).collect();
        words.say(format!("presence:{}", counts.join(",")));
    }
    words.put("defend", &ground.defend);
    Some(words.join())
}

/// The land and what lies there by these words.
pub(super) fn read(text: &str) -> Result<(Land, Ground), String> {
    let mut words = text.split_whitespace();
    let land: Land = words.next().ok_or("a land is needed, such as G4")?.parse()?;
    let mut fields = Fields::new(words, None)?;
    let mut ground = Ground::default();
    ground.blight = fields.take("blight")?;
    ground.defend = fields.take("defend")?;
    if let Some(counts) = fields.text("presence") {
        let counts: Vec<u8> = counts.split(',').map(small).collect::<Result<_, _>>()?;
        if counts.len() > MOST_SPIRITS {
            return Err(format!("Presence of {MOST_SPIRITS} Spirits at the most can be there"));
        }
        ground.presence[..counts.len()].copy_from_slice(&counts);
    }
    for (piece, count) in fields.rest() {
        let parts = "blight, presence, defend and pieces such as 'town' or 'town-1'";
        let problem = |_| format!("'{}' is nothing that lies in a land; there can be: {parts}", short(piece));
        let piece = piece.parse().map_err(|problem_of_piece: String| problem(problem_of_piece))?;
        ground.add(piece, if count.is_empty() { 1 } else { small(count)? });
    }
    Ok((land, ground))
}
