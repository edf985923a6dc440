//! What is printed on the cards.

use crate::support::{named, proves};
use artel_ghost_stories::rules::{GS_004, GS_014, GS_022};
use artel_ghost_stories::{Card, Colour};

/// Every card: number, id, colour, resistance (of its colour, or by colour), and the icons of the left,
/// the centre and the right stone in their order.
const CARDS: &str = "\
1 ghoul yellow 1 - haunter -
2 walking-corpse yellow 1 - dice-immune -
3 coffin-breaker-1 yellow 1 summon-ghost+block-power - -
4 coffin-breaker-2 yellow 1 summon-ghost - -
5 restless-dead yellow 2 - haunter -
6 zombie-1 yellow 2 - - curse-die
7 zombie-2 yellow 2 - - curse-die
8 hopping-vampire-1 yellow 3 - haunter -
9 hopping-vampire-2 yellow 3 - haunter -
10 yellow-plague yellow 4 - - gain-two-tao
11 lich yellow 4 - tormentor qi-or-yinyang
12 drowned-maiden blue 1 - haunter -
13 hound-of-depth blue 1 - dice-immune -
14 perfidious-nymph-1 blue 1 summon-ghost+block-power - -
15 perfidious-nymph-2 blue 1 summon-ghost - -
16 sticky-feet blue 2 - haunter -
17 abysmal-1 blue 2 - - curse-die
18 abysmal-2 blue 2 - - curse-die
19 ooze-devil-1 blue 3 - haunter -
20 ooze-devil-2 blue 3 - haunter -
21 liquid-horror blue 4 - - gain-two-tao
22 fury-of-depth blue 4 - tormentor qi-or-yinyang
23 creeping-one green 1 - haunter -
24 fungus-thing green 1 - dice-immune -
25 fallen-monk-1 green 1 summon-ghost+block-power - -
26 fallen-monk-2 green 1 summon-ghost - -
27 restless-spirit green 2 - haunter -
28 rotten-soul-1 green 2 - - curse-die
29 rotten-soul-2 green 2 - - curse-die
30 wicked-one-1 green 3 - haunter -
31 wicked-one-2 green 3 - haunter -
32 green-abomination green 4 - - gain-two-tao
33 great-putrid green 4 - tormentor qi-or-yinyang
34 skinner red 1 - haunter -
35 reaper red 1 - dice-immune -
36 sharp-nailed-mistress-1 red 1 summon-ghost+block-power - -
37 sharp-nailed-mistress-2 red 1 summon-ghost - -
38 bleeding-eyes red 2 - haunter -
39 blood-drinker-1 red 2 - - curse-die
40 blood-drinker-2 red 2 - - curse-die
41 scarlet-evildoer-1 red 3 - haunter -
42 scarlet-evildoer-2 red 3 - haunter -
43 flesh-devourer red 4 - - gain-two-tao
44 raging-one red 4 - tormentor qi-or-yinyang
45 gloomy-minion black 1 haunter-on-board haunter gain-tao
46 repellent-beauty black 1 capture-die dice-immune gain-tao
47 severed-heads-1 black 1 capture-die+summon-ghost - gain-tao
48 severed-heads-2 black 1 capture-die+summon-ghost - gain-tao
49 grave-walker black 2 lose-qi haunter qi-or-yinyang
50 black-widow-1 black 2 block-tao - curse-die+qi-or-yinyang
51 black-widow-2 black 2 block-tao - curse-die+qi-or-yinyang
52 dark-wraith-1 black 3 haunter-on-board haunter qi-or-yinyang
53 dark-wraith-2 black 3 haunter-on-board haunter qi-or-yinyang
54 shapeless-evil black 4 haunt-tile - qi-or-yinyang
55 soul-eater black 4 group-lose-tao tormentor qi-or-yinyang
56 howling-nightmare black 3 summon-ghost opposite-space-empty incarnation-reward
57 uncatchable black 3 curse-die buddha-required incarnation-reward
58 hope-killer black yellow:2+blue:2+green:2+red:2 - - curse-die+incarnation-reward
59 death-army black 5 - tormentor curse-die+incarnation-reward
60 forgotten-ones black 3 group-block-power - incarnation-reward
61 bonecracker red 4 group-lose-tao lose-tao incarnation-reward
62 dark-mistress blue 3 block-tao - incarnation-reward
63 creeping-horror green 4 capture-die - incarnation-reward
64 vampire-lord yellow 4 - haunter incarnation-reward
65 nameless black yellow:1+blue:1+green:1+red:1+black:1 clear-circle white-ignored incarnation-reward
";

