//! A room in use.

use std::sync::Arc;
use std::time::Instant;

use artel_protocol::{Ask, AskFrame, Marks, Refusal, RefusalCode, Tell};
use serde_json::value::RawValue;

use super::absence::Absence;
use super::branches::Branches;
use super::listeners::{ListenerId, Listeners};
use super::pause::Announced;
use super::proposal::Proposed;
use super::rate_limits::RateLimits;
use super::thinking::Thinking;
use super::{Entry, Room, refuse};
use crate::counters;
use crate::ids::PersonId;
use crate::limits::MOST_ROOM_BYTES;
use crate::network::Network;
use crate::rooms::Rooms;
use crate::store::{Claim, Summary};

/// A room in use: what its entries say, and what only matters while people are there.
pub(crate) struct Live {
    pub(crate) room: Room,
    /// The right to write to it.
    pub(crate) claim: Claim,
    pub(crate) rooms: Arc<Rooms>,
    pub(crate) listeners: Listeners,
    pub(super) branches: Branches,
    pub(super) marks: Vec<(PersonId, Marks)>,
    pub(super) announced: Option<Announced>,
    pub(super) proposed: Option<Proposed>,
    /// Who of those who sit would like another game before this one is over.
    pub(super) rematch_asked: Vec<PersonId>,
    /// Who of those who sit is not there, and for how long.
    pub(super) absence: Absence,
    /// Who talks, and who points and draws, how much.
    pub(super) talk: RateLimits,
    pub(super) gestures: RateLimits,
    pub(super) thinking: Thinking,
    /// When a bot moves next.
    pub(super) bot_due: Option<Instant>,
    /// Since when the lobby's line is out of date.
    pub(super) unlisted_since: Option<Instant>,
    /// What everybody has seen of the game since the last update, if all see the same.
    pub(super) seen: Option<Box<RawValue>>,
}

/// How a request ended, if it was not refused.
pub(super) enum Answer {
    /// It is done.
    Done,
    /// This is the answer.
    With(Box<Tell>),
    /// The answer comes later.
    Later,
}

/// Who asks, and under which number the answer is expected.
#[derive(Clone)]
pub(super) struct Asker {
    pub(super) listener: ListenerId,
    pub(super) person: PersonId,
    pub(super) network: Network,
    pub(super) ask: u32,
}

impl Live {
    /// A room with the right to write to it; when it was last put away, if that is known.
    pub(crate) fn new(room: Room, claim: Claim, left_ms: Option<u64>, rooms: Arc<Rooms>) -> Live {
        let options = &rooms.options;
        let mut live = Live {
            listeners: Listeners::default(),
            branches: Branches::default(),
            marks: Vec::new(),
            announced: None,
            proposed: None,
            rematch_asked: Vec::new(),
            absence: Absence::new(left_ms),
            talk: RateLimits::new(options.talk),
            gestures: RateLimits::new(options.gestures),
            thinking: Thinking::default(),
            bot_due: None,
            unlisted_since: None,
            seen: None,
            room,
            claim,
            rooms,
        };
        live.let_bots_think();
        live
    }

    /// Answers a request.
    pub(crate) async fn answer(&mut self, listener: ListenerId, frame: AskFrame) -> Result<(), Broken> {
        let began = Instant::now();
        let Some(asking) = self.listeners.get(listener) else { return Ok(()) };
        let asker = Asker { listener, person: asking.person.clone(), network: asking.network, ask: frame.id };
        let mut broken = None;
        let answer = match self.carry_out(&asker, frame.ask).await {
            Ok(Answer::Done) => Tell::Done { id: asker.ask },
            Ok(Answer::With(tell)) => *tell,
            Ok(Answer::Later) => return Ok(()),
            Err(Trouble::Refused(refusal)) => {
                counters::refused(refusal.code);
                Tell::Refused { id: Some(asker.ask), refusal }
            }
            Err(Trouble::Broken(why)) => {
                broken = Some(why);
                let refusal = refuse(RefusalCode::Broken, "the server could not do it; try again");
                Tell::Refused { id: Some(asker.ask), refusal }
            }
        };
        self.tell(listener, &answer);
        counters::asked(began.elapsed());
        broken.map_or(Ok(()), Err)
    }

