//! Talking, pointing, drawing.

use artel_protocol::{ChatLine, Mark, Marks, RefusalCode, Tell};

use super::live::{Answer, Asker, Trouble};
use super::{Entry, Live, refuse};
use crate::clock::now_ms;
use crate::limits::{MOST_MARKS, check_thing, clean_chat};

impl Live {
    pub(super) async fn say(&mut self, asker: &Asker, text: &str) -> Result<Answer, Trouble> {
        let line = ChatLine {
            by: self.listeners.speaker(&self.room, &asker.person),
            text: clean_chat(text)?,
            at_ms: now_ms(),
            moves_made: self.room.moves_made(),
        };
        self.commit(Entry::Said { line: line.clone() }).await?;
        self.tell_all(&Tell::Chat { line });
        Ok(Answer::Done)
    }

    pub(super) fn ping(&mut self, asker: &Asker, thing: String) -> Result<Answer, Trouble> {
        check_thing(&thing)?;
        let by = self.listeners.speaker(&self.room, &asker.person);
        self.tell_all(&Tell::Ping { by, thing });
        Ok(Answer::Done)
    }

    pub(super) fn draw(&mut self, asker: &Asker, marks: Vec<Mark>) -> Result<Answer, Trouble> {
        if marks.len() > MOST_MARKS {
            return Err(refuse(RefusalCode::TooMuch, format!("at most {MOST_MARKS} marks")).into());
        }
        marks.iter().flat_map(Mark::things).try_for_each(check_thing)?;
        let by = self.listeners.speaker(&self.room, &asker.person);
        let marks = Marks { by, marks, moves_made: self.room.moves_made() };
        self.marks.retain(|(person, _)| *person != asker.person);
        if !marks.marks.is_empty() {
            self.marks.push((asker.person.clone(), marks.clone()));
        }
        self.tell_all(&Tell::Drawn { marks });
        Ok(Answer::Done)
    }
}
