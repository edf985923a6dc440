//! How moves are listed: under which heading, by which words, and which lands they are about.

use artel_engine::{Game as _, NoLog, Seat};
use artel_odds::spirit_island::InvaderPhase;
use artel_spirit_island::effect::Power;
use artel_spirit_island::words;
use artel_spirit_island::{Card, Land, Move, SpiritIsland, Track};
use artel_texts::Texts;

use super::symbols::{ENERGY, capital, pieces};
use super::{about, card, desk, outlook, status};
use crate::moves_of;

/// The key of the heading of a move.
pub(super) fn heading(action: Move) -> &'static str {
    match action {
        Move::Grow(_) => "heading-grow",
        Move::Act(_) | Move::TrackAction(_) => "heading-act",
        Move::Ritual(_) => "heading-ritual",
        Move::Play(_) => "heading-play",
        Move::Ready => "heading-ready",
        Move::Use(_) | Move::Innate(_) => "heading-use",
        Move::UseFewer(_) | Move::InnateFewer(_) | Move::RepeatFewer(_) => "heading-fewer",
        Move::Repeat(_) => "heading-repeat",
        Move::Go => "heading-share",
        Move::Land(_) => "heading-land",
        Move::Spirit(_) => "heading-spirit",
        Move::Track(_) | Move::From(_) | Move::Destroyed => "heading-presence",
        Move::Minor | Move::Major => "heading-gain",
        Move::Keep(_) => "heading-keep-card",
        Move::Reveal(_) => "heading-reveal",
        Move::Forget(_) => "heading-forget",
        Move::Discard(_) | Move::PutEnergy(_) => "heading-put",
        Move::Reclaim(_) => "heading-reclaim",
        Move::Give(_) => "heading-give-card",
        Move::Element(_) => "heading-element",
        Move::Pick(..) => "heading-pick",
        Move::Send(..) | Move::Presence(..) => "heading-send",
        Move::Choose(_) | Move::Yes | Move::No => "heading-answer",
        Move::Skip => "heading-rest",
    }
}

/// The move under its heading: what it names and nothing else.
pub(super) fn label(game: &SpiritIsland, seat: Seat, action: Move, texts: &Texts) -> String {
    let name = |id: &str| capital(&texts.name(id));
    match action {
        Move::Grow(number) => {
            let actions = game.spirit(seat).growth(number.saturating_sub(1));
            format!("{number}. {}", desk::in_short(actions, texts))
        }
        Move::Act(number) | Move::TrackAction(number) | Move::Choose(number) => {
            format!("{number}. {}", meaning(game, seat, action, texts).join(" "))
        }
        Move::Innate(_) | Move::InnateFewer(_) => {
            power_of(game, seat, action).map_or_else(String::new, |power| name(power.id))
        }
        Move::Play(card) | Move::Keep(card) => with_cost(card, texts),
        Move::Use(card)
        | Move::UseFewer(card)
        | Move::Repeat(card)
        | Move::RepeatFewer(card)
        | Move::Forget(card)
        | Move::Reclaim(card)
        | Move::Discard(card)
        | Move::Give(card) => name(card.id()),
        Move::PutEnergy(amount) => texts.with("label-put", [("amount", amount)]),
        Move::Land(land) | Move::From(land) | Move::Ritual(land) => land_label(game, land, texts),
        Move::Spirit(of) => name(game.spirit(of).name().id()),
        Move::Track(Track::Energy) => texts.name("label-track-energy"),
        Move::Track(Track::Plays) => texts.name("label-track-plays"),
        Move::Track(other) => texts.with("label-track-other", [("number", other as u8 + 1)]),
        Move::Destroyed => texts.name("label-destroyed"),
        Move::Reveal(place) => texts.with("label-reveal", [("place", place.number())]),
        Move::Minor => name("minor"),
        Move::Major => name("major"),
        Move::Element(element) => name(element.id()),
        Move::Pick(piece, land) => format!("{land}: {}", piece_name(piece, texts)),
        Move::Send(piece, from, to) => format!("{from} → {to}: {}", piece_name(piece, texts)),
        Move::Presence(from, to) => format!("{from} → {to}: {}", texts.form("presence", "short")),
        Move::Ready => texts.name("label-ready"),
        Move::Go => texts.name("label-go"),
        Move::Yes => {
            let meaning = meaning(game, seat, action, texts).join(" ");
            if meaning.is_empty() {
                texts.name("move-yes")
            } else {
                format!("{}: {meaning}", texts.name("move-yes"))
            }
        }
        Move::No => texts.name("move-no"),
        Move::Skip => texts.name("label-rest"),
    }
}

fn with_cost(card: Card, texts: &Texts) -> String {
    format!("{} {}{ENERGY}", texts.name(card.id()), card.entry().cost)
}

/// A land with its terrain and what lies there.
fn land_label(game: &SpiritIsland, land: Land, texts: &Texts) -> String {
    let terrain = capital(&texts.name(game.terrain(land).id()));
    format!("{land} {terrain} {}", about::signs(game, land, texts)).trim_end().to_owned()
}

