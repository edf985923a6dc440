//! How sure a measured rate is.

/// The 95 % quantile of the normal distribution, both sides.
const Z: f64 = 1.959_963_984_540_054;

/// Wilson's interval: where the true rate lies with 95 % confidence if `hits` of `trials` were seen.
/// With no trials it is everything from 0 to 1.
///
/// ```
/// let (low, high) = artel_engine::wilson(50, 100);
/// assert!((low - 0.4038).abs() < 1e-4 && (high - 0.5962).abs() < 1e-4);
/// ```
pub fn wilson(hits: u64, trials: u64) -> (f64, f64) {
    if trials == 0 {
        return (0.0, 1.0);
    }
    let n = trials as f64;
    let rate = hits as f64 / n;
    let spread = Z * Z / n;
    let centre = (rate + spread / 2.0) / (1.0 + spread);
    let half = Z / (1.0 + spread) * (rate * (1.0 - rate) / n + spread / (4.0 * n)).sqrt();
    // Rounding must not keep the interval from the ends that belong to it.
    let low = if hits == 0 { 0.0 } else { centre - half };
    let high = if hits == trials { 1.0 } else { centre + half };
    (low, high)
}

#[cfg(test)]
mod tests {
    use super::wilson;

    fn assert_close((low, high): (f64, f64), (expected_low, expected_high): (f64, f64)) {
        assert!((low - expected_low).abs() < 5e-5, "{low} is not {expected_low}");
        assert!((high - expected_high).abs() < 5e-5, "{high} is not {expected_high}");
    }

    /// Values from the literature: Newcombe 1998, table I, method 3.
    #[test]
    fn known_intervals() {
        assert_close(wilson(81, 263), (0.2553, 0.3662));
        assert_close(wilson(15, 148), (0.0624, 0.1605));
        assert_close(wilson(0, 20), (0.0000, 0.1611));
        assert_close(wilson(1, 29), (0.0061, 0.1718));
    }

    #[test]
    fn extremes_stay_within_bounds() {
        assert_eq!(wilson(0, 0), (0.0, 1.0));
        assert_close(wilson(20, 20), (0.8389, 1.0));
        assert_eq!((wilson(0, 2_000).0.to_bits(), wilson(7, 7).1.to_bits()), (0, 1.0_f64.to_bits()));
    }
}
