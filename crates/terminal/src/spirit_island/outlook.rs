//! What the coming Invader phase does if nobody does anything more, on the map and in words.

use artel_odds::spirit_island::{Build, Explore, InvaderPhase, Ravage, Skipped};
use artel_spirit_island::{Kind, Land};
use artel_texts::Texts;
use ratatui::style::Style;

use super::symbols::{BLIGHT, BUILD, COMING, DANGER, EXPLORE, RAVAGE, capital, letter};

/// The signs of what is to come to a land.
pub(super) fn marks(coming: &InvaderPhase, land: Land, texts: &Texts) -> Vec<(String, Style)> {
    let ravage = coming.ravages.iter().find(|each| each.land == land);
    let build = coming.builds.iter().find(|each| each.land == land);
    let explore = coming.explores.iter().find(|each| each.land == land);
    let ravage = ravage.map(|ravage| {
        let style = if ravage.blights && ravage.skipped != Skipped::Yes { DANGER } else { COMING };
        (ravage_sign(*ravage), style)
    });
    let build = build.map(|build| {
        let what = if build.skipped == Skipped::Yes { "–".to_owned() } else { letter(build.kind, texts) };
        (format!("{BUILD}{what}{}", doubt(build.skipped)), COMING)
    });
    let explore = explore.map(|explore| (format!("{EXPLORE}{}%", percent(*explore)), COMING));
    [ravage, build, explore].into_iter().flatten().collect()
}

fn ravage_sign(ravage: Ravage) -> String {
    if ravage.skipped == Skipped::Yes {
        return format!("{RAVAGE}–");
    }
    let blight = u8::from(ravage.blights) + u8::from(ravage.cascades);
    format!("{RAVAGE}{}{}{}", ravage.damage, BLIGHT.repeat(blight as usize), doubt(ravage.skipped))
}

/// A sign that somebody will be asked.
fn doubt(skipped: Skipped) -> &'static str {
    if skipped == Skipped::IfWanted { "?" } else { "" }
}

fn percent(explore: Explore) -> u32 {
    (u32::from(explore.cards) * 100 + u32::from(explore.of) / 2) / u32::from(explore.of.max(1))
}

/// What is to come to a land, a line for each action.
pub(super) fn of_land(coming: &InvaderPhase, land: Land, texts: &Texts) -> Vec<String> {
    let mut lines = Vec::new();
    let mut say = |action: &str, facts: Vec<String>| {
        let args = [("action", capital(&texts.name(action))), ("facts", facts.join(", "))];
        lines.push(texts.with("isle-coming", args));
    };
    for ravage in coming.ravages.iter().filter(|each| each.land == land) {
        say("ravage", ravage_facts(*ravage, texts));
    }
    for build in coming.builds.iter().filter(|each| each.land == land) {
        say("build", build_facts(*build, texts));
    }
    for explore in coming.explores.iter().filter(|each| each.land == land) {
        say("explore", vec![format!("{}\u{a0}%", percent(*explore))]);
    }
    lines
}

fn ravage_facts(ravage: Ravage, texts: &Texts) -> Vec<String> {
    if ravage.skipped == Skipped::Yes {
        return vec![texts.name("isle-skipped")];
    }
    let number = |key: &str, number: u8| texts.with(key, [("number", number)]);
    let mut facts = vec![number("isle-damage", ravage.damage)];
    facts.extend(ravage.blights.then(|| texts.name("isle-adds-blight")));
    facts.extend(ravage.cascades.then(|| texts.name("isle-cascades")));
    facts.extend((ravage.dahan_lost > 0).then(|| number("isle-dahan-lost", ravage.dahan_lost)));
    facts.extend((ravage.counterattack > 0).then(|| number("isle-strike-back", ravage.counterattack)));
    facts.extend((ravage.skipped == Skipped::IfWanted).then(|| texts.name("isle-may-be-skipped")));
    facts
}

fn build_facts(build: Build, texts: &Texts) -> Vec<String> {
    if build.skipped == Skipped::Yes {
        return vec![texts.name("isle-skipped")];
    }
    let mut facts = vec![name(build.kind, texts)];
    facts.extend((!build.certain).then(|| texts.name("isle-after-ravage")));
    facts.extend((build.skipped == Skipped::IfWanted).then(|| texts.name("isle-may-be-skipped")));
    facts
}

fn name(kind: Kind, texts: &Texts) -> String {
    texts.name(kind.id())
}

/// The whole phase: the lands that ravage, those that build, those to which Explorers may come.
pub(super) fn lines(coming: &InvaderPhase, texts: &Texts) -> Vec<String> {
    let mut lines = Vec::new();
    if coming.fear_cards > 0 {
        lines.push(texts.with("isle-fear-first", [("cards", coming.fear_cards)]));
    }
    let headed = |land: Land, facts: Vec<String>| format!("{land}: {}", facts.join(", "));
    let ravages = coming.ravages.iter().map(|each| headed(each.land, ravage_facts(*each, texts)));
    lines.extend(action("ravage", &ravages.collect::<Vec<_>>(), texts));
    let builds = coming.builds.iter().map(|each| headed(each.land, build_facts(*each, texts)));
    lines.extend(action("build", &builds.collect::<Vec<_>>(), texts));
    let explores = coming.explores.iter().map(|each| format!("{} {}\u{a0}%", each.land, percent(*each)));
    let explores = explores.collect::<Vec<_>>().join(", ");
    lines.extend(action(
        "explore",
        if explores.is_empty() { &[] } else { std::slice::from_ref(&explores) },
        texts,
    ));
    lines
}

fn action(id: &str, facts: &[String], texts: &Texts) -> Option<String> {
    let args = [("action", capital(&texts.name(id))), ("facts", facts.join("; "))];
    (!facts.is_empty()).then(|| texts.with("isle-coming", args))
}
