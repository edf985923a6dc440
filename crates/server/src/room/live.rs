//! A room in use.

use std::sync::Arc;
use std::time::Instant;

use artel_engine::{Generator, Seed};
use artel_protocol::{Ask, AskFrame, Marks, Refusal, RefusalCode, Tell};
use serde_json::value::RawValue;

use super::branches::Branches;
use super::listeners::{ListenerId, Listeners};
use super::pause::Announced;
use super::proposal::Proposed;
use super::{Entry, Room, refuse};
use crate::ids::{PersonId, random_number};
use crate::numbers;
use crate::rooms::Rooms;
use crate::store::Summary;

/// A room in use: what its entries say, and what only matters while people are there.
pub(crate) struct Live {
    pub(crate) room: Room,
    /// Its number in the store.
    pub(crate) number: i64,
    pub(crate) rooms: Arc<Rooms>,
    pub(crate) listeners: Listeners,
    pub(super) branches: Branches,
    pub(super) marks: Vec<(PersonId, Marks)>,
    pub(super) announced: Option<Announced>,
    pub(super) proposed: Option<Proposed>,
    /// Since when those who sit at the table and were here are away.
    away: Vec<(PersonId, Instant)>,
    /// Since when the room is in use.
    woken: Instant,
    /// When a bot moves next.
    pub(super) bot_due: Option<Instant>,
    /// Since when the lobby's line is out of date.
    pub(super) unlisted_since: Option<Instant>,
    /// Samples what what-ifs hide; never the game itself.
    pub(super) dice: Generator,
    /// What everybody has seen of the game since the last update, if all see the same.
    pub(super) seen: Option<Box<RawValue>>,
}

/// How a request ended, if it was not refused.
pub(super) enum Answer {
    /// It is done.
    Done,
    /// This is the answer.
    Told(Box<Tell>),
    /// The answer comes later.
    Later,
}

/// Who asks, and under which number the answer is expected.
#[derive(Clone)]
pub(super) struct Asker {
    pub(super) listener: ListenerId,
    pub(super) person: PersonId,
    pub(super) ask: u32,
}

impl Live {
    pub(crate) fn new(room: Room, number: i64, rooms: Arc<Rooms>) -> Live {
        let mut live = Live {
            room,
            number,
            rooms,
            listeners: Listeners::default(),
            branches: Branches::default(),
            marks: Vec::new(),
            announced: None,
            proposed: None,
            away: Vec::new(),
            woken: Instant::now(),
            bot_due: None,
            unlisted_since: None,
            dice: Generator::new(Seed(random_number())),
            seen: None,
        };
        live.let_bots_think();
        live
    }

    /// Answers a request.
    pub(crate) async fn answer(&mut self, listener: ListenerId, frame: AskFrame) -> Result<(), Broken> {
        let began = Instant::now();
        let Some(person) = self.listeners.get(listener).map(|listener| listener.person.clone()) else {
            return Ok(());
        };
        let asker = Asker { listener, person, ask: frame.id };
        let answer = match self.carry_out(&asker, frame.ask).await {
            Ok(Answer::Done) => Tell::Done { id: asker.ask },
            Ok(Answer::Told(tell)) => *tell,
            Ok(Answer::Later) => return Ok(()),
            Err(Trouble::Refused(refusal)) => {
                numbers::refused(refusal.code);
                Tell::Refused { id: Some(asker.ask), refusal }
            }
            Err(Trouble::Broken(broken)) => return Err(broken),
        };
        self.tell(listener, &answer);
        numbers::asked(began.elapsed());
        Ok(())
    }

    async fn carry_out(&mut self, asker: &Asker, ask: Ask) -> Result<Answer, Trouble> {
        if self.room.frozen && !matches!(ask, Ask::Alive) {
            return Err(refuse(RefusalCode::Frozen, "the room met an error and is kept as it was").into());
        }
        match ask {
            Ask::Play { seat, action, seen } => self.play(asker, seat, action, seen).await,
            Ask::Preview { seat, action, branch } => self.preview(asker, seat, action, branch),
            Ask::Suggest { seat, branch } => self.suggest(asker, seat, branch),
            Ask::Undo { number, seen, sure } => self.undo(asker, number, seen, sure).await,
            Ask::Agree { yes } => self.agree(asker, yes).await,
            Ask::Wait => self.hold(asker),
            Ask::GoOn => self.go_on(asker).await,
            Ask::Sit { seat } => self.sit(asker, seat).await,
            Ask::Stand { seat } => self.stand(asker, seat).await,
            Ask::SeatBot { seat, bot } => self.seat_bot(asker, seat, bot).await,
            Ask::UnseatBot { seat } => self.unseat_bot(asker, seat).await,
            Ask::Introduce { name, language } => self.introduce(asker, &name, language).await,
            Ask::Settings { settings } => self.change_settings(asker, settings).await,
            Ask::Rematch { seed } => self.rematch(asker, seed).await,
            Ask::Say { text } => self.say(asker, &text).await,
            Ask::Ping { thing } => self.ping(asker, thing),
            Ask::Draw { marks } => self.draw(asker, marks),
            Ask::Forecast { branch } => self.forecast(asker, branch),
            Ask::Branch { at, shared } => self.begin_branch(asker, at, shared),
            Ask::BranchPlay { branch, seat, action } => self.play_branch(asker, branch, seat, &action),
            Ask::BranchUndo { branch, to } => self.undo_branch(asker, branch, to),
            Ask::BranchShare { branch, shared } => self.share_branch(asker, branch, shared),
            Ask::BranchDrop { branch } => self.drop_branch(asker, branch),
            Ask::Alive => Ok(Answer::Done),
        }
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
        &self,
        number: u32,
        entry: &Entry,
        summary: Option<Summary>,
    ) -> impl Future<Output = Result<(), Trouble>> + use<> {
        let text = serde_json::to_string(entry).map_err(|error| Broken(error.to_string()));
        let written = text.map(|text| self.rooms.store.append(self.number, number, text, summary));
        async move { Ok(written?.await.map_err(|error| Broken(error.to_string()))?) }
    }

    /// Since when somebody is away; none if they are here. Who has not come since the room is in use counts from then.
    pub(super) fn away_since(&self, person: &PersonId) -> Option<Instant> {
        if self.listeners.present(person) {
            return None;
        }
        let since = self.away.iter().find(|(away, _)| away == person).map(|(_, since)| *since);
        Some(since.unwrap_or(self.woken))
    }

    /// The last connection of somebody is gone.
    pub(super) fn note_away(&mut self, person: PersonId) {
        let people = self.room.people();
        self.away.retain(|(away, _)| *away != person && people.contains(&away));
        if people.contains(&&person) {
            self.away.push((person, Instant::now()));
        }
    }

    /// Somebody who sits at the table asks, or it is refused.
    pub(super) fn seated(&self, asker: &Asker) -> Result<(), Refusal> {
        match self.room.seats_of(&asker.person).next() {
            Some(_) => Ok(()),
            None => Err(refuse(RefusalCode::NotSeated, "only who sits at the table may do that")),
        }
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
