//! Sets of more things than [`artel_engine::Set`] holds.

/// Declares a set with a bit for each member, in a word wide enough. The member is a number in a tuple struct.
macro_rules! big_set {
    ($(#[$about:meta])* $name:ident($word:ty) of $member:ident) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $name($word);

        impl $name {
            /// The set without members.
            pub const NONE: $name = $name(0);

            /// The set of one.
            #[inline]
            pub const fn only(member: $member) -> $name {
                $name(1 << member.0)
            }

            /// Whether there is no member.
            #[inline]
            pub fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many members there are.
            #[inline]
            pub fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// Whether this one is a member.
            #[inline]
            pub fn contains(self, member: $member) -> bool {
                self.0 >> member.0 & 1 == 1
            }

            /// Adds a member.
            #[inline]
            pub fn insert(&mut self, member: $member) {
                self.0 |= 1 << member.0;
            }

            /// Takes a member out.
            #[inline]
            pub fn remove(&mut self, member: $member) {
                self.0 &= !(1 << member.0);
            }

            /// This set with one member fewer.
            #[inline]
            #[must_use]
            pub fn without(self, member: $member) -> $name {
                $name(self.0 & !(1 << member.0))
            }

            /// What is in this set or in the other.
            #[inline]
            #[must_use]
            pub const fn or(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }

            /// What is in both.
            #[inline]
            #[must_use]
            pub fn and(self, other: $name) -> $name {
                $name(self.0 & other.0)
            }

            /// What is in this set and not in the other.
            #[inline]
            #[must_use]
            pub fn minus(self, other: $name) -> $name {
                $name(self.0 & !other.0)
            }

            /// The first member in their order.
            #[inline]
            pub fn first(self) -> Option<$member> {
                (self.0 != 0).then(|| $member(self.0.trailing_zeros() as u8))
            }

            /// The members one by one.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $member> {
                let mut left = self;
                std::iter::from_fn(move || {
                    let first = left.first();
                    left.0 &= left.0.wrapping_sub(1);
                    first
                })
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl FromIterator<$member> for $name {
            fn from_iter<I: IntoIterator<Item = $member>>(members: I) -> Self {
                members.into_iter().fold($name::NONE, |set, member| set.or($name::only(member)))
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }
    };
}

pub(crate) use big_set;
