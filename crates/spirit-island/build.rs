//! Makes constants of the rules.

fn main() {
    artel_rulebook::build("spirit-island");
}