    async fn carry_out(&mut self, asker: &Asker, ask: Ask) -> Result<Answer, Trouble> {
        if self.room.frozen && !matches!(ask, Ask::Alive) {
            return Err(refuse(RefusalCode::Frozen, "the room met an error and is kept as it was").into());
        }
        self.count_writing(asker, &ask)?;
        match ask {
            Ask::Play { seat, action, seen, unless_reveals } => {
                self.play(asker, seat, action, seen, unless_reveals).await
            }
            Ask::Preview { seat, action, after, branch } => {
                self.preview(asker, seat, &action, &after, branch)
            }
            Ask::Suggest { seat, branch } => self.suggest(asker, seat, branch),
            Ask::Undo { number, seen, sure } => self.undo(asker, number, seen, sure).await,
            Ask::Agree { yes } => self.agree(asker, yes).await,
            Ask::Wait => self.hold(asker),
            Ask::GoOn => self.go_on(asker).await,
            Ask::Sit { seat } => self.sit(asker, seat).await,
            Ask::Stand { seat } => self.stand(asker, seat).await,
            Ask::SeatBot { seat, bot } => self.seat_bot(asker, seat, bot).await,
            Ask::UnseatBot { seat } => self.unseat_bot(asker, seat).await,
            Ask::FreeSeat { seat } => self.free_seat(asker, seat).await,
            Ask::Introduce { name, language } => self.introduce(asker, &name, language).await,
            Ask::Settings { settings } => self.change_settings(asker, settings).await,
            Ask::Rematch { seed } => self.rematch(asker, seed).await,
            Ask::Say { text } => self.say(asker, &text).await,
            Ask::Ping { thing } => self.ping(asker, thing),
            Ask::Draw { marks } => self.draw(asker, marks),
            Ask::Forecast { branch } => self.forecast(asker, branch),
            Ask::Branch { at, shared } => self.begin_branch(asker, at, shared),
            Ask::BranchPlay { branch, seat, action, unless_reveals } => {
                self.play_branch(asker, branch, seat, action, unless_reveals)
            }
            Ask::BranchUndo { branch, to } => self.undo_branch(asker, branch, to),
            Ask::BranchShare { branch, shared } => self.share_branch(asker, branch, shared),
            Ask::BranchDrop { branch } => self.drop_branch(asker, branch),
            Ask::Alive => Ok(Answer::Done),
        }
    }

    /// Counts what a request is going to write against what its network and the room may write.
    fn count_writing(&self, asker: &Asker, ask: &Ask) -> Result<(), Refusal> {
        let Some(bytes) = bytes_written(ask) else { return Ok(()) };
        if self.room.bytes + bytes > MOST_ROOM_BYTES {
            return Err(refuse(RefusalCode::TooMuch, "this room is full; go on in another one"));
        }
        self.rooms.quotas.write(asker.network, bytes)
    }

    /// Lets an entry happen and writes it. If that cannot be done, the room must be read anew.
    pub(super) async fn commit(&mut self, entry: Entry) -> Result<(), Trouble> {
        self.happen(&entry)?;
        self.write(self.room.version - 1, &entry, None).await?;
        self.note_change();
        Ok(())
    }

    /// The same for an entry that the lobby shows at once.
    pub(super) async fn commit_listed(&mut self, entry: Entry) -> Result<(), Trouble> {
        self.happen(&entry)?;
        self.unlisted_since = None;
        self.write(self.room.version - 1, &entry, Some(self.room.summary())).await
    }

    fn happen(&mut self, entry: &Entry) -> Result<(), Broken> {
        self.room.apply(entry.clone()).map_err(|error| Broken(error.to_string()))
    }

    /// Begins at once to write an entry under this number; what is returned is done when it is on disk.
    pub(super) fn write(
        &mut self,
        number: u32,
        entry: &Entry,
        summary: Option<Summary>,
    ) -> impl Future<Output = Result<(), Trouble>> + use<> {
        let text = serde_json::to_string(entry).map_err(|error| Broken(error.to_string()));
        self.room.bytes += text.as_ref().map_or(0, String::len);
        let written = text.map(|text| self.rooms.store.append(self.claim, number, text, summary));
        async move { Ok(written?.await.map_err(|error| Broken(error.to_string()))?) }
    }

    /// Somebody who sits at the table asks, or it is refused.
    pub(super) fn seated(&self, asker: &Asker) -> Result<(), Refusal> {
        match self.room.seats_of(&asker.person).next() {
            Some(_) => Ok(()),
            None => Err(refuse(RefusalCode::NotSeated, "only who sits at the table may do that")),
        }
    }
}

/// How much an entry takes on disk besides its texts, about.
const ENTRY_BYTES: usize = 128;

/// How many bytes a request is going to write, about; none if it writes nothing.
fn bytes_written(ask: &Ask) -> Option<usize> {
    match ask {
        Ask::Say { text } => Some(ENTRY_BYTES + text.len()),
        Ask::Play { .. }
        | Ask::Undo { .. }
        | Ask::Agree { .. }
        | Ask::GoOn
        | Ask::Sit { .. }
        | Ask::Stand { .. }
        | Ask::SeatBot { .. }
        | Ask::UnseatBot { .. }
        | Ask::FreeSeat { .. }
        | Ask::Introduce { .. }
        | Ask::Settings { .. }
        | Ask::Rematch { .. } => Some(ENTRY_BYTES),
        Ask::Preview { .. }
        | Ask::Suggest { .. }
        | Ask::Wait
        | Ask::Ping { .. }
        | Ask::Draw { .. }
        | Ask::Forecast { .. }
        | Ask::Branch { .. }
        | Ask::BranchPlay { .. }
        | Ask::BranchUndo { .. }
        | Ask::BranchShare { .. }
        | Ask::BranchDrop { .. }
        | Ask::Alive => None,
    }
}

/// The room can no longer trust its memory and must be read from disk again.
#[derive(Debug)]
pub(crate) struct Broken(pub(crate) String);

/// Why a request is not answered as hoped.
pub(super) enum Trouble {
    Refused(Refusal),
    Broken(Broken),
}

impl From<Refusal> for Trouble {
    fn from(refusal: Refusal) -> Self {
        Trouble::Refused(refusal)
    }
}

impl From<Broken> for Trouble {
    fn from(broken: Broken) -> Self {
        Trouble::Broken(broken)
    }
}
