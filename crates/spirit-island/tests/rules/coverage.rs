//! Every rule and every ruling of the rulebook is cited by a test.

#[test]
fn every_rule_and_ruling_is_proved_by_a_test() {
    artel_contract::coverage::every_rule_and_ruling_is_proved::<artel_spirit_island::SpiritIsland>(env!(
        "CARGO_MANIFEST_DIR"
    ));
}
