//! How what a game tells is typed in TypeScript, where its own derive cannot know.

/// A noun becomes the union of its ids.
#[cfg(feature = "typescript")]
#[doc(hidden)]
#[macro_export]
macro_rules! typescript_union {
    ($name:ident) => {
        impl $crate::ts_rs::TS for $name {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(_: &$crate::ts_rs::Config) -> String {
                stringify!($name).to_owned()
            }

            fn inline(_: &$crate::ts_rs::Config) -> String {
                $name::ALL.map(|member| format!("\"{}\"", member.id())).join(" | ")
            }

            fn decl(config: &$crate::ts_rs::Config) -> String {
                format!("type {} = {};", stringify!($name), Self::inline(config))
            }
        }
    };
}

/// Without TypeScript there is nothing to add.
#[cfg(not(feature = "typescript"))]
#[doc(hidden)]
#[macro_export]
macro_rules! typescript_union {
    ($name:ident) => {};
}

/// A set is sent as the list of its members.
#[cfg(feature = "typescript")]
impl<T: crate::Member + ts_rs::TS> ts_rs::TS for crate::Set<T> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(config: &ts_rs::Config) -> String {
        Vec::<T>::name(config)
    }

    fn inline(config: &ts_rs::Config) -> String {
        Vec::<T>::inline(config)
    }
}
