//! Who sits where, and how the room works.

use std::time::Instant;

use artel_engine::Seat;
use artel_protocol::{BotKind, Language, Refusal, RefusalCode, RoomSettings};

use super::entry::Sitter;
use super::listeners::Profile;
use super::live::{Answer, Asker, Trouble};
use super::{Entry, Live, refuse};
use crate::limits::{LONGEST_PAUSE_SECONDS, clean_name};

impl Live {
    pub(super) async fn sit(&mut self, asker: &Asker, seat: Seat) -> Result<Answer, Trouble> {
        match self.at(seat)? {
            Sitter::Free => self.reseat(seat, self.as_sitter(asker, seat)).await,
            Sitter::Person { person, .. } if *person == asker.person => Ok(Answer::Done),
            _ => Err(taken().into()),
        }
    }

    pub(super) async fn stand(&mut self, asker: &Asker, seat: Seat) -> Result<Answer, Trouble> {
        self.own(asker, seat)?;
        self.reseat(seat, Sitter::Free).await?;
        self.settle_proposed().await?;
        Ok(Answer::Done)
    }

    /// A bot takes a free seat, or over from whoever asks.
    pub(super) async fn seat_bot(
        &mut self,
        asker: &Asker,
        seat: Seat,
        bot: BotKind,
    ) -> Result<Answer, Trouble> {
        match self.at(seat)? {
            Sitter::Free => self.seated(asker)?,
            _ => self.own(asker, seat)?,
        }
        self.reseat(seat, Sitter::Bot(bot)).await?;
        self.settle_proposed().await?;
        Ok(Answer::Done)
    }

    /// Whoever asks takes over from a bot.
    pub(super) async fn unseat_bot(&mut self, asker: &Asker, seat: Seat) -> Result<Answer, Trouble> {
        match self.at(seat)? {
            Sitter::Bot(_) => self.reseat(seat, self.as_sitter(asker, seat)).await,
            _ => Err(refuse(RefusalCode::SeatTaken, "no bot plays this seat").into()),
        }
    }

    pub(super) async fn introduce(
        &mut self,
        asker: &Asker,
        name: &str,
        language: Language,
    ) -> Result<Answer, Trouble> {
        let name = clean_name(name)?;
        let person = asker.person.clone();
        let unchanged = |sitter: &Sitter| {
            *sitter == Sitter::Person { person: person.clone(), name: name.clone(), language }
        };
        let differs = self.room.seats_of(&person).any(|seat| !self.room.sitter(seat).is_some_and(unchanged));
        self.listeners.introduce(person.clone(), Profile { name: name.clone(), language });
        if differs {
            self.commit_listed(Entry::Introduced { person, name, language }).await?;
            self.tell_room();
        }
        Ok(Answer::Done)
    }

    pub(super) async fn change_settings(
        &mut self,
        asker: &Asker,
        settings: RoomSettings,
    ) -> Result<Answer, Trouble> {
        self.seated(asker)?;
        check_settings(settings)?;
        self.commit_listed(Entry::Changed { settings }).await?;
        self.tell_room();
        Ok(Answer::Done)
    }

    async fn reseat(&mut self, seat: Seat, sitter: Sitter) -> Result<Answer, Trouble> {
        self.commit_listed(Entry::Seated { seat, sitter }).await?;
        self.drop_announced();
        self.tell_seats();
        self.let_bots_think();
        Ok(Answer::Done)
    }

    fn at(&self, seat: Seat) -> Result<&Sitter, Refusal> {
        self.room.sitter(seat).ok_or_else(|| refuse(RefusalCode::NoSuchSeat, "there is no such seat"))
    }

    fn own(&self, asker: &Asker, seat: Seat) -> Result<(), Refusal> {
        match self.at(seat)?.person() {
            Some(person) if *person == asker.person => Ok(()),
            _ => Err(refuse(RefusalCode::NotYourSeat, "this is not your seat")),
        }
    }

    fn as_sitter(&self, asker: &Asker, seat: Seat) -> Sitter {
        let Profile { mut name, language } = self.listeners.profile(&asker.person);
        if name.is_empty() {
            name = format!("#{}", seat.number());
        }
        Sitter::Person { person: asker.person.clone(), name, language }
    }

    /// Something changed that the lobby shows, if not at once.
    pub(super) fn note_change(&mut self) {
        self.unlisted_since.get_or_insert_with(Instant::now);
    }

    /// Brings the lobby up to date.
    pub(super) fn list_now(&mut self) {
        self.unlisted_since = None;
        self.rooms.store.summarize(self.number, self.room.summary());
    }
}

/// Settings within their limits.
pub(crate) fn check_settings(settings: RoomSettings) -> Result<(), Refusal> {
    if settings.pause_seconds > LONGEST_PAUSE_SECONDS {
        let detail = format!("a pause has at most {LONGEST_PAUSE_SECONDS} seconds");
        return Err(refuse(RefusalCode::BadSetup, detail));
    }
    Ok(())
}

fn taken() -> Refusal {
    refuse(RefusalCode::SeatTaken, "somebody sits there")
}
