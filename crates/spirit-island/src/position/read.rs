//! Putting the lines of a position together.

use arrayvec::ArrayVec;
use artel_engine::text::TextError;
use artel_engine::{Generator, Seat, Status};

use crate::action::MOST_ACTIONS;
use crate::byte::byte;
use crate::components::{BlightSide, BoardName, Boxes, InvaderCard, SpiritName};
use crate::deck::Deck;
use crate::effect::PowerKind;
use crate::game::{Phase, SpiritIsland, TABLE};
use crate::island::MOST_SPIRITS;
use crate::numbers::{self, Challenge, MOST_FEAR_CARDS};
use crate::power_decks::{MOST_PLACED, PowerDecks};
use crate::setup::{Deal, STANDARD_BOARDS};
use crate::topology::Topology;

use super::check::{LIMITED, PRESENCE, check, ensure, waiting};
use super::draft::Draft;
use super::fields::seat;
use super::lands::LandLine;
use super::spirits::Pile;
use super::write::first_turn;
use super::{cards, decks, tasks};

/// More pieces in a land than a game leads to; play could add some before it gets too many.
const MOST_PIECES: u32 = 40;
/// More tasks than a game leads to; play could add some before it gets too many.
const MOST_TASKS: usize = 28;

/// More different pieces than sit out of a Ravage of a game; more could be added before it gets too many.
const MOST_SITTING_OUT: usize = 10;

/// More deeds than an action of a game has; play could add some before it gets too many.
const MOST_DEEDS: usize = 40;

/// The state that the lines describe, if it could be reached by the rules.
pub(crate) fn read(text: &str) -> Result<SpiritIsland, TextError> {
    let draft = Draft::read(text)?;
    let mut game = begin(&draft).map_err(TextError::whole)?;
    set_agendas(&mut game, &draft)?;
    complete(&mut game, &draft).map_err(TextError::whole)?;
    check(&game).map_err(TextError::whole)?;
    Ok(game)
}

/// Everything that does not depend on what is still to be done.
fn begin(draft: &Draft<'_>) -> Result<SpiritIsland, String> {
    let (boards, names) = (boards(draft)?, names(draft)?);
    let boxes = draft.boxes.unwrap_or(Boxes::HORIZONS);
    let adversaries: Challenge = fitting(&draft.adversaries, "adversaries")?;
    let twice = matches!(adversaries[..], [(one, _), (other, _)] if one == other);
    ensure(!twice, || "nobody plays against the same adversary twice".into())?;
    let mut game = SpiritIsland::undealt(&Deal {
        boxes,
        boards: &boards,
        arrangement: draft.arrangement,
        spirits: &names,
        progression: false,
        adversaries: &adversaries,
        scenario: draft.scenario,
    });
    game.escalation = draft.escalation;
    game.phase = draft.phase.unwrap_or(Phase::Spirit);
    game.turn = draft.turn.unwrap_or(first_turn(game.phase));
    for line in &draft.spirits {
        *game.spirit_mut(line.seat) = line.spirit(game.phase);
    }
    for (number, line) in draft.lands.iter().enumerate() {
        let land = line.land;
        ensure(game.places().contains(land), || format!("{land} is not on a board of this game"))?;
        let mut before = draft.lands.iter().take(number);
        ensure(before.all(|other| other.land != land), || format!("{land} has two lines"))?;
        set_land(&mut game, line)?;
    }
    ensure(draft.tasks.len() <= MOST_TASKS, || "more is left to do than can be".into())?;
    game.blight_missing = draft.blight_missing;
    game.fear = draft.fear;
    game.fear_earned = draft.fear_earned;
    game.fear_discard = fitting(&draft.fear_resolved, "Fear cards")?;
    game.purse = draft.purse.clone();
    game.ravage = fitting(&draft.ravage, "cards in the Ravage space")?;
    game.build = fitting(&draft.build, "cards in the Build space")?;
    game.second_build = fitting(&draft.second_build, "cards in the second Build space")?;
    game.second_build_gone = draft.second_build_gone;
    game.fear_before = draft.fear_before.unwrap_or(byte(game.fear_discard.len()));
    game.invader_discard = fitting(&draft.invader_discard, "discarded Invader cards")?;
    game.standing = fitting(&draft.lasting, "lasting effects")?;
    game.skips = fitting(&draft.skips, "skipped actions")?;
    set_actions(&mut game, draft)?;
    game.due = draft.due;
    game.status = draft.status.unwrap_or(Status::Playing);
    if let Some(state) = draft.chance {
        game.generator = Generator::from_state(state);
    }
    Ok(game)
}

