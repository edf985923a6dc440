//! Russian grammar: numbers and nouns agree, and so do tiles and verbs.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

mod support {
    pub mod text_files;
}

use artel_engine::Phrase;
use artel_texts::{Language, Texts};
use support::text_files::{files, messages};

fn texts() -> Texts {
    Texts::new("forbidden-island", Language::Ru)
}

#[track_caller]
fn assert_said(phrase: &Phrase, expected: &str) {
    assert_eq!(texts().phrase(phrase), expected);
}

#[track_caller]
fn assert_ghosts_said(phrase: &Phrase, expected: &str) {
    assert_eq!(Texts::new("ghost-stories", Language::Ru).phrase(phrase), expected);
}

/// The phrase with this number says this, for 1, 2, 5 and 21, and for 11, which is not like 1.
#[track_caller]
fn assert_numbers(phrase: &Phrase, arg: &'static str, expected: [&str; 5]) {
    for (number, expected) in [1, 2, 5, 21, 11].into_iter().zip(expected) {
        let said = texts().phrase(&phrase.clone().number(arg, number));
        assert!(said.contains(expected), "'{said}' does not say '{expected}'");
    }
}

/// Russian counts 1, 2–4 and 5 differently; in the genitive only 1 is special, and the text says so
/// by writing `other` for the rest.
#[test]
fn no_number_forgets_a_form() {
    for file in files(Language::Ru) {
        for (key, message) in messages(Language::Ru, &file) {
            for cases in message.contents().flat_map(|content| &content.choices) {
                let has = |case: &str| cases.contains(case);
                let counts = has("one") || has("few") || has("many");
                let complete = has("one") && (has("few") && has("many") || !has("few") && has("other"));
                assert!(!counts || complete, "{file}: {key} counts by {cases:?}");
            }
        }
    }
}

#[test]
fn cards_agree_with_their_number() {
    let cards = ["(1 карта)", "(2 карты)", "(5 карт)", "(21 карта)", "(11 карт)"];
    assert_numbers(&Phrase::new("event-treasure-reshuffled"), "cards", cards);
    assert_numbers(&Phrase::new("event-flood-reshuffled"), "cards", cards);
    assert_numbers(&Phrase::new("event-flood-recycled"), "cards", cards);
    let drawn = ["1 карту прилив", "2 карты прилив", "5 карт прилив", "21 карту прилив", "11 карт прилив"];
    assert_numbers(&Phrase::new("event-water-rose").number("mark", 3), "cards", drawn);
}

#[test]
fn actions_agree_with_their_number() {
    let forgone = Phrase::new("event-actions-forgone").name("adventurer", "pilot");
    let actions = ["1 действия.", "2 действий.", "5 действий.", "21 действия.", "11 действий."];
    assert_numbers(&forgone, "actions", actions);
}

#[test]
fn treasures_agree_with_their_number() {
    let missing = ["1 артефакта.", "2 артефактов.", "5 артефактов.", "21 артефакта.", "11 артефактов."];
    assert_numbers(&Phrase::new("why-treasures-missing"), "missing", missing);
}

#[test]
fn tiles_agree_with_verbs() {
    let flooded = |tile| Phrase::new("event-flooded").name("tile", tile);
    assert_said(&flooded("observatory"), "Обсерватория затоплена.");
    assert_said(&flooded("temple-of-the-sun"), "Храм Солнца затоплен.");
    assert_said(&flooded("iron-gate"), "Железные врата затоплены.");
    let sank = |tile| Phrase::new("event-sank").name("tile", tile);
    assert_said(&sank("dunes-of-deception"), "Дюны обмана уходят на дно!");
    assert_said(&sank("lost-lagoon"), "Затерянная лагуна уходит на дно!");
}

#[test]
fn tiles_choose_their_prepositions() {
    let step = |tile| Phrase::new("move-step").name("tile", tile);
    assert_said(&step("observatory"), "Перейти в Обсерваторию");
    assert_said(&step("fools-landing"), "Перейти на Взлётную площадку");
    assert_said(&step("gold-gate"), "Перейти к Золотым вратам");
    assert_said(&step("tidal-palace"), "Перейти во Дворец приливов");
}

