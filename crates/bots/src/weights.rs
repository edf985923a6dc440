//! Declares the weights of a bot: numbers with names, so that other values can be tried out.

/// A struct of numbers with their values, and `ALL` of them by name.
macro_rules! weights {
    ($(#[$whole:meta])* pub struct Weights { $($(#[$about:meta])* $name:ident = $value:literal),+ $(,)? }) => {
        $(#[$whole])*
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub struct Weights {
            $($(#[$about])* pub $name: f64),+
        }

        impl Default for Weights {
            fn default() -> Self {
                Weights { $($name: $value),+ }
            }
        }

        impl Weights {
            /// Every weight by its name, to try out other values.
            pub const ALL: &[(&str, fn(&mut Weights) -> &mut f64)] =
                &[$((stringify!($name), |weights| &mut weights.$name)),+];
        }
    };
}

pub(crate) use weights;
