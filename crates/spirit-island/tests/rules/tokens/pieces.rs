//! Tokens are pieces like others: they are pushed, gathered, removed, destroyed and put in the place of others.

use artel_spirit_island::rules::SM_118;

use super::{asked, done};
use crate::support::proves;

/// Everything that can lie in G6 besides Invaders and Dahan.
const TOKENS: &str = "land G6 beasts:2 wilds:1 badlands:1";

#[test]
fn tokens_are_moved_as_other_pieces() {
    proves(&[SM_118]);
    let push = "next push from:G6 kinds:beasts,wilds left:2 up-to who:1\n";
    let mut table = asked(push, &format!("{TOKENS}\n"));
    let to = table.rest("1 send wilds G6");
    assert!(to.contains("G5") && !table.can("1 send badlands G6 G5"), "{:?}", table.moves());
    table.play_all(&["1 send beasts G6 G5", "1 send wilds G6 G5"]);
    assert_eq!(
        (table.land("G5"), table.land("G6")),
        ("beasts:1 wilds:1".into(), "beasts:1 badlands:1".into())
    );
    let mut table =
        asked("next gather to:G6 kinds:disease left:1 up-to who:1\n", "land G5 disease:1\nland G6 dahan:1\n");
    table.play("1 send disease G5 G6");
    assert_eq!(table.land("G6"), "dahan:1 disease:1");
}

#[test]
fn tokens_are_destroyed_removed_and_put_in_the_place_of_others() {
    let pick = |verb: &str, kinds: &str| {
        let question = format!("next pick land:G6 verb:{verb} kinds:{kinds} left:1 who:1\n");
        done(&question, "land G6 badlands:1 wilds:1").land("G6")
    };
    assert_eq!(pick("destroy", "badlands"), "wilds:1 disease:1");
    assert_eq!(pick("remove", "wilds"), "disease:1 badlands:1");
    assert_eq!(pick("replace/2/beasts", "wilds"), "beasts:2 disease:1 badlands:1");
}
