//! Taking back one's own step while others play.

use serde_json::{Value, json};

use crate::client::{Person, Socket};
use crate::house::House;
use crate::positions::{BOTH_CAN_ACT, DAMAGE, TWO_OF_THREE_CAN_ACT};

async fn two(house: &House, file: &str) -> (Person, String, Socket, Socket) {
    let (ann, bob) = (house.person().await, house.person().await);
    let room = ann.open_for_two(Some(file)).await;
    let (anns, bobs) = (ann.connect(&room).await, bob.sit(&room, 1, "Bob").await);
    (ann, room, anns, bobs)
}

fn agree(yes: bool) -> Value {
    json!({ "ask": "agree", "yes": yes })
}

fn moves_of(history: &Value) -> Vec<(u64, &str)> {
    let log = history["log"].as_array().unwrap().iter();
    log.map(|entry| (entry["seat"].as_u64().unwrap(), entry["action"]["move"].as_str().unwrap())).collect()
}

/// A step of the first player.
fn step(socket: &Socket) -> String {
    let moves = socket.moves[0]["moves"].as_array().unwrap().iter();
    let mut steps = moves.filter_map(|each| each["move"].as_str()).filter(|text| text.starts_with("move "));
    steps.next().expect("the pawn can go somewhere").to_owned()
}

#[tokio::test]
async fn ones_own_step_is_taken_out_and_what_others_did_since_stays() {
    let mut house = House::open().await;
    let (mut ann, room, mut anns, mut bobs) = two(&house, BOTH_CAN_ACT).await;
    anns.play(0, &step(&anns)).await;
    bobs.told_so_far().await;
    bobs.play(1, "sandbags observatory").await;
    let both = bobs.table.clone();
    bobs.told_so_far().await;

    let mut undo = anns.to_undo(1);
    undo["sure"] = json!(false);
    anns.done(undo).await;
    let update = bobs.next("update").await;
    assert_eq!(update["keep"], 0);
    assert_eq!(update["log"][0]["action"]["move"], "sandbags observatory");
    assert_eq!((&update["log"][0]["number"], &update["log"][0]["seat"]), (&json!(1), &json!(1)));
    assert_eq!(
        (&update["taken_back"]["by"]["name"], &update["taken_back"]["left"]),
        (&json!("Ann"), &json!(1))
    );
    assert_ne!(bobs.table["view"], both["view"]);
    let history = ann.read(&room, "/history").await;
    assert_eq!(moves_of(&history), [(1, "sandbags observatory")]);

    let before = ann.connect(&room).await.welcome;
    assert_eq!(before["taken_back"][0], update["taken_back"]);
    house.restart([&mut ann]).await;
    let after = ann.connect(&room).await.welcome;
    for what in ["table", "moves", "log", "taken_back", "version"] {
        assert_eq!(after[what], before[what], "{what} is on disk");
    }
}

#[tokio::test]
async fn what_others_could_not_have_done_without_it_goes_too_if_they_agree() {
    let house = House::open().await;
    let (ann, room, mut anns, mut bobs) = two(&house, BOTH_CAN_ACT).await;
    let away = "lift diver observatory";
    bobs.play(1, away).await;
    anns.told_so_far().await;
    let hers = step(&anns);
    anns.play(0, &hers).await;
    bobs.told_so_far().await;

    let mut undo = bobs.to_undo(1);
    undo["sure"] = json!(false);
    let plan = bobs.ask(undo).await["plan"].clone();
    assert_eq!(plan, json!({ "takes": [1, 2], "needs": [0], "revealed": false, "redeals": false }));
    bobs.done(bobs.to_undo(1)).await;
    let proposal = anns.next("proposal").await["proposal"].clone();
    assert_eq!((&proposal["by"]["name"], &proposal["takes"]), (&json!("Bob"), &json!([1, 2])));
    assert_eq!(moves_of(&ann.read(&room, "/history").await).len(), 2, "nothing has happened yet");
    anns.done(agree(true)).await;
    let update = bobs.next("update").await;
    assert_eq!(
        (&update["taken_back"]["by"]["name"], &update["taken_back"]["count"]),
        (&json!("Bob"), &json!(2))
    );
    assert_eq!(moves_of(&ann.read(&room, "/history").await).len(), 0);
}

#[tokio::test]
async fn nobody_takes_back_the_moves_of_others_at_once() {
    let house = House::open().await;
    let (ann, room, mut anns, mut bobs) = two(&house, BOTH_CAN_ACT).await;
    anns.play(0, &step(&anns)).await;
    anns.play(0, &step(&anns)).await;
    bobs.told_so_far().await;
    for number in [1, 2] {
        bobs.done(bobs.to_undo(number)).await;
        assert_eq!(anns.next("proposal").await["proposal"]["open"], json!([0]));
        assert_eq!(moves_of(&ann.read(&room, "/history").await).len(), 2);
        anns.done(agree(false)).await;
        anns.told_so_far().await;
    }
}

#[tokio::test]
async fn a_proposal_outlives_moves_that_it_does_not_concern() {
    let house = House::open().await;
    let (ann, room, mut anns, mut bobs) = two(&house, BOTH_CAN_ACT).await;
    let hers = step(&anns);
    anns.play(0, &hers).await;
    bobs.told_so_far().await;
    bobs.done(bobs.to_undo(1)).await;
    bobs.play(1, "sandbags observatory").await;
    anns.told_so_far().await;
    anns.done(agree(true)).await;
    assert_eq!(moves_of(&ann.read(&room, "/history").await), [(1, "sandbags observatory")]);
}

#[tokio::test]
async fn only_those_whom_it_concerns_are_asked() {
    let house = House::open().await;
    let [ann, bob, eve] = [house.person().await, house.person().await, house.person().await];
    let seats = json!([{ "kind": "own" }, { "kind": "free" }, { "kind": "free" }]);
    let room = ann.open(json!({ "file": TWO_OF_THREE_CAN_ACT, "seats": seats })).await;
    let mut anns = ann.connect(&room).await;
    let mut bobs = bob.sit(&room, 1, "Bob").await;
    let mut eves = eve.sit(&room, 2, "Eve").await;
    bobs.play(1, "lift diver observatory").await;
    anns.told_so_far().await;
    anns.play(0, &step(&anns)).await;
    bobs.told_so_far().await;
    bobs.done(bobs.to_undo(1)).await;
    assert_eq!(eves.next("proposal").await["proposal"]["open"], json!([0]));
    assert_eq!(eves.refused(agree(false)).await, "nothing-open", "it is not for her to turn down");
    assert_eq!(eves.refused(agree(true)).await, "nothing-open");
    anns.done(agree(true)).await;
    eves.told_so_far().await;
    assert_eq!(eves.made(), 0);
}

#[tokio::test]
async fn inside_a_power_an_undo_goes_one_step_back_inside_it() {
    let house = House::open().await;
    let (_, _, mut anns, _bobs) = two(&house, DAMAGE).await;
    let before = anns.table.clone();
    anns.play(0, "pick explorer G2").await;
    let divided = anns.table.clone();
    anns.play(0, "pick explorer G2").await;
    anns.done(anns.to_undo(2)).await;
    assert_eq!(anns.table, divided);
    anns.done(anns.to_undo(1)).await;
    assert_eq!(anns.table, before);
}
