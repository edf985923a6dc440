//! Colours, and the Taoists who wear four of them.

artel_engine::vocabulary! {
    /// The colour of a ghost's resistance and of the Tao tokens that work against it (GS-012).
    pub enum Colour: "colour" {
        Yellow = "yellow",
        Blue = "blue",
        Green = "green",
        Red = "red",
        Black = "black",
    }
}

artel_engine::vocabulary! {
    /// A Taoist; their board has the same colour. Nobody is black.
    ///
    /// ```
    /// use artel_ghost_stories::{Colour, Taoist};
    /// assert_eq!(Taoist::Red.colour(), Colour::Red);
    /// assert_eq!(Colour::Black.taoist(), None);
    /// ```
    pub enum Taoist: "Taoist" {
        Yellow = "yellow-taoist",
        Blue = "blue-taoist",
        Green = "green-taoist",
        Red = "red-taoist",
    }
}

impl Taoist {
    /// The Taoist's colour.
    #[inline]
    pub fn colour(self) -> Colour {
        Colour::ALL[self as usize]
    }
}

impl Colour {
    /// The Taoist of this colour; none is black.
    #[inline]
    pub fn taoist(self) -> Option<Taoist> {
        Taoist::ALL.get(self as usize).copied()
    }
}
