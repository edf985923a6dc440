//! Ids of rooms and secrets of people.

use std::fmt;

use sha2::{Digest, Sha256};

/// Letters and digits that cannot be taken for one another.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

/// Random bytes from the operating system, written with [`LETTERS`]: five bits each.
fn random_word(length: usize) -> String {
    let mut bytes = vec![0; length];
    // Without randomness no secret can be made; there is nothing sensible to go on with.
    #[allow(clippy::expect_used)]
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes.iter().map(|byte| LETTERS[(byte & 31) as usize] as char).collect()
}

/// A secret between programs.
pub(crate) fn random_secret() -> String {
    random_word(32)
}

/// A random number from the operating system.
pub(crate) fn random_number() -> u64 {
    let mut bytes = [0; 8];
    #[allow(clippy::expect_used)]
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    u64::from_le_bytes(bytes)
}

/// Bytes as they are usually written.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"))
}

/// The id of a room, as it stands in its address. Who knows it may look on.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct RoomId(String);

impl RoomId {
    const LENGTH: usize = 10;

    pub(crate) fn random() -> RoomId {
        RoomId(random_word(RoomId::LENGTH))
    }

    /// The id, if the text could be one.
    pub(crate) fn parse(text: &str) -> Option<RoomId> {
        let fits = text.len() == RoomId::LENGTH && text.bytes().all(|byte| LETTERS.contains(&byte));
        fits.then(|| RoomId(text.to_owned()))
    }

    /// An id as the database remembers it.
    pub(crate) fn stored(text: String) -> RoomId {
        RoomId(text)
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for RoomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The secret of a person: whoever shows it is that person.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct PersonKey(String);

impl PersonKey {
    const LENGTH: usize = 26;

    pub(crate) fn random() -> PersonKey {
        PersonKey(random_word(PersonKey::LENGTH))
    }

    /// The key, if the text could be one.
    pub(crate) fn parse(text: &str) -> Option<PersonKey> {
        let fits = text.len() == PersonKey::LENGTH && text.bytes().all(|byte| LETTERS.contains(&byte));
        fits.then(|| PersonKey(text.to_owned()))
    }

    pub(crate) fn reveal(&self) -> &str {
        &self.0
    }

    /// What is stored of it. The key does not follow from it.
    pub(crate) fn hash(&self) -> KeyHash {
        let hash = Sha256::digest(self.0.as_bytes());
        KeyHash(hex(&hash[..16]))
    }

    /// Who shows it, if it is their first key: somebody is named by it for good.
    pub(crate) fn person(&self) -> PersonId {
        PersonId(self.hash().0)
    }
}

impl fmt::Debug for PersonKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PersonKey(secret)")
    }
}

/// A key, as the server remembers it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct KeyHash(String);

impl KeyHash {
    /// A key as the database remembers it.
    pub(crate) fn stored(text: String) -> KeyHash {
        KeyHash(text)
    }

    /// The first key of somebody.
    pub(crate) fn first_of(person: &PersonId) -> KeyHash {
        KeyHash(person.0.clone())
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

/// A code by which a device becomes somebody's, once and soon.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct TransferCode(String);

impl TransferCode {
    const LENGTH: usize = 10;

    pub(crate) fn random() -> TransferCode {
        TransferCode(random_word(TransferCode::LENGTH))
    }

    /// The code, if the text could be one: people may write it large and with gaps.
    pub(crate) fn parse(text: &str) -> Option<TransferCode> {
        let letters = text.chars().filter(|char| !char.is_whitespace() && *char != '-');
        let letters: String = letters.take(2 * TransferCode::LENGTH).collect::<String>().to_ascii_lowercase();
        let fits =
            letters.len() == TransferCode::LENGTH && letters.bytes().all(|byte| LETTERS.contains(&byte));
        fits.then_some(TransferCode(letters))
    }

    /// What is stored of it. The code does not follow from it at once.
    pub(crate) fn hash(&self) -> String {
        hex(&Sha256::digest(self.0.as_bytes()))
    }

    /// The code as it is shown: in two parts, which are easier to copy.
    pub(crate) fn reveal(&self) -> String {
        let (one, other) = self.0.split_at(TransferCode::LENGTH / 2);
        format!("{one}-{other}")
    }
}

/// Somebody, as the server remembers them.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub(crate) struct PersonId(String);

impl PersonId {
    /// Somebody as the database remembers them.
    pub(crate) fn stored(text: String) -> PersonId {
        PersonId(text)
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_survive_their_text() {
        let (room, key) = (RoomId::random(), PersonKey::random());
        assert_eq!(RoomId::parse(room.as_str()), Some(room));
        assert_eq!(PersonKey::parse(key.reveal()).as_ref().map(PersonKey::person), Some(key.person()));
    }

    #[test]
    fn what_is_no_id_is_refused() {
        for text in ["", "short", "UPPERCASE0", "eleven-chars", "../../etc/", "oooooooooo", "aaaaaaaaaaa"] {
            assert_eq!(RoomId::parse(text), None, "{text}");
        }
    }

    #[test]
    fn a_code_is_understood_however_it_is_written() {
        let code = TransferCode::random();
        let shown = code.reveal();
        for written in [shown.clone(), shown.to_uppercase(), shown.replace('-', " "), format!("  {shown} ")] {
            assert!(TransferCode::parse(&written) == Some(code.clone()), "{written}");
        }
        for bad in ["", "abcde", "abcde-fghj", "abcde-fghjkm", "abcde-fghjl", "яяяяяяяяяя"] {
            assert!(TransferCode::parse(bad).is_none(), "{bad}");
        }
    }

    #[test]
    fn a_key_is_not_printed_and_does_not_follow_from_the_person() {
        let key = PersonKey::random();
        assert!(!format!("{key:?}").contains(key.reveal()));
        assert!(!key.person().as_str().contains(key.reveal()));
    }
}
