//! What a player has before them: the Spirit panel with its tracks, the hand, the cards in play.

use artel_engine::{Game, Seat, Viewer};
use artel_spirit_island::effect::{Condition, Grow, GrowthOption, Spirit};
use artel_spirit_island::words;
use artel_spirit_island::{SlotView, SpiritIsland, SpiritView};
use artel_texts::Texts;

use super::card;
use super::symbols::{CHOSEN, COVERED, REACHED, element, elements};
use crate::page::Paragraph;

/// The desk of a seat, without the texts of its cards.
pub(super) fn desk(game: &SpiritIsland, seat: Seat, texts: &Texts) -> Vec<Paragraph> {
    let view = game.view(Viewer::Seat(seat));
    let Some(spirit) = view.spirits.iter().find(|spirit| spirit.seat == seat) else { return Vec::new() };
    let mut page = state(spirit, texts);
    page.extend(cards(spirit, texts));
    page.push(Paragraph::strong(texts.name("isle-growth")));
    page.extend(growth(spirit, texts));
    page.extend(discards(spirit, texts));
    page
}

/// Energy, plays, tracks, elements.
fn state(spirit: &SpiritView, texts: &Texts) -> Vec<Paragraph> {
    let number = |key: &str, one: u8, other: u8| {
        texts.with(key, [("one", one.to_string()), ("other", other.to_string())])
    };
    let mut lines = vec![
        format!(
            "{} {}",
            number("isle-energy", spirit.energy, spirit.income),
            track(&spirit.energy_track, texts)
        ),
        format!(
            "{} {}",
            number("isle-plays", spirit.played, spirit.plays),
            track(&spirit.plays_track, texts)
        ),
        texts.with("isle-elements", [("elements", elements(spirit.elements, texts))]),
    ];
    lines.extend((spirit.destroyed > 0).then(|| texts.with("isle-destroyed", [("count", spirit.destroyed)])));
    lines.into_iter().map(Paragraph::plain).collect()
}

/// The spaces of a track; a disc stands on those that are covered.
fn track(slots: &[SlotView], texts: &Texts) -> String {
    let slot = |slot: &SlotView| {
        let number = slot.number.map(|number| number.to_string());
        let gift = slot.element.map(|gift| element(gift, texts));
        let printed = [number, gift].into_iter().flatten().collect::<Vec<_>>().join("+");
        format!("{}{printed}", if slot.covered { COVERED } else { "" })
    };
    slots.iter().map(slot).collect::<Vec<_>>().join(" ")
}

/// The Growth options; the chosen one is marked, and so are those of its actions that are done.
fn growth(spirit: &SpiritView, texts: &Texts) -> Vec<Paragraph> {
    let panel: &Spirit = spirit.spirit.entry();
    let option = |(number, option): (u8, &GrowthOption)| {
        let chosen = spirit.growth_option == Some(number);
        let action = |(place, action): (u8, &Grow)| {
            let done = chosen && !spirit.growth_left.contains(&place);
            format!("{}{}", if done { REACHED } else { "" }, action_in_short(*action, texts))
        };
        let actions: Vec<String> = (1..).zip(option.actions).map(action).collect();
        let mark = if chosen { CHOSEN } else { "" };
        Paragraph::plain(format!("{mark}{number}. {}", actions.join("; ")))
    };
    (1..).zip(panel.growth_options()).map(option).collect()
}

/// The actions of a Growth option in a few words.
pub(super) fn in_short(actions: &[Grow], texts: &Texts) -> String {
    actions.iter().map(|action| action_in_short(*action, texts)).collect::<Vec<_>>().join("; ")
}

fn action_in_short(action: Grow, texts: &Texts) -> String {
    match action {
        Grow::Reclaim => texts.name("isle-grow-reclaim"),
        Grow::GainPower => texts.name("isle-grow-power"),
        Grow::Energy(amount) => texts.with("isle-grow-energy", [("amount", amount)]),
        Grow::AddPresence(range, &[]) => {
            texts.with("isle-grow-presence", [("range", range.to_string()), ("place", String::new())])
        }
        Grow::AddPresence(range, &[Condition::Terrain(terrains)]) => {
            let names: Vec<String> =
                terrains.iter().map(|terrain| texts.form(terrain.id(), "short")).collect();
            let place = format!(", {}", names.join("/"));
            texts.with("isle-grow-presence", [("range", range.to_string()), ("place", place)])
        }
        Grow::AddPresence(..)
        | Grow::ReclaimOne
        | Grow::MorePlays(_)
        | Grow::AddToOcean
        | Grow::GatherIntoOceans
        | Grow::PushFromOceans => texts.phrase(&words::growth(&action)).trim_end_matches('.').to_owned(),
    }
}

/// The cards in play, the hand, Innate Powers.
fn cards(spirit: &SpiritView, texts: &Texts) -> Vec<Paragraph> {
    let heading = |key: &str| Paragraph::strong(texts.name(key));
    let used = |used: bool| if used { format!(" {REACHED}") } else { String::new() };
    let mut page = Vec::new();
    if !spirit.in_play.is_empty() {
        page.push(heading("isle-in-play"));
        page.extend(spirit.in_play.iter().map(|played| {
            let text = card::brief(played.card.entry(), &played.thresholds, texts);
            Paragraph::plain(text + &used(played.used))
        }));
    }
    page.push(heading("isle-hand"));
    page.extend(spirit.hand.iter().map(|held| {
        let text = card::brief(held.card.entry(), &held.thresholds, texts);
        if held.affordable { Paragraph::plain(text) } else { Paragraph::quiet(text) }
    }));
    if spirit.hand.is_empty() {
        page.push(Paragraph::quiet(texts.name("pile-empty")));
    }
    let innates = spirit.spirit.entry().innates.iter().zip(&spirit.innates);
    page.push(heading("isle-innates"));
    page.extend(innates.map(|(power, view)| {
        Paragraph::plain(card::brief(power, &view.thresholds, texts) + &used(view.used))
    }));
    page
}

fn discards(spirit: &SpiritView, texts: &Texts) -> Vec<Paragraph> {
    let names: Vec<String> = spirit.discard.iter().map(|card| texts.name(card.id())).collect();
    if names.is_empty() {
        return Vec::new();
    }
    vec![Paragraph::strong(texts.name("isle-discard")), Paragraph::plain(names.join(", "))]
}

/// The desk with the texts of Special Rules and Innate Powers in full.
pub(super) fn panel(game: &SpiritIsland, seat: Seat, texts: &Texts) -> Vec<Paragraph> {
    let spirit = game.spirit(seat);
    let mut page = desk(game, seat, texts);
    for (name, rule) in spirit.panel().traits {
        page.push(Paragraph::gap());
        page.push(Paragraph::strong(texts.name(name)));
        page.push(Paragraph::plain(texts.phrase(&words::special(rule))));
    }
    for power in spirit.panel().innates {
        page.push(Paragraph::gap());
        page.extend(card::text(power, Some(spirit.elements()), texts));
    }
    page
}
