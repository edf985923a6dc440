//! The tables by their numbers.

use std::collections::BTreeMap;

use artel_engine::Seat;
use artel_games::Table;

use crate::failure::{ErrorKind, Failure};
use crate::fields::Fields;
use crate::limits::MOST_TABLES;

/// The tables that are open. A number is never given twice.
#[derive(Default)]
pub(crate) struct Tables {
    open: BTreeMap<u64, Box<dyn Table>>,
    last: u64,
}

impl Tables {
    /// Refuses one table too many before anything is done for it.
    pub(crate) fn check_room(&self) -> Result<(), Failure> {
        if self.open.len() < MOST_TABLES {
            return Ok(());
        }
        let message = format!("{MOST_TABLES} tables are open, and there can be no more");
        Err(Failure::new(ErrorKind::TooManyTables, message).hint("close tables that are no longer needed"))
    }

    /// Opens a table and tells its number.
    pub(crate) fn open(&mut self, table: Box<dyn Table>) -> (u64, &dyn Table) {
        self.last += 1;
        (self.last, &**self.open.entry(self.last).or_insert(table))
    }

    /// The table that a request names.
    pub(crate) fn asked(&mut self, fields: &Fields<'_>) -> Result<(u64, &mut dyn Table), Failure> {
        let number = fields.number("table")?;
        match self.open.get_mut(&number) {
            Some(table) => Ok((number, table.as_mut())),
            None => Err(unknown(number)),
        }
    }

    /// Closes the table that a request names.
    pub(crate) fn close(&mut self, fields: &Fields<'_>) -> Result<(), Failure> {
        let number = fields.number("table")?;
        self.open.remove(&number).map(drop).ok_or_else(|| unknown(number))
    }
}

fn unknown(number: u64) -> Failure {
    Failure::new(ErrorKind::UnknownTable, format!("table {number} is not open"))
        .hint("'new' and 'load' open a table and answer with its number")
}

/// The seat that a request names, which has to be at the table.
pub(crate) fn seat(fields: &Fields<'_>, table: &dyn Table) -> Result<Seat, Failure> {
    let seats = table.seats();
    match u8::try_from(fields.number("seat")?) {
        Ok(seat) if seat < seats => Ok(Seat(seat)),
        _ => Err(Failure::unknown_seat(seats)),
    }
}
