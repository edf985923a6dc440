//! Every Power's text: each of its effects is found in the terse notation of the data file, and no number of the
//! notation is left over.

use artel_spirit_island::effect::make::ALL_ACTIONS;
use artel_spirit_island::effect::{
    Amount, Condition, Count, Effect, Gain, Group, InvaderAction, Lasting, Place, Power, PushWay, Reach,
    Whose,
};
use artel_spirit_island::rules::SI_212;
use artel_spirit_island::{INVADERS, Kind, Kinds, Terrain, Terrains};

use crate::data::{PowerData, all_within, powers_of, proves};

/// Wordings of the file that say two things at once or the same in other words.
const REWORDINGS: [(&str, &str); 17] = [
    ("(max 4)", "max 4"),
    ("+", ""),
    ("explorers", "explorer"),
    ("towns", "town"),
    ("invaders", "invader"),
    ("mountain/jungle", "jungle/mountain"),
    ("push 1 explorer and 1 town", "push 1 explorer; push 1 town"),
    ("destroy all explorer and all town", "destroy all explorer/town"),
    ("choose up to 5 explorer/town/dahan in target; push them", "push up to 5 explorer/town/dahan"),
    ("you and target spirit each gain 3 energy", "target spirit gains 3 energy; you gain 3 energy"),
    ("if target has any explorer", "if explorer in target"),
    ("if invader and dahan in target", "if invader in target, dahan in target"),
    ("if dahan and invader in target", "if dahan in target, invader in target"),
    ("if target has at least 2", "if at least 2"),
    ("if any presence was added", "if any was added"),
    (
        "choose one different invader per dahan, 1 damage to each",
        "1 damage to each: choose 1 invader per dahan",
    ),
    ("choose up to 5 different invader in target; 1 damage", "1 damage to each: choose up to 5 invader"),
];

/// What the file says about a Power, with its thresholds, without remarks in brackets.
fn said(data: &PowerData) -> String {
    let lines = data.threshold.iter().map(|threshold| &threshold.effect).chain([&data.effect]);
    let text = lines.map(String::as_str).collect::<Vec<_>>().join("; ");
    let text = REWORDINGS.iter().fold(text, |text, (wording, other)| text.replace(wording, other));
    let (mut kept, mut depth) = (String::new(), 0);
    for letter in text.chars() {
        depth += i32::from(letter == '(');
        if depth == 0 {
            kept.push(letter);
        }
        depth -= i32::from(letter == ')');
    }
    kept.to_lowercase()
}

fn kinds(kinds: Kinds) -> String {
    if kinds == INVADERS {
        return "invader".to_owned();
    }
    kinds.iter().map(Kind::id).collect::<Vec<_>>().join("/")
}

fn terrains(terrains: Terrains) -> String {
    terrains.iter().map(Terrain::id).collect::<Vec<_>>().join("/")
}

fn number(amount: Amount) -> String {
    match amount {
        amount if amount.is_all() => "all".to_owned(),
        Amount { fixed: 0, each, .. } => each.to_string(),
        Amount { fixed, .. } => fixed.to_string(),
    }
}

/// What is counted, if anything is.
fn counted(amount: Amount) -> Vec<String> {
    match amount.of {
        Count::Nothing => Vec::new(),
        Count::Pieces(of) => vec![format!("per {}", kinds(of))],
        Count::Blight => vec!["per blight".to_owned()],
        Count::BlightNear => vec!["per blight in adjacent lands".to_owned()],
        Count::Pushed => vec!["for each invader pushed by this power".to_owned()],
        other => panic!("no Power counts {other:?}"),
    }
}

fn group(verb: &str, group: Group) -> Vec<String> {
    let up_to = if group.up_to { "up to " } else { "" };
    let phrase = format!("{verb} {up_to}{} {}", number(group.count), kinds(group.kinds));
    [vec![phrase], counted(group.count)].concat()
}

fn amount(phrase: String, amount: Amount) -> Vec<String> {
    [vec![phrase], counted(amount)].concat()
}

