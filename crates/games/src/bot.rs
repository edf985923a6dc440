//! The programs that can play a seat, by name.

artel_engine::vocabulary! {
    /// A program that can play a seat. The programs themselves are in `artel-bots`.
    pub enum BotKind: "bot" {
        /// Makes any move.
        Random = "random",
        /// Plays by rules of thumb.
        Heuristic = "heuristic",
    }
}
