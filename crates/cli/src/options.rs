//! What several commands understand.

/// Reads `key=value`.
pub(crate) fn pair(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or_else(|| format!("'{text}' has no '='; write key=value"))?;
    Ok((key.trim().to_owned(), value.trim().to_owned()))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::pair;

    #[test]
    fn pairs_need_an_equals_sign() {
        assert_eq!(pair("first=1"), Ok(("first".to_owned(), "1".to_owned())));
        assert!(pair("first").unwrap_err().contains("key=value"));
    }
}