fn piece_name(piece: artel_spirit_island::Piece, texts: &Texts) -> String {
    let name = texts.form(piece.kind.id(), "short");
    if piece.damage == 0 {
        name
    } else {
        format!("{name} ({})", pieces(piece, 1, texts).trim_end_matches('1'))
    }
}

/// What the words of a move leave out.
pub(super) fn remark(game: &SpiritIsland, seat: Seat, action: Move, texts: &Texts) -> Option<String> {
    match action {
        Move::Grow(_) | Move::Act(_) | Move::Choose(_) | Move::Yes => {
            let meaning = meaning(game, seat, action, texts).join(" ");
            (!meaning.is_empty()).then_some(meaning)
        }
        Move::Innate(_) | Move::InnateFewer(_) => {
            power_of(game, seat, action).map(|power| texts.name(power.id))
        }
        Move::Play(card) | Move::Keep(card) => Some(card::in_short(card.entry(), &[], texts)),
        Move::Spirit(of) => Some(texts.name(game.spirit(of).name().id())),
        Move::Land(land) | Move::From(land) | Move::Ritual(land) => Some(land_label(game, land, texts)),
        _ => None,
    }
}

/// What a numbered answer stands for.
fn meaning(game: &SpiritIsland, seat: Seat, action: Move, texts: &Texts) -> Vec<String> {
    let spirit = game.spirit(seat);
    let place = |number: u8| usize::from(number.saturating_sub(1));
    let growth = |option: u8| spirit.growth(option).iter().map(|action| texts.phrase(&words::growth(action)));
    let choice = |number: u8| {
        let choices = status::question_of(game, seat).map(|question| question.choices).unwrap_or_default();
        choices.get(place(number)).map_or_else(Vec::new, |lines| card::lines(lines, 0, texts))
    };
    match action {
        Move::Grow(number) => growth(number.saturating_sub(1)).collect(),
        Move::Act(number) => {
            spirit.growing().and_then(|option| growth(option).nth(place(number))).into_iter().collect()
        }
        Move::TrackAction(number) => {
            let action = spirit.panel().track_actions().nth(place(number));
            action.map_or_else(Vec::new, |effects| card::lines(&words::effects(effects), 0, texts))
        }
        Move::Choose(number) => choice(number),
        Move::Yes => choice(1),
        _ => Vec::new(),
    }
}

/// The Power that a move is about.
fn power_of(game: &SpiritIsland, seat: Seat, action: Move) -> Option<&'static Power> {
    match action {
        Move::Innate(number) | Move::InnateFewer(number) => {
            game.spirit(seat).panel().innates.get(usize::from(number).checked_sub(1)?)
        }
        Move::Play(card)
        | Move::Use(card)
        | Move::UseFewer(card)
        | Move::Repeat(card)
        | Move::RepeatFewer(card)
        | Move::Keep(card)
        | Move::Forget(card)
        | Move::Reclaim(card)
        | Move::Discard(card)
        | Move::Give(card) => Some(card.entry()),
        _ => None,
    }
}

/// What there is to read before the move is made: the card, the alternative, the land, what the Invaders will do.
pub(super) fn before(game: &SpiritIsland, seat: Seat, action: Move, texts: &Texts) -> Vec<String> {
    if let Some(power) = power_of(game, seat, action) {
        let mut have = game.spirit(seat).elements();
        if let Move::Play(_) | Move::Keep(_) = action {
            have = have.and(power.elements);
        }
        let text = card::text(power, Some(have), texts);
        return text.into_iter().skip(1).map(|paragraph| paragraph.text).collect();
    }
    match action {
        Move::Land(land) => about::lines(game, land, texts).into_iter().skip(1).collect(),
        Move::Ready => outlook::lines(&InvaderPhase::of(game), texts),
        _ => meaning(game, seat, action, texts),
    }
}

/// The lands that a move is about: those it names, or those that the Power can target.
pub(super) fn lands(game: &SpiritIsland, seat: Seat, action: Move) -> Vec<Land> {
    match action {
        Move::Land(land) | Move::From(land) | Move::Pick(_, land) => vec![land],
        Move::Send(_, from, to) | Move::Presence(from, to) => vec![from, to],
        Move::Use(_) | Move::Innate(_) | Move::Repeat(_) | Move::Act(_) => targets(game, seat, action),
        _ => Vec::new(),
    }
}

/// The lands to choose from once the move is made.
fn targets(game: &SpiritIsland, seat: Seat, action: Move) -> Vec<Land> {
    let mut after = game.clone();
    if after.begin(seat, action, &mut NoLog).is_err() || after.chance_due() {
        return Vec::new();
    }
    let land = |action: Move| match action {
        Move::Land(land) => Some(land),
        _ => None,
    };
    moves_of(&after, seat).into_iter().filter_map(land).collect()
}