#[test]
fn passengers_are_listed_and_counted() {
    let lifted = |passengers: &[&'static str]| {
        Phrase::new("event-lifted")
            .name("adventurer", "pilot")
            .names("passengers", passengers.iter().copied())
            .name("from", "fools-landing")
            .name("tile", "iron-gate")
    };
    let way = "со Взлётной площадки к Железным вратам.";
    assert_said(&lifted(&["diver"]), &format!("Пилот играет «Вертолёт»: Аквалангист летит {way}"));
    assert_said(
        &lifted(&["diver", "messenger", "pilot"]),
        &format!("Пилот играет «Вертолёт»: Аквалангист, Курьер и Пилот летят {way}"),
    );
    let wait = Phrase::new("why-not-all-on-landing").names("adventurers", ["engineer", "explorer"]);
    assert_said(&wait, "На Взлётной площадке ещё не все: ждём Инженера и Исследователя.");
}

#[test]
fn ghosts_agree_with_verbs() {
    let drawn = |card| Phrase::new("event-drawn").name("card", card);
    assert_ghosts_said(&drawn("ghoul"), "Из колоды выходит Гуль.");
    assert_ghosts_said(&drawn("severed-heads-1"), "Из колоды выходят Отрубленные головы.");
    let exorcised = Phrase::new("event-exorcised").name("taoist", "red-taoist").name("card", "yellow-plague");
    let said = "Красный Даос изгоняет Жёлтую лихорадку с места 3 западного поля!";
    assert_ghosts_said(&exorcised.name("space", "west-3"), said);
}

#[test]
fn village_tiles_agree_and_choose_their_prepositions() {
    let haunted = |tile| Phrase::new("why-tile-haunted").name("tile", tile);
    assert_ghosts_said(&haunted("cemetery"), "Помочь некому: Кладбище захвачено.");
    assert_ghosts_said(&haunted("herbalist-shop"), "Помочь некому: Лавка Травника захвачена.");
    assert_ghosts_said(&haunted("tea-house"), "Помочь некому: Чайный Домик захвачен.");
    let asked = |tile| Phrase::new("event-asked").name("taoist", "blue-taoist").name("tile", tile);
    assert_ghosts_said(&asked("taoist-altar"), "Синий Даос просит помощи у Даосского Алтаря.");
    assert_ghosts_said(&asked("circle-of-prayer"), "Синий Даос просит помощи на Молитвенном Круге.");
}

#[test]
fn dice_are_listed_as_faces() {
    let rolled = |dice: &[&'static str]| Phrase::new("event-dice-rolled").names("dice", dice.iter().copied());
    assert_ghosts_said(
        &rolled(&["red", "red", "white"]),
        "На кубиках Дао выпадают красная, красная и белая.",
    );
    assert_ghosts_said(&rolled(&["blue"]), "На кубике Дао выпадает синяя.");
}

#[track_caller]
fn assert_spirits_said(phrase: &Phrase, expected: &str) {
    assert_eq!(Texts::new("spirit-island", Language::Ru).phrase(phrase), expected);
}

/// Animate pieces differ from the others after 2, 3 and 4; "up to" takes the genitive.
#[test]
fn pieces_agree_with_their_number() {
    let destroy = |key, kinds, count| {
        Phrase::new(key).name("verb", "verb-destroy").name("kinds", kinds).number("count", count)
    };
    assert_spirits_said(&destroy("group-exact", "dahan", 1), "Уничтожьте 1 дахана.");
    assert_spirits_said(&destroy("group-exact", "dahan", 2), "Уничтожьте 2 даханов.");
    assert_spirits_said(&destroy("group-exact", "town", 3), "Уничтожьте 3 поселения.");
    assert_spirits_said(&destroy("group-exact", "city", 5), "Уничтожьте 5 городов.");
    assert_spirits_said(&destroy("group-exact", "explorer/town", 2), "Уничтожьте 2 разведчиков/поселения.");
    assert_spirits_said(
        &destroy("group-up-to", "explorer/town", 1),
        "Можно уничтожить 1 разведчика/поселение.",
    );
    assert_spirits_said(
        &destroy("group-up-to", "explorer/town", 4),
        "Уничтожьте до 4 разведчиков/поселений.",
    );
}

#[test]
fn what_every_language_writes_the_same_stands_as_it_is() {
    let range = Phrase::new("target-range").text("range", "G4");
    assert_spirits_said(&range, "Дальность G4.");
}
