//! Why no line of code cites a rule.

/// Why no line of a game's code cites a rule. The file gives the reason in a sentence.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Uncited {
    /// A worked example: other rules bring it about.
    Example,
    /// It advises people and enforces nothing.
    Advice,
    /// It follows from other rules, or from what the code does not do.
    Emergent,
}

impl Uncited {
    pub(crate) const ALL: [Uncited; 3] = [Uncited::Example, Uncited::Advice, Uncited::Emergent];
}
