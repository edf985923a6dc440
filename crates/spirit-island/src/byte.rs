//! Numbers that are kept in a byte.

/// A number of things of which there are never so many that a byte cannot count them.
#[inline]
#[track_caller]
pub(crate) const fn byte(count: usize) -> u8 {
    assert!(count <= u8::MAX as usize, "there are more of these than a byte counts");
    count as u8
}

#[cfg(test)]
mod tests {
    use super::byte;

    #[test]
    fn what_fits_into_a_byte_is_kept() {
        assert_eq!((byte(0), byte(255)), (0, 255));
    }

    #[test]
    #[should_panic(expected = "more of these")]
    fn what_does_not_fit_is_never_cut_off() {
        byte(256);
    }
}
