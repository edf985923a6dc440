//! Requests about the referee itself.

use serde_json::{Map, json};

use crate::failure::{ErrorKind, Failure};
use crate::fields::Fields;
use crate::{Answer, Referee, fields};

/// The versions of the protocol that are spoken, the newest last.
const VERSIONS: [u64; 1] = [1];

pub(super) fn hello(_: &mut Referee, request: &Fields<'_>) -> Answer {
    let version = request.optional_number("version")?.unwrap_or(VERSIONS[0]);
    if !VERSIONS.contains(&version) {
        let message = format!("version {version} of the protocol is not spoken here");
        return Err(
            Failure::new(ErrorKind::UnsupportedVersion, message).with("versions", VERSIONS.as_slice())
        );
    }
    Ok(fields(json!({
        "program": "artel",
        "release": env!("CARGO_PKG_VERSION"),
        "version": version,
        "versions": VERSIONS,
    })))
}

#[allow(clippy::unnecessary_wraps)] // the signature of every op
pub(super) fn games(_: &mut Referee, _: &Fields<'_>) -> Answer {
    let games: Vec<_> = artel_games::games().iter().map(artel_games::GameKind::info).collect();
    Ok(fields(json!({ "games": games })))
}

#[allow(clippy::unnecessary_wraps)] // the signature of every op
pub(super) fn quit(referee: &mut Referee, _: &Fields<'_>) -> Answer {
    referee.quit = true;
    Ok(Map::new())
}
