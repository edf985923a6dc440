//! Giving back the memory that the program no longer needs.

/// Gives memory that is no longer used back to the operating system. The allocator does so by itself only with what
/// happens to lie at the end.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
pub(crate) fn give_back() {
    malloc_trim(0);
}

#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub(crate) fn give_back() {}

#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[allow(unsafe_code)]
// The C library allows to call it at any time from any thread.
unsafe extern "C" {
    safe fn malloc_trim(keep: usize) -> i32;
}