fn condition(condition: Condition) -> Vec<String> {
    let phrase = match condition {
        Condition::Terrain(of) => format!("if target is {}", terrains(of)),
        Condition::AtLeast(1, of) => format!("{} in target", kinds(of)),
        Condition::AtLeast(count, of) => format!("if at least {count} {}", kinds(of)),
        Condition::AtMost(0, of) => format!("if no {} in target", kinds(of)),
        Condition::Blight => "if target has blight".to_owned(),
        Condition::OwnPresence => "if your presence is in target".to_owned(),
        Condition::NoOwnPresence => "if you have no presence in target".to_owned(),
        Condition::Sites(count) => format!("if you have at least {count} sacred sites"),
        Condition::AnotherSpirit => "if target is another spirit".to_owned(),
        Condition::PresenceAdded => "if any was added".to_owned(),
        Condition::Brought => "if at least 1 moved".to_owned(),
        Condition::All(list) => return list.iter().flat_map(|&each| self::condition(each)).collect(),
        other => panic!("no Power asks for {other:?}"),
    };
    vec![phrase]
}

fn place(place: Place) -> Vec<String> {
    let phrase = match place.reach {
        Reach::Anywhere => "to any one land",
        Reach::Adjacent => "in each land adjacent to target",
        Reach::HereOrAdjacent => "from target or an adjacent land",
        Reach::ElsewhereOnBoard => "in each other coastal land on the same board",
        Reach::TargetsLands => "lands",
        Reach::Within(range) => return vec![format!("one land within range {range} of your presence")],
        Reach::PushedTo => "pushed",
        other => panic!("no Power looks for {other:?}"),
    };
    vec![phrase.to_owned()]
}

fn lasting(lasting: Lasting) -> String {
    match lasting {
        Lasting::DefendTargetsLands(defend) => format!("defend {defend} in each of target spirit's lands"),
        Lasting::SkipOne(actions) => {
            let actions: Vec<&str> = actions.iter().map(InvaderAction::id).collect();
            format!("skip up to 1 {} action in target", actions.join("/"))
        }
        Lasting::DahanHealth(health) => format!("dahan in target have {health} health"),
        Lasting::DahanSafe => "dahan in target cannot be damaged or destroyed".to_owned(),
        Lasting::NoBlight => "blight cannot be added to target".to_owned(),
        Lasting::Range(range) => format!("target spirit has {range} range with all its powers"),
        Lasting::DamageOnce(damage) => format!("once this turn target spirit may add {damage} damage"),
        Lasting::MakeFast => {
            "may make 1 of its slow powers that has a push or gather instruction fast".to_owned()
        }
        Lasting::Repeat(1) => "it may repeat 1 power card".to_owned(),
        Lasting::Repeat(count) => format!("it may repeat up to {count} other power cards"),
        Lasting::Reclaim(Whose::Target) => "target spirit may reclaim 1 power card".to_owned(),
        Lasting::Reclaim(Whose::User) => "you may also reclaim 1 power card".to_owned(),
        Lasting::SharePresence => "you and target spirit may use each other's presence".to_owned(),
        Lasting::Vengeance => "1 damage there per town/city/dahan destroyed".to_owned(),
        Lasting::WiderVengeance => {
            "damage from this power may be dealt in lands adjacent to target".to_owned()
        }
        other => panic!("no Power has {other:?}"),
    }
}

fn way(way: PushWay) -> Vec<String> {
    match way {
        PushWay::Freely | PushWay::Into => Vec::new(),
        PushWay::Evenly => vec!["as evenly as possible".to_owned()],
        PushWay::Apart => vec!["to as many different lands as possible".to_owned()],
        PushWay::WithDefend(defend) => vec![format!("moving defend {defend} with each of them")],
        other @ (PushWay::TowardBuildings | PushWay::TowardOcean | PushWay::Without(_) | PushWay::Dreamt) => {
            panic!("no Power has {other:?}")
        }
    }
}

fn paid(whose: Whose, energy: u8) -> String {
    match whose {
        Whose::User => format!("you may pay {energy} energy"),
        Whose::Target => format!("target spirit may pay {energy} energy"),
    }
}