fn fitting<T: Clone, const MOST: usize>(list: &[T], what: &str) -> Result<ArrayVec<T, MOST>, String> {
    ensure(list.len() <= MOST, || format!("there cannot be more than {MOST} {what}"))?;
    Ok(list.iter().cloned().collect())
}

/// The Spirits in the order of their seats.
fn names(draft: &Draft<'_>) -> Result<Vec<SpiritName>, String> {
    ensure(!draft.spirits.is_empty(), || "somebody has to play: write 'spirit 1 …'".into())?;
    let players = draft.spirits.len();
    ensure(players <= MOST_SPIRITS, || format!("no more than {MOST_SPIRITS} can play"))?;
    let mut names = Vec::new();
    for seat in Seat::first(byte(players)) {
        let mut lines = draft.spirits.iter().filter(|line| line.seat == seat);
        let (Some(line), None) = (lines.next(), lines.next()) else {
            return Err(format!(
                "there has to be exactly one Spirit of seat {seat}: write 'spirit {seat} …'"
            ));
        };
        ensure(!names.contains(&line.name), || format!("'{}' cannot play twice", line.name))?;
        names.push(line.name);
    }
    let taught = draft.spirits.iter().filter(|line| line.progression.is_some()).count();
    ensure(taught == 0 || taught == players, || {
        "either every Spirit has a Power Progression or none".into()
    })?;
    let strange = draft.piles.iter().find(|(_, seat, _)| seat.index() >= players);
    strange.map_or(Ok(names), |(pile, seat, _)| {
        Err(format!("'{} {seat} …' is about a seat where nobody plays", pile.id()))
    })
}

fn boards(draft: &Draft<'_>) -> Result<Vec<BoardName>, String> {
    let players = draft.spirits.len();
    if draft.boards.is_empty() {
        return Ok(STANDARD_BOARDS.into_iter().take(players).collect());
    }
    let boards = &draft.boards;
    ensure(boards.len() == players, || format!("there are {} boards for {players} Spirits", boards.len()))?;
    Topology::check(boards, draft.arrangement)?;
    Ok(boards.clone())
}

/// The actions in progress and what they have done.
fn set_actions(game: &mut SpiritIsland, draft: &Draft<'_>) -> Result<(), String> {
    ensure(draft.actions.len() <= MOST_ACTIONS, || "not so many actions begin inside each other".into())?;
    let deeds: usize = draft.actions.iter().map(|line| line.deeds.len()).sum();
    ensure(deeds <= MOST_DEEDS, || "an action has not done so much".into())?;
    let out: usize = draft.actions.iter().map(|line| line.out.len()).sum();
    ensure(out <= MOST_SITTING_OUT, || "not so many different pieces sit out".into())?;
    for (number, line) in (1..).zip(&draft.actions) {
        game.underway.begin(line.action.clone());
        line.deeds.iter().for_each(|deed| game.underway.deeds.note(number, *deed));
        line.out.iter().for_each(|&(piece, count)| game.underway.out.add(number, piece, count));
        game.underway.fresh = line.fresh.clone();
    }
    Ok(())
}

/// Puts every task on the agenda it belongs to: of the seat that is named, else of the table; while Spirits grow, else of
/// the only seat that it speaks of.
fn set_agendas(game: &mut SpiritIsland, draft: &Draft<'_>) -> Result<(), TextError> {
    let mut ends = 0;
    for (line, text) in draft.tasks.iter().rev() {
        let (named, text) = match text.split_once(' ') {
            Some((number, rest)) if number.parse::<u8>().is_ok() => {
                (Some(seat(number).map_err(|problem| line.error(problem))?), rest)
            }
            _ => (None, *text),
        };
        if text.trim() == "settle" {
            ends += 1;
        }
        let source = (ends as usize).checked_sub(1).and_then(|number| game.underway.iter().nth(number));
        let source = source.map(|action| action.source);
        let task = tasks::read(text, source).map_err(|problem| line.error(problem))?;
        let scope = match (named, game.phase) {
            (Some(seat), _) => seat.index(),
            (None, Phase::BonusGrowth | Phase::Spirit) => {
                let only = tasks::only_seat(&task, source);
                only.ok_or_else(|| line.error("say whose it is: next 2 …"))?.index()
            }
            (None, Phase::Setup | Phase::Fast | Phase::Invader | Phase::Slow | Phase::TimePasses) => TABLE,
        };
        if game.agendas.is_full() {
            return Err(line.error("too much is left to do"));
        }
        game.agendas.push(scope, task);
    }
    Ok(())
}

