//! Every rule and every ruling of the rulebook is cited by a test, and by the code or with a reason why not.

#[test]
fn every_rule_and_ruling_is_proved_by_a_test() {
    artel_contract::coverage::every_rule_and_ruling_is_proved::<artel_spirit_island::SpiritIsland>(env!(
        "CARGO_MANIFEST_DIR"
    ));
}

#[test]
fn every_rule_and_ruling_is_cited_by_the_code_or_says_why_not() {
    artel_contract::citations::every_rule_is_cited_or_marked::<artel_spirit_island::SpiritIsland>(env!(
        "CARGO_MANIFEST_DIR"
    ));
}
