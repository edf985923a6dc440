//! What happens in which land, as sentences.

use artel_engine::Phrase;
use artel_games::{Chance, OddsLine};
use artel_spirit_island::Land;

use super::{Build, Explore, InvaderPhase, Ravage, Skipped};

/// Lines for the lands that ravage, then for those that build, then for those that may be explored.
pub(super) fn of(coming: &InvaderPhase) -> Vec<OddsLine> {
    let ravages = coming.ravages.iter().copied().map(ravage);
    let builds = coming.builds.iter().copied().map(build);
    ravages.chain(builds).chain(coming.explores.iter().copied().map(explore)).collect()
}

fn line(topic: &'static str, land: Land, phrase: Phrase, chances: Vec<Chance>) -> OddsLine {
    OddsLine { topic, things: vec![land.name()], with: Vec::new(), phrase, chances }
}

fn at(key: &'static str, land: Land) -> Phrase {
    Phrase::new(key).text("land", land.name())
}

fn certain(what: &'static str) -> Chance {
    Chance { what, probability: 1.0 }
}

fn ravage(ravage: Ravage) -> OddsLine {
    let land = ravage.land;
    if ravage.skipped == Skipped::Yes {
        return line("ravage", land, at("forecast-ravage-skipped", land), vec![certain("skipped")]);
    }
    let key = match (ravage.blights, ravage.cascades) {
        (false, _) => "forecast-ravage",
        (true, false) => "forecast-ravage-blight",
        (true, true) => "forecast-ravage-cascade",
    };
    let phrase = at(key, land)
        .number("damage", ravage.damage)
        .number("dahan", ravage.dahan_lost)
        .number("counterattack", ravage.counterattack);
    let asked = ravage.skipped == Skipped::IfWanted;
    let chances = [(asked, "may-be-skipped"), (ravage.blights, "blighted"), (ravage.cascades, "cascades")];
    line(
        "ravage",
        land,
        phrase,
        chances.into_iter().filter(|(so, _)| *so).map(|(_, what)| certain(what)).collect(),
    )
}

fn build(build: Build) -> OddsLine {
    let land = build.land;
    let (key, what) = match (build.skipped, build.certain) {
        (Skipped::Yes, _) => ("forecast-build-skipped", "skipped"),
        (Skipped::IfWanted, _) => ("forecast-build-may-be-skipped", "may-be-skipped"),
        (Skipped::No, true) => ("forecast-build", build.kind.id()),
        (Skipped::No, false) => ("forecast-build-after-ravage", "uncertain"),
    };
    line("build", land, at(key, land).name("piece", build.kind.id()), vec![certain(what)])
}

fn explore(explore: Explore) -> OddsLine {
    let land = explore.land;
    let phrase = at("forecast-explore", land).number("cards", explore.cards).number("of", explore.of);
    let probability = f64::from(explore.cards) / f64::from(explore.of);
    line("explore", land, phrase, vec![Chance { what: "explored", probability }])
}
