//! Exhaustive counts from fixed positions: any change of what is legal changes a number.

#[test]
fn the_number_of_sequences_is_as_counted() {
    artel_contract::counts::check::<artel_spirit_island::SpiritIsland>(include_str!("../counts.txt"));
}