/// What follows from the rest.
fn complete(game: &mut SpiritIsland, draft: &Draft<'_>) -> Result<(), String> {
    game.power_discards = draft.power_discard.iter().copied().collect();
    ensure(game.power_discards.len() as usize == draft.power_discard.len(), || {
        "a card lies twice in 'power-discard'".into()
    })?;
    set_cards(game, draft, |pile| matches!(pile, Pile::In(_)))?;
    cards::deal_uniques(game)?;
    set_cards(game, draft, |pile| matches!(pile, Pile::Marked(_)))?;
    game.power_decks = PowerDecks::of(cards::decks(game)?);
    set_known_powers(game, draft)?;
    for line in &draft.spirits {
        line.complete(game.spirit_mut(line.seat));
    }
    set_presence(game)?;
    set_blight(game, draft)?;
    set_fear(game, draft)?;
    decks::set_events(game, draft)?;
    set_invaders(game, draft)
}

/// Does what the lines about cards of Spirits say, of those piles.
fn set_cards(game: &mut SpiritIsland, draft: &Draft<'_>, these: fn(Pile) -> bool) -> Result<(), String> {
    for (pile, seat, cards) in draft.piles.iter().filter(|(pile, ..)| these(*pile)) {
        cards.iter().try_for_each(|&card| pile.tell(game.spirit_mut(*seat), card))?;
    }
    Ok(())
}

/// Power cards in the decks whose places are known.
fn set_known_powers(game: &mut SpiritIsland, draft: &Draft<'_>) -> Result<(), String> {
    for &(place, card) in &draft.known_powers {
        let major = card.entry().kind == PowerKind::Major;
        let count = byte(game.power_decks.deck(major).len() as usize);
        let depth = place.checked_sub(1).filter(|depth| *depth < count);
        let depth = depth.ok_or_else(|| format!("the deck has {count} cards, and none at place {place}"))?;
        let known = game.power_decks.placed(major);
        ensure(known.count() < MOST_PLACED / 2, || "not so many cards of a deck are known".into())?;
        ensure(game.power_decks.possible(major, depth).contains(card), || {
            format!("'{card}' cannot lie at place {place} of its deck")
        })?;
        game.power_decks.look(depth, card);
    }
    Ok(())
}

/// What lies in a land.
fn set_land(game: &mut SpiritIsland, line: &LandLine) -> Result<(), String> {
    let pieces = line.pieces.iter().filter(|(piece, _)| LIMITED.contains(piece.kind));
    let all: u32 = pieces.map(|&(_, count)| u32::from(count)).sum();
    ensure(all <= MOST_PIECES, || format!("more pieces are in {} than ever come together", line.land))?;
    for &(piece, count) in &line.pieces {
        game.island.add(line.land, piece, count);
    }
    game.island.at_mut(line.land).defend = line.defend;
    Ok(())
}

/// What is neither on the tracks nor on the island is destroyed.
fn set_presence(game: &mut SpiritIsland) -> Result<(), String> {
    for seat in game.all_seats() {
        let spirit = game.spirit(seat);
        let tracks = u32::from(spirit.covered());
        let places = game.places().iter();
        let island: u32 = places.map(|land| u32::from(game.island.at(land).presence(seat))).sum();
        let island = island + waiting(game, seat) + u32::from(spirit.gone);
        let left = u32::from(PRESENCE).checked_sub(tracks + island);
        let destroyed = left.ok_or_else(|| {
            format!(
                "Spirit {seat} has {PRESENCE} Presence: not {tracks} on its tracks and {island} on the island; \
                 write tracks:ENERGY,PLAYS for the uncovered spaces"
            )
        })?;
        game.spirit_mut(seat).destroyed = byte(destroyed as usize);
    }
    Ok(())
}

/// All Blight of the game: of the pool and of the boards.
pub(super) fn all_blight(game: &SpiritIsland) -> u32 {
    let printed: u32 = game.island.lands.iter().map(|land| u32::from(land.printed().setup.blight)).sum();
    printed + u32::from(game.blight_start())
}