/// The phrases of the notation for an effect, without those inside it.
fn phrases(effect: Effect) -> Vec<String> {
    let phrase = match effect {
        Effect::Fear(fear) => return amount(format!("{} fear", number(fear)), fear),
        Effect::Damage(damage, to) if to == INVADERS => {
            return amount(format!("{} damage", number(damage)), damage);
        }
        Effect::Damage(damage, to) => format!("{} damage to {} only", number(damage), kinds(to)),
        Effect::DamageEach(damage, to) => format!("{damage} damage to each {}", kinds(to)),
        Effect::DamageDifferent(chosen) => return group("1 damage to each: choose", chosen),
        Effect::Infight => "explorer deal their damage to town/cities".to_owned(),
        Effect::Defend(defend) => return amount(format!("defend {}", number(defend)), defend),
        Effect::Push(pushed, how) => return [group("push", pushed), way(how)].concat(),
        Effect::Gather(gathered) => return group("gather", gathered),
        Effect::Bring(brought) => return group("move", brought),
        Effect::Destroy(destroyed) => return group("destroy", destroyed),
        Effect::Replace(one, count, other) => format!("replace 1 {one} with {count} {other}"),
        Effect::Downgrade(of) => format!("downgrade 1 {}", kinds(of)),
        Effect::AddBlight => "add 1 blight".to_owned(),
        Effect::RemoveBlight => "remove 1 blight".to_owned(),
        Effect::GatherPresence { up_to: true } => "gather up to 1 of your presence".to_owned(),
        Effect::GatherPresence { up_to: false } => "gather 1 of your presence".to_owned(),
        Effect::PresenceFromOrigin => {
            "move 1 of your presence from the origin sacred site to target".to_owned()
        }
        Effect::AddPresence => "add 1 presence in target".to_owned(),
        Effect::ReturnPresence(count) => {
            format!("target spirit adds {count} of its destroyed presence there")
        }
        Effect::Energy(Whose::User, energy) => format!("you gain {} energy", number(energy)),
        Effect::Energy(Whose::Target, energy) => format!("gains {} energy", number(energy)),
        Effect::GainPower(_, Gain::Any) => "gain a power card".to_owned(),
        Effect::GainPower(_, Gain::Minor) => "gains a minor power card".to_owned(),
        Effect::GainPower(_, Gain::Shared) => "you gain one of the drawn cards it did not keep".to_owned(),
        Effect::GainElements(count) => {
            return vec![format!("gains {count} different elements"), format!("the same {count} elements")];
        }
        Effect::SwapGifts => "each may give the other 1 power card from hand".to_owned(),
        Effect::Skip(actions) if actions == ALL_ACTIONS => "skip all invader actions in target".to_owned(),
        Effect::Lasting(lasts) => lasting(lasts),
        Effect::Bounty(most) => format!("1 fear per town/city this power destroys max {most}"),
        Effect::If(asked, ..) => return condition(asked),
        Effect::Choose(_) => "either".to_owned(),
        Effect::Pay(whose, energy, ..) => paid(whose, energy),
        Effect::In(there, _) | Effect::InEach(there, _) => return place(there),
        Effect::IfThreshold(..) => return Vec::new(),
        Effect::Repeat => "repeat this power".to_owned(),
        Effect::RepeatNear => "repeat this power on a land adjacent to target".to_owned(),
        other => panic!("no Power has {other:?}"),
    };
    vec![phrase]
}

/// The phrases for all effects of a Power, the longest first, so that none takes a part of another's.
fn all_phrases(power: &Power) -> Vec<String> {
    let lists = power.thresholds.iter().map(|threshold| threshold.effects).chain([power.effects]);
    let mut found: Vec<String> = lists.flat_map(all_within).flat_map(phrases).collect();
    let ranges = power.thresholds.iter().filter_map(|threshold| threshold.range);
    found.extend(ranges.map(|range| format!("range of this power becomes {range}")));
    found.sort_by_key(|phrase| std::cmp::Reverse(phrase.len()));
    found
}

fn has_number(text: &str) -> bool {
    text.contains(|letter: char| letter.is_ascii_digit())
}

/// Where a Power and the file differ.
fn difference(data: &PowerData, power: &Power) -> Option<String> {
    let mut text = said(data);
    for phrase in all_phrases(power) {
        if !text.contains(&phrase) {
            return Some(format!("{}: '{phrase}' is not in '{text}'", power.id));
        }
        if has_number(&phrase) {
            text = text.replacen(&phrase, "", 1);
        }
    }
    has_number(&text).then(|| format!("{}: nothing does '{text}'", power.id))
}

#[test]
fn every_power_does_what_is_printed() {
    proves(&[SI_212]);
    let differences: Vec<String> =
        powers_of("horizons").iter().filter_map(|(data, power)| difference(data, power)).collect();
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}
