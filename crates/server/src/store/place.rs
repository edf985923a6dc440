//! Where rooms are kept.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

/// Where rooms are kept: a folder with an `SQLite` database, or a PostgreSQL database.
#[derive(Clone, PartialEq, Eq)]
pub enum Place {
    /// A folder on this machine.
    Folder(PathBuf),
    /// The address of a PostgreSQL database, with the password.
    Postgres(String),
}

/// How the address of a PostgreSQL database begins.
const SCHEMES: [&str; 2] = ["postgres://", "postgresql://"];

impl FromStr for Place {
    type Err = String;

    fn from_str(text: &str) -> Result<Place, String> {
        if SCHEMES.iter().any(|scheme| text.starts_with(scheme)) {
            return database(text).map(Place::Postgres);
        }
        if text.contains("://") {
            return Err("it is neither a folder nor a database that begins with postgres://".into());
        }
        Ok(Place::Folder(text.into()))
    }
}

/// The address of a database, if it is one. What is wrong is told without the address, which holds a password.
pub(crate) fn database(text: &str) -> Result<String, String> {
    if !SCHEMES.iter().any(|scheme| text.starts_with(scheme)) {
        return Err("it has to begin with postgres://, such as postgres://artel@localhost/artel".into());
    }
    match text.parse::<tokio_postgres::Config>() {
        Ok(_) => Ok(text.to_owned()),
        Err(error) => {
            let why = std::error::Error::source(&error).map_or(error.to_string(), ToString::to_string);
            Err(format!("it is not the address of a database: {why}"))
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Folder(folder) => write!(f, "{}", folder.display()),
            Place::Postgres(_) => f.write_str("the PostgreSQL database"),
        }
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_a_folder_or_a_database() {
        assert_eq!("artel-data".parse(), Ok(Place::Folder("artel-data".into())));
        for url in ["postgres://artel:secret@localhost/artel", "postgresql:///artel?host=/run/postgresql"] {
            assert_eq!(url.parse(), Ok(Place::Postgres(url.to_owned())));
        }
        for bad in ["mysql://localhost/artel", "postgres://localhost:port/artel", "postgres://a@b/c?d=e"] {
            assert!(bad.parse::<Place>().is_err(), "{bad}");
        }
        assert!(database("localhost").unwrap_err().contains("postgres://"));
    }

    #[test]
    fn a_password_is_never_shown() {
        let place: Place = "postgres://artel:secret@localhost/artel".parse().unwrap();
        assert!(!format!("{place} {place:?}").contains("secret"));
        let wrong = "postgres://artel:secret@localhost:port/artel".parse::<Place>().unwrap_err();
        assert!(!wrong.contains("secret"), "{wrong}");
    }
}
