//! Refusals in the words of the protocol.

use artel_engine::SetupError;
use artel_protocol::{Refusal, RefusalCode};

/// A refusal for a reason that has nothing to do with the rules of the game.
pub(crate) fn refuse(code: RefusalCode, detail: impl Into<String>) -> Refusal {
    Refusal { code, detail: detail.into(), reason: None, rule: None }
}

/// The values chosen cannot be played with; the reason is for whoever chose them.
pub(crate) fn refuse_setup(error: &SetupError) -> Refusal {
    Refusal { reason: error.phrase.clone(), ..refuse(RefusalCode::BadSetup, error.to_string()) }
}

/// A refusal by the table.
pub(crate) fn refuse_table(refusal: &artel_games::Refusal) -> Refusal {
    let detail = refusal.to_string();
    match refusal {
        artel_games::Refusal::NoSuchSeat { .. } => refuse(RefusalCode::NoSuchSeat, detail),
        artel_games::Refusal::NotAMove(_) | artel_games::Refusal::Impossible(_) => {
            refuse(RefusalCode::BadMessage, detail)
        }
        artel_games::Refusal::Illegal(illegal) => Refusal {
            code: RefusalCode::Illegal,
            detail,
            reason: Some(illegal.reason.clone()),
            rule: Some(illegal.rule),
        },
    }
}
