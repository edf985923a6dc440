//! The pause before a draw, in which others can still play a card.

use std::time::{Duration, Instant};

use artel_engine::Seat;
use artel_games::Table;
use artel_protocol::{Pause, RefusalCode, Tell};

use super::entry::Sitter;
use super::live::{Answer, Asker, Trouble};
use super::meant::late;
use super::{Live, refuse, refuse_table};
use crate::ids::PersonId;

/// A move by which chance reveals something, announced to those who could still do something before it.
pub(super) struct Announced {
    seat: Seat,
    action: String,
    due: Instant,
    /// Who is to be answered when it is made; nobody if a bot makes it.
    asker: Option<Asker>,
    held_by: Option<PersonId>,
    may_wait: Vec<Seat>,
}

impl Announced {
    pub(super) fn due(&self) -> Instant {
        self.due
    }

    pub(super) fn told(&self, live: &Live) -> Pause {
        Pause {
            seat: self.seat,
            action: self.action.clone(),
            left_ms: self.due.saturating_duration_since(Instant::now()).as_millis() as u32,
            held_by: self.held_by.as_ref().map(|person| live.listeners.speaker(&live.room, person).name),
            may_wait: self.may_wait.clone(),
        }
    }
}

impl Live {
    /// Whether the move has to be announced: the game has reactions, chance reveals something in the move, and
    /// somebody else who could move now is a person.
    pub(super) fn announce_first(&self, seat: Seat, action: &str) -> Result<bool, Trouble> {
        let pauses = self.room.settings.pause_seconds > 0 && self.room.table.has_reactions();
        if !pauses || self.may_wait(seat).is_empty() {
            return Ok(false);
        }
        let outcomes =
            self.room.table.outcomes(seat, action, &[]).map_err(|refusal| refuse_table(&refusal))?;
        Ok(!outcomes.is_empty())
    }

    /// The seats of people who could do something before this seat draws.
    fn may_wait(&self, drawing: Seat) -> Vec<Seat> {
        let person = |seat: Seat| self.room.sitter(seat).and_then(Sitter::person);
        let drawer = person(drawing);
        let other = |seat: &Seat| person(*seat).is_some_and(|person| Some(person) != drawer);
        self.room.table.to_move().into_iter().filter(other).collect()
    }

    /// Announces a draw; another one that was announced before is forgotten. Asking again for the same
    /// one neither shortens the pause nor undoes a "wait".
    pub(super) fn announce(&mut self, seat: Seat, action: String, asker: Option<Asker>) {
        if let Some(announced) = &mut self.announced
            && (announced.seat, &announced.action) == (seat, &action)
        {
            let before = std::mem::replace(&mut announced.asker, asker);
            return self.refuse_late(before);
        }
        self.drop_announced();
        let pause = Duration::from_secs(u64::from(self.room.settings.pause_seconds));
        let may_wait = self.may_wait(seat);
        self.announced =
            Some(Announced { seat, action, due: Instant::now() + pause, asker, held_by: None, may_wait });
        self.tell_pause();
    }

    /// Somebody calls "wait".
    pub(super) fn hold(&mut self, asker: &Asker) -> Result<Answer, Trouble> {
        let own: Vec<Seat> = self.room.seats_of(&asker.person).collect();
        let Some(announced) = &mut self.announced else {
            return Err(refuse(RefusalCode::NothingOpen, "no draw is announced").into());
        };
        if !announced.may_wait.iter().any(|seat| own.contains(seat)) {
            return Err(refuse(RefusalCode::NothingOpen, "you hold nothing to play before this draw").into());
        }
        // Whoever calls again, or after somebody else, does not hold it any longer than that.
        if announced.held_by.is_none() {
            announced.due = Instant::now() + self.rooms.options.longest_wait;
        }
        announced.held_by = Some(asker.person.clone());
        self.tell_pause();
        Ok(Answer::Done)
    }

    /// Whoever called "wait", or anybody who could if nobody did, lets the draw happen now.
    pub(super) async fn go_on(&mut self, asker: &Asker) -> Result<Answer, Trouble> {
        let may = self.announced.as_ref().is_some_and(|announced| match &announced.held_by {
            Some(holder) => *holder == asker.person,
            None => announced
                .may_wait
                .iter()
                .any(|seat| self.room.sitter(*seat).and_then(Sitter::person) == Some(&asker.person)),
        });
        if !may {
            return Err(refuse(RefusalCode::NothingOpen, "there is nothing for you to let go on").into());
        }
        self.make_announced().await?;
        Ok(Answer::Done)
    }

    /// Makes the announced draw and answers whoever asked for it.
    pub(super) async fn make_announced(&mut self) -> Result<(), Trouble> {
        let Some(announced) = self.announced.take() else { return Ok(()) };
        let answer = match self.make(announced.seat, &announced.action).await {
            Ok(()) => announced.asker.as_ref().map(|asker| Tell::Done { id: asker.ask }),
            Err(Trouble::Refused(refusal)) => {
                announced.asker.as_ref().map(|asker| Tell::Refused { id: Some(asker.ask), refusal })
            }
            Err(broken @ Trouble::Broken(_)) => return Err(broken),
        };
        self.tell_pause();
        if let (Some(asker), Some(answer)) = (announced.asker, answer) {
            self.tell(asker.listener, &answer);
        }
        Ok(())
    }

    /// A move was made while a draw is announced. It stays announced, with its deadline, if it is as possible as
    /// before and the one who draws has seen all there is to see.
    pub(super) fn review_announced(&mut self, before: &dyn Table, mover: Seat, revealed: bool) {
        let table = self.room.table.as_ref();
        let stays = self.announced.as_ref().is_some_and(|Announced { seat, action, .. }| {
            let possible = matches!(table.why_not(*seat, action), Ok(None));
            *seat != mover && !revealed && possible && table.asks_the_same(before, *seat)
        });
        if !stays {
            return self.drop_announced();
        }
        let may_wait = self.announced.as_ref().map(|announced| self.may_wait(announced.seat));
        if let (Some(announced), Some(may_wait)) = (&mut self.announced, may_wait) {
            announced.may_wait = may_wait;
        }
        self.tell_pause();
    }

    /// Forgets an announced draw, because something else happened first. A bot will think again.
    pub(super) fn drop_announced(&mut self) {
        let Some(announced) = self.announced.take() else { return };
        self.refuse_late(announced.asker);
        self.tell_pause();
    }

    fn refuse_late(&self, asker: Option<Asker>) {
        if let Some(asker) = asker {
            self.tell(asker.listener, &Tell::Refused { id: Some(asker.ask), refusal: late() });
        }
    }

    fn tell_pause(&self) {
        let pause = self.announced.as_ref().map(|announced| announced.told(self));
        self.tell_all(&Tell::Pause { pause });
    }
}
