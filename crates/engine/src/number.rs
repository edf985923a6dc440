//! Counts that never go below nothing.

/// What is left of so many things without some of them, of which there are enough.
///
/// ```
/// assert_eq!(artel_engine::without(3, 1), 2);
/// ```
///
/// # Panics
/// If there are not so many: that is a mistake in the rules, and no count is guessed.
#[inline]
#[track_caller]
pub const fn without(count: u8, fewer: u8) -> u8 {
    assert!(fewer <= count, "there are fewer of these than are taken away");
    count - fewer
}

#[cfg(test)]
mod tests {
    use super::without;

    #[test]
    #[should_panic(expected = "fewer of these")]
    fn nothing_is_taken_from_nothing() {
        without(0, 1);
    }
}
