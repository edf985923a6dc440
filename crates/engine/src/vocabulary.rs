//! The nouns of a game: small enumerations whose members have an id.

/// A noun with a fixed list of members, each with an id that texts and files use.
pub trait Named: Copy + Eq + 'static {
    /// What the noun is called in messages about files, such as `tile`.
    const NOUN: &'static str;
    /// The members in their order.
    const ALL: &'static [Self];

    /// The member's id.
    fn id(self) -> &'static str;
}

/// Declares a noun: an enumeration with ids, `ALL`, text form and serde both ways, and membership in sets.
///
/// ```
/// artel_engine::vocabulary! {
///     /// A direction.
///     pub enum Way: "way" { Left = "left", Right = "right" }
/// }
/// assert_eq!("left".parse(), Ok(Way::Left));
/// assert_eq!(Way::ALL.len(), 2);
/// assert_eq!("lift".parse::<Way>().unwrap_err().to_string(), "'lift' is not a way; did you mean 'left'?");
/// ```
#[macro_export]
macro_rules! vocabulary {
    ($(#[$about:meta])* $vis:vis enum $name:ident: $noun:literal { $($(#[$doc:meta])* $member:ident = $id:literal),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        $vis enum $name { $($(#[$doc])* #[doc = $id] $member),+ }

        impl $name {
            /// All of them, in their order.
            pub const ALL: [$name; [$($id),+].len()] = [$($name::$member),+];

            /// The id that texts and files use.
            pub const fn id(self) -> &'static str {
                match self { $($name::$member => $id),+ }
            }
        }

        impl $crate::Named for $name {
            const NOUN: &'static str = $noun;
            const ALL: &'static [Self] = &$name::ALL;

            fn id(self) -> &'static str {
                $name::id(self)
            }
        }

        impl $crate::Member for $name {
            const COUNT: u8 = $name::ALL.len() as u8;

            #[inline]
            fn index(self) -> u8 {
                self as u8
            }

            #[inline]
            fn from_index(index: u8) -> Self {
                // Numbers come from sets of these members only; anything else is a mistake and ends here.
                $name::ALL[index as usize]
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(self.id())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::ParseError;

            fn from_str(text: &str) -> ::std::result::Result<Self, Self::Err> {
                $crate::text::find_named(text)
            }
        }

        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> ::std::result::Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> ::std::result::Result<Self, D::Error> {
                let id: ::std::borrow::Cow<'de, str> = $crate::serde::Deserialize::deserialize(deserializer)?;
                id.parse().map_err($crate::serde::de::Error::custom)
            }
        }

        $crate::typescript_union!($name);
    };
}
