//! Who sits where, and how the room works. Whoever comes may take a free seat; everything else is decided by those who
//! sit at the table.

use std::time::Instant;

use artel_engine::Seat;
use artel_protocol::{BotKind, Language, Refusal, RefusalCode, RoomSettings};

use super::entry::Sitter;
use super::listeners::Profile;
use super::live::{Answer, Asker, Trouble};
use super::{Entry, Live, refuse};
use crate::limits::LONGEST_PAUSE_SECONDS;
use crate::wording::clean_name;

impl Live {
    pub(super) async fn sit(&mut self, asker: &Asker, seat: Seat) -> Result<Answer, Trouble> {
        match self.at(seat)? {
            Sitter::Free => self.reseat(seat, self.as_sitter(asker, seat)).await,
            Sitter::Person { person, .. } if *person == asker.person => Ok(Answer::Done),
            Sitter::Person { .. } | Sitter::Bot(_) => Err(taken().into()),
        }
    }

    pub(super) async fn stand(&mut self, asker: &Asker, seat: Seat) -> Result<Answer, Trouble> {
        self.own(asker, seat)?;
        self.vacate(seat, Sitter::Free).await
    }

    /// A bot takes a free seat, or over from whoever asks or from somebody who has been away for long.
    pub(super) async fn seat_bot(
        &mut self,
        asker: &Asker,
        seat: Seat,
        bot: BotKind,
    ) -> Result<Answer, Trouble> {
        match self.at(seat)? {
            Sitter::Free => self.seated(asker)?,
            Sitter::Person { .. } if self.is_abandoned(seat) => self.seated(asker)?,
            Sitter::Person { .. } | Sitter::Bot(_) => self.own(asker, seat)?,
        }
        self.vacate(seat, Sitter::Bot(bot)).await
    }

    /// Whoever asks takes over from a bot: one of those who sit, or whoever had the seat before the bot.
    pub(super) async fn unseat_bot(&mut self, asker: &Asker, seat: Seat) -> Result<Answer, Trouble> {
        match self.at(seat)? {
            Sitter::Bot(_) => {
                if self.room.stand_ins.get(&seat) != Some(&asker.person) {
                    self.decides(asker)?;
                }
                self.reseat(seat, self.as_sitter(asker, seat)).await
            }
            Sitter::Free | Sitter::Person { .. } => {
                Err(refuse(RefusalCode::SeatTaken, "no bot plays this seat").into())
            }
        }
    }

    /// The seat of a bot, or of somebody who has been away for long, becomes free for whoever comes.
    pub(super) async fn free_seat(&mut self, asker: &Asker, seat: Seat) -> Result<Answer, Trouble> {
        self.seated(asker)?;
        match self.at(seat)? {
            Sitter::Free => return Ok(Answer::Done),
            Sitter::Person { .. } if self.is_abandoned(seat) => {}
            Sitter::Person { .. } => self.own(asker, seat)?,
            Sitter::Bot(_) => {}
        }
        self.vacate(seat, Sitter::Free).await
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

    /// A seat changes hands, and somebody may have left the table with it.
    async fn vacate(&mut self, seat: Seat, sitter: Sitter) -> Result<Answer, Trouble> {
        self.reseat(seat, sitter).await?;
        let room = &self.room;
        self.rematch_asked.retain(|person| room.people().contains(&person));
        self.settle_proposed().await?;
        Ok(Answer::Done)
    }

    async fn reseat(&mut self, seat: Seat, sitter: Sitter) -> Result<Answer, Trouble> {
        self.commit_listed(Entry::Seated { seat, sitter }).await?;
        self.drop_announced();
        self.tell_seats();
        self.let_bots_think();
        Ok(Answer::Done)
    }

    /// Somebody who sits at the table asks, or nobody does.
    fn decides(&self, asker: &Asker) -> Result<(), Refusal> {
        if self.room.people().is_empty() { Ok(()) } else { self.seated(asker) }
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
        self.rooms.store.summarize(self.claim, self.room.summary());
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
