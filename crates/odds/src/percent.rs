//! Probabilities for people.

/// The probability in percent; never 0 or 100 unless it is certain.
///
/// ```
/// use artel_odds::percent;
/// assert_eq!(percent(1.0 / 3.0), 33);
/// assert_eq!(percent(0.001), 1);
/// assert_eq!(percent(0.999), 99);
/// assert_eq!((percent(0.0), percent(1.0)), (0, 100));
/// ```
pub fn percent(probability: f64) -> u32 {
    /// What adding up probabilities may be off by.
    const ERROR: f64 = 1e-9;
    if probability < ERROR {
        0
    } else if probability > 1.0 - ERROR {
        100
    } else {
        ((probability * 100.0).round() as u32).clamp(1, 99)
    }
}
