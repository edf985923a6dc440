//! Sets of more things than [`artel_engine::Set`] holds.

/// Declares a set with a bit for each member, in as many words as the members need. The member is a number in a tuple
/// struct.
macro_rules! big_set {
    ($(#[$about:meta])* $name:ident([u64; $words:expr]) of $member:ident($number:ty)) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        pub struct $name([u64; $words]);

        impl $name {
            /// The set without members.
            pub const NONE: $name = $name([0; $words]);

            /// The set of one.
            #[inline]
            pub const fn only(member: $member) -> $name {
                $name::NONE.with(member)
            }

            /// The word of a member and its bit there.
            #[inline]
            const fn place_of(member: $member) -> (usize, u64) {
                (member.0 as usize / 64, 1 << (member.0 as usize % 64))
            }

            /// Whether there is no member.
            #[inline]
            pub fn is_empty(self) -> bool {
                self.0.iter().all(|&word| word == 0)
            }

            /// How many members there are.
            #[inline]
            pub fn len(self) -> u32 {
                self.0.iter().map(|word| word.count_ones()).sum()
            }

            /// Whether this one is a member; what has no bit never is.
            #[inline]
            pub fn contains(self, member: $member) -> bool {
                let (word, bit) = $name::place_of(member);
                self.0.get(word).is_some_and(|word| word & bit != 0)
            }

            /// Adds a member.
            #[inline]
            pub fn insert(&mut self, member: $member) {
                *self = self.with(member);
            }

            /// Takes a member out.
            #[inline]
            pub fn remove(&mut self, member: $member) {
                let (word, bit) = $name::place_of(member);
                self.0[word] &= !bit;
            }

            /// This set with one member more.
            #[inline]
            #[must_use]
            pub const fn with(mut self, member: $member) -> $name {
                let (word, bit) = $name::place_of(member);
                self.0[word] |= bit;
                self
            }

            /// This set with one member fewer.
            #[inline]
            #[must_use]
            pub fn without(mut self, member: $member) -> $name {
                self.remove(member);
                self
            }

            /// What is in this set or in the other.
            #[inline]
            #[must_use]
            pub const fn or(mut self, other: $name) -> $name {
                let mut word = 0;
                while word < $words {
                    self.0[word] |= other.0[word];
                    word += 1;
                }
                self
            }

            /// What is in both.
            #[inline]
            #[must_use]
            pub fn and(self, other: $name) -> $name {
                $name(std::array::from_fn(|word| self.0[word] & other.0[word]))
            }

            /// What is in this set and not in the other.
            #[inline]
            #[must_use]
            pub fn minus(self, other: $name) -> $name {
                $name(std::array::from_fn(|word| self.0[word] & !other.0[word]))
            }

            /// The first member in their order.
            #[inline]
            pub fn first(self) -> Option<$member> {
                self.iter().next()
            }

            /// The members one by one.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $member> {
                let mut word = 0;
                let mut left = self.0[0];
                std::iter::from_fn(move || {
                    while left == 0 {
                        word += 1;
                        left = *self.0.get(word)?;
                    }
                    let bit = left.trailing_zeros() as usize;
                    left &= left - 1;
                    // Only members have bits, so that the number fits.
                    Some($member((word * 64 + bit) as $number))
                })
            }
        }

        impl Default for $name {
            fn default() -> Self {
                $name::NONE
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl FromIterator<$member> for $name {
            fn from_iter<I: IntoIterator<Item = $member>>(members: I) -> Self {
                members.into_iter().fold($name::NONE, $name::with)
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
