//! Talking, pointing, drawing.

use std::time::Instant;

use artel_protocol::{ChatLine, Mark, Marks, RefusalCode, Tell};

use super::live::{Answer, Asker, Trouble};
use super::{Entry, Live, refuse};
use crate::clock::now_ms;
use crate::ids::PersonId;
use crate::limits::{MOST_CHAT_BYTES, MOST_DRAWERS, MOST_MARKS, check_thing};
use crate::wording::clean_chat;

impl Live {
    pub(super) async fn say(&mut self, asker: &Asker, text: &str) -> Result<Answer, Trouble> {
        let text = clean_chat(text)?;
        if self.room.chat_bytes + text.len() > MOST_CHAT_BYTES {
            return Err(refuse(RefusalCode::TooMuch, "more has been said in this room than is kept").into());
        }
        self.talk.count(&asker.person, Instant::now())?;
        let line = ChatLine {
            by: self.listeners.speaker(&self.room, &asker.person),
            text,
            at_ms: now_ms(),
            moves_made: self.room.moves_made(),
        };
        self.commit(Entry::Said { line: line.clone() }).await?;
        self.tell_all(&Tell::Chat { line });
        Ok(Answer::Done)
    }

    pub(super) fn ping(&mut self, asker: &Asker, thing: String) -> Result<Answer, Trouble> {
        check_thing(&thing)?;
        self.gestures.count(&asker.person, Instant::now())?;
        let by = self.listeners.speaker(&self.room, &asker.person);
        self.tell_all(&Tell::Ping { by, thing });
        Ok(Answer::Done)
    }

    pub(super) fn draw(&mut self, asker: &Asker, marks: Vec<Mark>) -> Result<Answer, Trouble> {
        if marks.len() > MOST_MARKS {
            return Err(refuse(RefusalCode::TooMuch, format!("at most {MOST_MARKS} marks")).into());
        }
        marks.iter().flat_map(Mark::things).try_for_each(check_thing)?;
        self.gestures.count(&asker.person, Instant::now())?;
        let sits = |person: &PersonId| self.room.seats_of(person).next().is_some();
        let others = self.marks.iter().filter(|(person, _)| *person != asker.person && !sits(person)).count();
        if !marks.is_empty() && others >= MOST_DRAWERS && !sits(&asker.person) {
            return Err(refuse(RefusalCode::TooMuch, "too many people draw on this board").into());
        }
        let by = self.listeners.speaker(&self.room, &asker.person);
        let marks = Marks { by, marks, moves_made: self.room.moves_made() };
        self.marks.retain(|(person, _)| *person != asker.person);
        if !marks.marks.is_empty() {
            self.marks.push((asker.person.clone(), marks.clone()));
        }
        self.tell_all(&Tell::Drawn { marks });
        Ok(Answer::Done)
    }

    /// Wipes away what somebody has drawn who is gone and has no seat. The plans of those who sit stay.
    pub(super) fn wipe_marks_of(&mut self, person: &PersonId) {
        if self.room.seats_of(person).next().is_some() {
            return;
        }
        let Some(at) = self.marks.iter().position(|(drawer, _)| drawer == person) else { return };
        let (_, drawn) = self.marks.swap_remove(at);
        self.tell_all(&Tell::Drawn { marks: Marks { marks: Vec::new(), ..drawn } });
    }
}
