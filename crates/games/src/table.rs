//! A game of any kind, being played.

use std::any::Any;

use artel_engine::{Game, Generator, Illegal, Rulebook, Seat, Seed, Session, Viewer};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::{
    Attempt, MoveNews, Played, Previewed, Refusal, TableEntry, TableEvent, TableMove, TableStatus, Tally,
    WeightedOutcome,
};

/// A game of any kind, being played. [`Session`] is one for every game.
pub trait Table: Send + Sync {
    /// The rules, with the game's id and name.
    fn rulebook(&self) -> &'static Rulebook;

    /// How many seats there are.
    fn seats(&self) -> u8;

    /// What was chosen before the game; none if it began from a position.
    fn setup(&self) -> Option<Vec<(&'static str, String)>>;

    /// The seed from which all chance so far came; none if any outcome was dictated, or what is hidden dealt anew.
    /// Secret.
    fn seed(&self) -> Option<Seed>;

    /// Whether somebody may do something of their own just before another's move reveals something.
    fn has_reactions(&self) -> bool;

    /// Whether the game goes on, and how it ended.
    fn status(&self) -> TableStatus;

    /// Every move that the seat may make now.
    fn moves(&self, seat: Seat) -> Vec<TableMove>;

    /// The same for whoever knows the moves that the seat had in an earlier state of this game: a long
    /// list changes little from one move to the next.
    fn moves_since(&self, before: &dyn Table, seat: Seat) -> Vec<MoveNews>;

    /// The seats that have a move now.
    fn to_move(&self) -> Vec<Seat>;

    /// Whether the seat is asked the same as it was at another table of this game.
    fn asks_the_same(&self, before: &dyn Table, seat: Seat) -> bool;

    /// Whom the table waits for: those who have to act before the game goes on.
    fn waits_for(&self) -> Vec<Seat>;

    /// Whose turn it is; none in a game in which all act at the same time.
    fn whose_turn(&self) -> Option<Seat>;

    /// The id of the part that a seat plays, such as a Spirit; none if all seats are alike.
    fn role(&self, seat: Seat) -> Option<&'static str>;

    /// How many moves were made.
    fn moves_made(&self) -> usize;

    /// Makes a move and tells what happened. The first outcomes may be dictated; the table's own
    /// generator decides the rest. A refused move changes nothing.
    fn play(&mut self, seat: Seat, action: &str, outcomes: &[&str]) -> Result<Played, Refusal>;

    /// Why the seat may not make this move; none if it may. The first word of moves alone asks why the seat
    /// has none of that kind.
    fn why_not(&self, seat: Seat, action: &str) -> Result<Option<Illegal>, Refusal>;

    /// What chance could decide next, were the seat to make this move and chance to decide first as
    /// given; empty if there is nothing more to decide.
    fn outcomes(&self, seat: Seat, action: &str, first: &[&str]) -> Result<Vec<WeightedOutcome>, Refusal>;

    /// Makes a move while viewers watch: each event comes with what it changed in what they see. With
    /// `unless_reveals`, a move in which chance has to decide something is not made. A refused move changes
    /// nothing. What a viewer sees before the move may be given, so that it need not be looked at again.
    fn attempt(
        &mut self,
        seat: Seat,
        action: &str,
        unless_reveals: bool,
        viewers: Vec<(Viewer, Option<Box<RawValue>>)>,
    ) -> Result<Attempt, Refusal>;

    /// What would come of a move, up to the point where chance decides, as one viewer would see it. The first
    /// word of moves alone asks why the seat has none of that kind.
    fn preview(&self, seat: Seat, action: &str, viewer: Viewer) -> Result<Previewed, Refusal>;

    /// Takes back the last moves, or all if there are fewer, and says how many it took back.
    fn undo(&mut self, count: usize) -> usize;

    /// Who made the move at this place, counted from zero.
    fn mover(&self, place: usize) -> Option<Seat>;

    /// Whether chance has shown something in the move at this place or in a later one.
    fn revealed_since(&self, place: usize) -> bool;

    /// The places of the moves that go if the one at `first` is taken back: that one, the later ones of the same
    /// party, and whatever others could not have done without them. The rest can stay.
    fn going_with(&self, first: usize, party: &dyn Fn(Seat) -> usize) -> Result<Vec<usize>, Refusal>;

    /// Takes out the moves at these places; the others are made again as they were. If one of them cannot be,
    /// nothing changes.
    fn take_out(&mut self, going: &[usize]) -> Result<(), Refusal>;

    /// Deals anew all that is hidden, because somebody may know it.
    fn redeal(&mut self, seed: Seed);

    /// How many moves can be taken back without forgetting anything that chance has shown.
    fn free_undos(&self) -> usize;

    /// What this viewer may see; who does not sit at the table is a spectator.
    fn view(&self, viewer: Viewer) -> Value;

    /// The same as finished JSON, for whoever only passes it on.
    fn view_json(&self, viewer: Viewer) -> Box<RawValue>;

    /// Whether every viewer sees the same, so that one view serves all.
    fn all_see_the_same(&self) -> bool;

    /// The state as a position file. Secret.
    fn position(&self) -> String;

    /// The game so far as a record. Secret.
    fn record(&self) -> String;

    /// The game so far as a record with all that is hidden dealt anew: it tells what happened and
    /// nothing of what is to come.
    fn public_record(&self, generator: &mut Generator) -> String;

    /// A table that goes on from here, with all that is hidden dealt anew: for what-if.
    fn redealt(&self, generator: &mut Generator) -> Box<dyn Table>;

    /// A move, all moves of all seats equally likely; none if the game is over.
    fn random_move(&self, generator: &mut Generator) -> Option<(Seat, String)>;

    /// The last move.
    fn last(&self) -> Option<TableEntry>;

    /// The moves so far.
    fn entries(&self) -> Vec<TableEntry>;

    /// What happened in each of the moves so far.
    fn log(&self) -> Vec<Vec<TableEvent>>;

    /// The same for the moves after the first ones, each event with what it changed in what the viewer sees.
    fn log_seen(&self, first: usize, viewer: Viewer) -> Vec<Vec<TableEvent>>;

    /// The table as it was after the first `count` moves.
    fn after(&self, count: usize) -> Box<dyn Table>;

    /// How random games from here end.
    fn rollouts(&self, games: u32, seed: Seed) -> Tally;

    /// The table as it stands, without its history: to tell later what has changed since.
    fn snapshot(&self) -> Box<dyn Table>;

    /// The same table once more.
    fn copy(&self) -> Box<dyn Table>;

    /// The [`Session`] of a game that the caller knows, behind its type.
    fn as_any(&self) -> &dyn Any;

    /// The same, to change it.
    fn as_any_mut(&mut self) -> &mut dyn Any;
}

impl dyn Table + '_ {
    /// The session, if the table plays this game: how bots and screens made for one game get at it.
    ///
    /// ```
    /// use artel_engine::Seed;
    /// use artel_forbidden_island::ForbiddenIsland;
    /// let table = artel_games::find("forbidden-island")?.deal([], Seed(1))?;
    /// let session = table.session::<ForbiddenIsland>().unwrap();
    /// assert_eq!(session.game().water().number(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn session<G: Game>(&self) -> Option<&Session<G>> {
        self.as_any().downcast_ref()
    }

    /// The same, to play it.
    pub fn session_mut<G: Game>(&mut self) -> Option<&mut Session<G>> {
        self.as_any_mut().downcast_mut()
    }
}
