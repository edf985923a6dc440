//! Where a game tells what happens.

/// Takes the events of a game in their order.
pub trait Log<E> {
    /// Something has happened.
    fn push(&mut self, event: E);
}

/// Keeps nothing; the compiler removes every trace of it.
pub struct NoLog;

impl<E> Log<E> for NoLog {
    #[inline]
    fn push(&mut self, _event: E) {}
}

impl<E> Log<E> for Vec<E> {
    fn push(&mut self, event: E) {
        Vec::push(self, event);
    }
}