/// The number of faces of each colour that a resistance in the list stands for.
fn resistance(colour: Colour, text: &str) -> [u8; 5] {
    let mut needs = [0; 5];
    for part in text.split('+') {
        let (colour, number) =
            part.split_once(':').map_or((colour, part), |(of, number)| (named(of), number));
        needs[colour as usize] = number.parse().unwrap();
    }
    needs
}

/// The icons of a stone as the list writes them.
fn stone<T: ToString>(icons: &[T]) -> String {
    let ids: Vec<String> = icons.iter().map(T::to_string).collect();
    if ids.is_empty() { "-".to_owned() } else { ids.join("+") }
}

#[test]
fn every_card_shows_its_colour_resistance_abilities_and_reward() {
    proves(&[GS_014]);
    assert_eq!(CARDS.lines().count(), Card::ALL.len());
    for (card, line) in Card::ALL.into_iter().zip(CARDS.lines()) {
        let fields: Vec<&str> = line.split(' ').collect();
        let [number, id, colour, needs, left, centre, right] = fields[..] else { panic!("{line}") };
        assert_eq!((card.number().to_string().as_str(), card.id()), (number, id));
        assert_eq!((named::<Card>(id), card.colour().id()), (card, colour), "{id}");
        assert_eq!(Card::from_number(card.number()), Some(card), "{id}");
        assert_eq!(card.resistance(), resistance(card.colour(), needs), "{id}");
        assert_eq!(stone(card.left()), left, "left stone of {id}");
        assert_eq!(stone(card.centre()), centre, "centre stone of {id}");
        assert_eq!(stone(card.right()), right, "right stone of {id}");
    }
    assert_eq!((Card::from_number(0), Card::from_number(66)), (None, None));
}

#[test]
fn there_are_55_ghosts_and_10_incarnations() {
    proves(&[GS_004, GS_022]);
    let (incarnations, ghosts): (Vec<Card>, Vec<Card>) =
        Card::ALL.into_iter().partition(|card| card.is_incarnation());
    assert_eq!((ghosts.len(), incarnations.len()), (55, 10));
    assert!(ghosts.iter().all(|card| card.number() <= 55), "the ghosts have the first numbers");
    let of = |colour: Colour| ghosts.iter().filter(|card| card.colour() == colour).count();
    assert_eq!(Colour::ALL.map(of), [11; 5], "eleven ghosts of each colour");
}

#[test]
fn no_two_incarnations_are_alike() {
    proves(&[GS_022]);
    let incarnations = || Card::ALL.into_iter().filter(|card| card.is_incarnation());
    let printed = |card: Card| {
        (card.colour().id(), card.resistance(), stone(card.left()), stone(card.centre()), stone(card.right()))
    };
    for card in incarnations() {
        let alike: Vec<Card> = incarnations().filter(|&other| printed(other) == printed(card)).collect();
        assert_eq!(alike, [card]);
        assert!(stone(card.right()).ends_with("incarnation-reward"), "{card}");
    }
    let rewarded = |card: &Card| stone(card.right()).contains("incarnation-reward");
    assert_eq!(Card::ALL.iter().filter(|card| rewarded(card)).count(), 10, "no ghost gives that reward");
}
