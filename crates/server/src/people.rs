//! Who somebody is. A person is named by the first key that they showed; other devices have keys of their own, and
//! any key can be made invalid.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError, RwLock};
use std::time::{Duration, Instant};

use tokio::sync::watch;

use crate::ids::{KeyHash, PersonId, PersonKey, TransferCode};
use crate::store::{Store, StoreError};

/// For how long a transfer code is good.
pub(crate) const CODE_LASTS: Duration = Duration::from_mins(10);
/// How many codes there are at a time.
pub(crate) const MOST_CODES: usize = 10_000;

/// Everybody who has more than their first key, and those who are about to.
pub(crate) struct People {
    /// Keys besides everybody's first, and keys that are no longer valid.
    keys: RwLock<HashMap<KeyHash, Option<PersonId>>>,
    codes: Mutex<HashMap<TransferCode, Transfer>>,
    /// Rises whenever a key becomes invalid.
    revoked: watch::Sender<u64>,
}

struct Transfer {
    person: PersonId,
    made: Instant,
}

impl Transfer {
    fn is_good(&self) -> bool {
        self.made.elapsed() < CODE_LASTS
    }
}

impl People {
    pub(crate) async fn read(store: &Store) -> Result<People, StoreError> {
        let keys = store.keys().await?.into_iter().collect();
        Ok(People { keys: RwLock::new(keys), codes: Mutex::default(), revoked: watch::Sender::new(0) })
    }

    /// Whose key it is; nobody's if it is no longer valid.
    pub(crate) fn who(&self, key: &PersonKey) -> Option<PersonId> {
        let keys = self.keys.read().unwrap_or_else(PoisonError::into_inner);
        // Nearly everybody has nothing but their first key.
        if keys.is_empty() {
            return Some(key.person());
        }
        keys.get(&key.hash()).cloned().unwrap_or_else(|| Some(key.person()))
    }

    /// Hears whenever a key has become invalid.
    pub(crate) fn revocations(&self) -> watch::Receiver<u64> {
        self.revoked.subscribe()
    }

    /// A code by which another device becomes this person's. The one before is no longer good. None if there are too
    /// many.
    pub(crate) async fn make_code(
        &self,
        store: &Store,
        person: &PersonId,
    ) -> Result<Option<TransferCode>, StoreError> {
        let code = TransferCode::random();
        match store.keep_code(Some(&code.hash()), person).await {
            Some(kept) => Ok(kept?.then_some(code)),
            None => Ok(self.make_own_code(person)),
        }
    }

    /// Whose code it is, if it is still good. It is good for once.
    pub(crate) async fn use_code(
        &self,
        store: &Store,
        code: &TransferCode,
    ) -> Result<Option<PersonId>, StoreError> {
        match store.use_code(&code.hash()).await {
            Some(used) => used,
            None => Ok(self.use_own_code(code)),
        }
    }

    /// Hears of keys that other programs have changed; of all keys if `all` is asked for.
    pub(crate) async fn hear(&self, store: &Store, all: bool) -> Result<(), StoreError> {
        let changed = if all { store.keys().await? } else { store.new_keys().await? };
        let mut keys = self.keys.write().unwrap_or_else(PoisonError::into_inner);
        let mut revoked = false;
        for (key, person) in changed {
            let is_gone = person.is_none();
            revoked |= keys.insert(key, person) != Some(None) && is_gone;
        }
        drop(keys);
        if revoked {
            self.revoked.send_modify(|count| *count += 1);
        }
        Ok(())
    }

    fn make_own_code(&self, person: &PersonId) -> Option<TransferCode> {
        let mut codes = self.codes();
        codes.retain(|_, transfer| transfer.is_good() && transfer.person != *person);
        if codes.len() >= MOST_CODES {
            return None;
        }
        let code = TransferCode::random();
        codes.insert(code.clone(), Transfer { person: person.clone(), made: Instant::now() });
        Some(code)
    }

    fn use_own_code(&self, code: &TransferCode) -> Option<PersonId> {
        self.codes().remove(code).filter(Transfer::is_good).map(|transfer| transfer.person)
    }