/// Blight that is not on the island is in the pool. How much is on a Blight card is said.
fn set_blight(game: &mut SpiritIsland, draft: &Draft<'_>) -> Result<(), String> {
    for &card in &draft.blight_used {
        if !card.entry().still_healthy || !game.blight_unseen.contains(card) {
            return Err(format!("'{card}' cannot have been replaced by another Blight card"));
        }
        game.blight_unseen.remove(card);
    }
    if let Some((side, pool)) = draft.blight_card {
        game.blight_side = side;
        side.card().into_iter().for_each(|card| game.blight_unseen.remove(card));
        game.blight_pool = pool;
        return Ok(());
    }
    if game.blight_side != BlightSide::NoCard {
        return Ok(());
    }
    let island: u32 = game.places().iter().map(|land| u32::from(game.island.at(land).blight())).sum();
    let all = all_blight(game);
    let pool =
        all.checked_sub(island).ok_or_else(|| format!("there are {all} Blight in the game, not {island}"))?;
    game.blight_pool = u8::try_from(pool).map_err(|_| "there is not so much Blight".to_owned())?;
    Ok(())
}

/// Fear cards that are neither earned nor resolved are in the deck.
fn set_fear(game: &mut SpiritIsland, draft: &Draft<'_>) -> Result<(), String> {
    let out = usize::from(game.fear_earned) + game.fear_discard.len();
    if let Some(terror) = draft.fear_deck {
        let cards = usize::from(terror.cards()) + out;
        ensure(cards <= MOST_FEAR_CARDS, || "the Fear deck has too many cards".into())?;
        ensure(terror.is_apart() == game.terror.is_apart(), || {
            "the dividers lie apart from the Fear deck exactly in games with rituals".into()
        })?;
        game.terror = terror;
        game.fear_cards = Deck::unseen(std::iter::repeat_n((), cards));
    } else {
        let all = usize::from(game.terror.cards());
        ensure(out <= all, || format!("there are {all} Fear cards in the game, not {out}"))?;
        for _ in 0..out {
            game.terror.earn();
        }
    }
    for card in game.fear_discard.clone() {
        ensure(game.fear_unseen.contains(card), || format!("'{card}' was resolved twice"))?;
        let unseen = game.fear_unseen;
        game.fear_cards.turn(card, |card| unseen.contains(card));
        game.fear_unseen.remove(card);
    }
    for &(place, card) in &draft.fear_seen {
        let depth = place.checked_sub(1).filter(|&depth| game.hidden_fear().any(|hidden| hidden == depth));
        let depth = depth.ok_or_else(|| format!("no Fear card lies hidden at place {place}"))?;
        ensure(game.fear_unseen.contains(card), || format!("the card '{card}' is in two places"))?;
        let unseen = game.fear_unseen;
        game.fear_cards.look(usize::from(depth), card, |card| unseen.contains(card));
        game.fear_unseen.remove(card);
    }
    Ok(())
}

/// Every Invader card that is named was turned up; the others are in the deck.
fn set_invaders(game: &mut SpiritIsland, draft: &Draft<'_>) -> Result<(), String> {
    let cards = turned_up(game);
    for &card in &cards {
        ensure(game.invaders_unseen.contains(card), || format!("the card '{card}' is in two places"))?;
        game.invaders_unseen.remove(card);
    }
    if let Some(words) = &draft.invader_deck {
        game.invader_cards = decks::read(words, &mut game.invaders_unseen)?;
        return Ok(());
    }
    let order = numbers::stage_order(&game.adversaries);
    for (place, card) in cards.iter().enumerate() {
        ensure(order.get(place) == Some(&card.entry().stage), || {
            let right = order.get(place).map_or("none, because there are 12", |stage| stage.id());
            format!(
                "the Invader card number {} of the game is '{card}', but by the stages it would be: {right}; \
                 name the cards before it in 'invader-discard', 'ravage' and 'build'",
                place + 1
            )
        })?;
    }
    game.invader_cards = decks::usual(&game.adversaries, cards.len());
    Ok(())
}

/// The Invader cards that were turned up, in their order.
pub(super) fn turned_up(game: &SpiritIsland) -> Vec<InvaderCard> {
    let discarded = game.invader_discard.iter().copied();
    let spaces = game.second_build.iter().chain(&game.ravage).chain(&game.build).copied();
    discarded.chain(spaces).chain(game.exploring()).collect()
}
