//! Whether a move that was meant for an earlier state is still meant now.

use artel_engine::Seat;
use artel_protocol::{Refusal, RefusalCode};

use super::{Live, refuse, refuse_table};

impl Live {
    /// A move that somebody chose when so many moves had been made. If others moved since, it is made all the same,
    /// as long as its seat is asked what it was asked then and the move was and is possible. In a game with
    /// reactions, whoever did not see yet what came to light is to see it first.
    pub(super) fn check_still_meant(&self, seat: Seat, action: &str, known: usize) -> Result<(), Refusal> {
        let table = self.room.table.as_ref();
        let made = table.moves_made();
        if known == made {
            return Ok(());
        }
        let own = (known..made).any(|place| table.mover(place) == Some(seat));
        if own || table.has_reactions() && table.revealed_since(known) {
            return Err(late());
        }
        let then = table.after(known);
        let why_not = |refusal: artel_games::Refusal| refuse_table(&refusal);
        if let Some(illegal) = then.why_not(seat, action).map_err(why_not)? {
            return Err(refuse_table(&illegal.into()));
        }
        let possible = table.why_not(seat, action).map_err(why_not)?.is_none();
        if possible && table.asks_the_same(then.as_ref(), seat) { Ok(()) } else { Err(late()) }
    }
}

pub(super) fn late() -> Refusal {
    refuse(RefusalCode::Late, "somebody moved in the meantime")
}