    /// A new key for another device of somebody.
    pub(crate) async fn add_key(&self, store: &Store, person: &PersonId) -> Result<PersonKey, StoreError> {
        let key = PersonKey::random();
        self.set(store, vec![(key.hash(), Some(person.clone()))]).await?;
        Ok(key)
    }

    /// A new key for somebody, whose other keys and codes are no longer valid.
    pub(crate) async fn renew(&self, store: &Store, person: &PersonId) -> Result<PersonKey, StoreError> {
        let key = PersonKey::random();
        self.codes().retain(|_, transfer| transfer.person != *person);
        if let Some(forgotten) = store.keep_code(None, person).await {
            forgotten?;
        }
        let mut changed: Vec<_> = {
            let keys = self.keys.read().unwrap_or_else(PoisonError::into_inner);
            let own = keys.iter().filter(|(_, whose)| whose.as_ref() == Some(person));
            own.map(|(key, _)| (key.clone(), None)).collect()
        };
        changed.push((KeyHash::first_of(person), None));
        changed.push((key.hash(), Some(person.clone())));
        self.set(store, changed).await?;
        self.revoked.send_modify(|count| *count += 1);
        Ok(key)
    }

    /// Writes whose keys these are, and remembers it.
    async fn set(&self, store: &Store, changed: Vec<(KeyHash, Option<PersonId>)>) -> Result<(), StoreError> {
        store.set_keys(changed.clone()).await?;
        self.keys.write().unwrap_or_else(PoisonError::into_inner).extend(changed);
        Ok(())
    }

    fn codes(&self) -> MutexGuard<'_, HashMap<TransferCode, Transfer>> {
        self.codes.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{Opening, Place};

    async fn people(name: &str) -> (Store, People) {
        let folder = std::env::temp_dir().join(format!("artel-people-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let store = Store::open(&Place::Folder(folder), &Opening::ALONE).await.unwrap();
        let people = People::read(&store).await.unwrap();
        (store, people)
    }

    #[tokio::test]
    async fn a_code_is_good_once_and_not_for_long() {
        let (_store, people) = people("codes").await;
        let ann = PersonKey::random().person();
        let code = people.make_own_code(&ann).unwrap();
        assert_eq!(people.use_own_code(&code), Some(ann.clone()));
        assert_eq!(people.use_own_code(&code), None, "once");
        let (first, second) = (people.make_own_code(&ann).unwrap(), people.make_own_code(&ann).unwrap());
        assert_eq!(people.use_own_code(&first), None, "a new one takes its place");
        people.codes().get_mut(&second).unwrap().made -= CODE_LASTS;
        assert_eq!(people.use_own_code(&second), None, "not for long");
        assert_eq!(people.use_own_code(&TransferCode::random()), None);
    }

    #[tokio::test]
    async fn codes_take_only_so_much_memory() {
        let (_store, people) = people("memory").await;
        let made = (0..MOST_CODES + 10).filter_map(|_| people.make_own_code(&PersonKey::random().person()));
        assert_eq!(made.count(), MOST_CODES);
        people.codes().values_mut().for_each(|transfer| transfer.made -= CODE_LASTS);
        assert!(people.make_own_code(&PersonKey::random().person()).is_some());
        assert_eq!(people.codes().len(), 1);
    }

    #[tokio::test]
    async fn keys_of_other_devices_are_the_same_person_until_they_are_renewed() {
        let (store, people) = people("keys").await;
        let first = PersonKey::random();
        let ann = first.person();
        let phone = people.add_key(&store, &ann).await.unwrap();
        assert_eq!((people.who(&first), people.who(&phone)), (Some(ann.clone()), Some(ann.clone())));
        let code = people.make_own_code(&ann).unwrap();
        let renewed = people.renew(&store, &ann).await.unwrap();
        let again = People::read(&store).await.unwrap();
        for people in [&people, &again] {
            assert_eq!((people.who(&first), people.who(&phone)), (None, None));
            assert_eq!(people.who(&renewed), Some(ann.clone()));
            assert_eq!(people.use_own_code(&code), None);
        }
        let stranger = PersonKey::random();
        assert_eq!(people.who(&stranger), Some(stranger.person()));
    }
}
