//! How numbers are shown.

/// The middle of the values, and the lowest and highest.
pub(crate) struct Spread {
    pub(crate) median: f64,
    low: f64,
    high: f64,
}

impl Spread {
    pub(crate) fn of(mut values: Vec<f64>) -> Spread {
        values.sort_by(f64::total_cmp);
        let at = |index: usize| values.get(index).copied().unwrap_or(f64::NAN);
        Spread { median: at(values.len() / 2), low: at(0), high: at(values.len().saturating_sub(1)) }
    }

    /// One line: what it is, the median, the range.
    pub(crate) fn print(&self, what: &str, unit: &str) {
        println!("  {what:<28} {:>9.2} {unit:<14} ({:.2} … {:.2})", self.median, self.low, self.high);
    }
}
