//! What is true of every state that can be reached.

use artel_engine::{NoLog, Seat, Status};

use crate::InvaderCards;
use crate::action::Underway;
use crate::agenda::{Ask, Task};
use crate::byte::byte;
use crate::components::{
    BlightSide, Dream, Elements, FearCards, INVADERS, Kind, Kinds, Land, OWNED, WITH_HEALTH, kinds,
};
use crate::effect::Lasting;
use crate::effect::Until;
use crate::end::Defeat;
use crate::game::{Phase, SpiritIsland, TABLE};
use crate::owned::{Mark, Zone};
use crate::spirit::SpiritState;
use crate::stage::{Options, Stage};
use crate::standing::Standing;

use super::read::{all_blight, turned_up};
use super::{agenda, cards};

/// How much Presence a Spirit has (SI-010).
pub(super) const PRESENCE: u8 = 13;
/// More pieces than a land can be driven full of.
const MOST_PIECES: u32 = 120;
/// More Blight than comes to lie on a card.
const MOST_ON_CARD: u8 = 99;
/// More turns than a game has.
const MOST_TURNS: u8 = 99;

/// The first thing about the state that cannot be.
pub(crate) fn check(game: &SpiritIsland) -> Result<(), String> {
    let before = matches!(game.phase, Phase::Setup | Phase::BonusGrowth);
    ensure((game.turn == 0) == before, || {
        "turns are counted from 1; only the bonus Growth is before them".into()
    })?;
    ensure(game.turn <= MOST_TURNS, || format!("no game has more than {MOST_TURNS} turns"))?;
    check_boxes(game)?;
    game.all_seats().try_for_each(|seat| check_spirit(game, seat))?;
    cards::check(game)?;
    check_blight(game)?;
    check_fear(game)?;
    check_invaders(game)?;
    super::purse::check(game)?;
    check_lasting(game)?;
    game.places().iter().try_for_each(|land| check_land(game, land))?;
    if game.status.is_over() { check_over(game) } else { check_playing(game) }
}

/// An error if something does not hold.
pub(super) fn ensure(holds: bool, problem: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(problem()) }
}

/// Whether the Spirits grow and play cards, so that nothing of the turn has happened.
pub(super) fn is_growing(phase: Phase) -> bool {
    matches!(phase, Phase::BonusGrowth | Phase::Spirit)
}

/// Only what is in the boxes can be played with.
fn check_boxes(game: &SpiritIsland) -> Result<(), String> {
    for spirit in &game.spirits {
        ensure(game.boxes.spirits().any(|each| each == spirit.name), || {
            format!("'{}' is in none of the boxes of this game", spirit.name)
        })?;
    }
    // The thematic sides are not listed among the boards of a box.
    for board in game.island.boards.iter().filter(|board| !board.is_thematic()) {
        ensure(game.boxes.boards().any(|each| each == *board), || {
            format!("board {board} is in none of the boxes of this game")
        })?;
    }
    Ok(())
}

fn check_spirit(game: &SpiritIsland, seat: Seat) -> Result<(), String> {
    let spirit = game.spirit(seat);
    check_tracks(spirit, seat)?;
    let lands = game.places().iter();
    let island: u32 = lands.map(|land| u32::from(game.island.at(land).presence(seat))).sum();
    let island = island + waiting(game, seat) + u32::from(spirit.gone);
    ensure(
        island + u32::from(spirit.covered()) + u32::from(spirit.destroyed) == u32::from(PRESENCE),
        || format!("Spirit {seat} has {PRESENCE} Presence"),
    )?;
    let mut counted = spirit.clone();
    counted.count_elements();
    ensure(counted.elements == spirit.elements, || {
        format!("the elements of Spirit {seat} are not up to date")
    })?;
    let cards = spirit.panel().progression.len();
    ensure(spirit.progression.is_none_or(|taken| usize::from(taken) <= cards), || {
        format!("a Power Progression has {cards} cards")
    })?;
    ensure(are_spent(spirit), || format!("Spirit {seat} has no such Growth option for once in a game"))?;
    check_doings(spirit, seat)?;
    check_stage(game, spirit, seat)
}

/// Presence that a Spirit has still to put on the island when the game begins.
pub(super) fn waiting(game: &SpiritIsland, seat: Seat) -> u32 {
    let starts = game.agendas.tasks().iter().filter_map(|task| {
        let Task::Ask(Ask::Start(start)) = task else { return None };
        (start.who == seat).then(|| game.spirit(seat).panel().start.get(usize::from(start.number))).flatten()
    });
    starts.map(|start| u32::from(start.count())).sum()
}

/// How many spaces of its tracks are uncovered.
fn check_tracks(spirit: &SpiritState, seat: Seat) -> Result<(), String> {
    let first = spirit.panel().first_shown();
    for (track, slots) in spirit.panel().tracks().enumerate() {
        let (shown, most) = (usize::from(spirit.shown[track]), slots.len());
        let fewest = usize::from(first[track]);
        ensure((fewest..=most).contains(&shown), || {
            format!("a track of Spirit {seat} has {fewest} to {most} uncovered spaces, not {shown}")
        })?;
    }
    Ok(())
}

/// More card plays than a Spirit gains in a turn.
const MOST_PLAYS: u8 = 9;

/// What a Spirit has played and used this turn.
fn check_doings(spirit: &SpiritState, seat: Seat) -> Result<(), String> {
    ensure(spirit.more_plays <= MOST_PLAYS, || format!("Spirit {seat} cannot play so many more cards"))?;
    ensure(spirit.played >= spirit.cards.count(Zone::Play) && spirit.played <= spirit.plays_now(), || {
        format!("Spirit {seat} can have played {} cards at the most", spirit.plays_now())
    })?;
    let marked = |mark| spirit.cards.marked(mark);
    ensure(marked(Mark::MadeFast).or(marked(Mark::Repeated)).minus(marked(Mark::Used)).is_empty(), || {
        format!("what Spirit {seat} has repeated or made Fast it has used")
    })?;
    ensure(usize::from(spirit.innates_used) >> spirit.panel().innates.len() == 0, || {
        format!("Spirit {seat} has {} Innate Powers", spirit.panel().innates.len())
    })
}

/// Whether a Spirit can have picked these Growth options in one turn.
fn are_picked(spirit: &SpiritState, picked: Options) -> bool {
    let (mut first, mut known) = (0, 0);
    let fits = spirit.panel().growth.iter().all(|group| {
        let taken = (first..).zip(group.options).filter(|&(number, _)| picked.contains(number)).count();
        first += byte(group.options.len());
        known += taken;
        taken <= usize::from(group.picks)
    });
    fits && known == picked.iter().count()
}

/// Whether only options are spent that can be picked but once.
fn are_spent(spirit: &SpiritState) -> bool {
    spirit.spent.iter().all(|number| spirit.growth_option(number).is_some_and(|option| option.once))
}

fn check_stage(game: &SpiritIsland, spirit: &SpiritState, seat: Seat) -> Result<(), String> {
    let fits = match (game.phase, spirit.stage) {
        (Phase::BonusGrowth, Stage::Ready)
        | (Phase::Spirit | Phase::Fast | Phase::Slow, Stage::Playing | Stage::Ready)
        | (Phase::Setup | Phase::Invader | Phase::TimePasses, Stage::Playing) => true,
        (Phase::BonusGrowth | Phase::Spirit, Stage::Choosing { picked }) => {
            spirit.played == 0
                && are_picked(spirit, picked)
                && !spirit.pickable(picked, game.wealth(seat)).is_empty()
        }
        (Phase::BonusGrowth | Phase::Spirit, Stage::Growing { option, left, picked }) => {
            spirit.played == 0
                && are_picked(spirit, picked)
                && usize::from(left) >> spirit.growth(option).len() == 0
        }
        _ => false,
    };
    ensure(fits, || format!("in the phase '{}' Spirit {seat} cannot be at this stage", game.phase))?;
    ensure(game.phase != Phase::BonusGrowth || spirit.played == 0, || {
        "no cards are played in the bonus Growth".into()
    })?;
    let fresh = spirit.cards.marked(Mark::Used).is_empty()
        && spirit.innates_used == 0
        && spirit.gained == Elements::NONE;
    ensure(fresh || !is_growing(game.phase), || {
        format!("Spirit {seat} cannot have used anything before the Fast phase")
    })
}

/// The kinds of which a land holds only so many. Blight and Presence are counted for the whole island.
pub(super) const LIMITED: Kinds = Kinds::ALL.minus(OWNED).minus(kinds(&[Kind::Blight]));

fn check_land(game: &SpiritIsland, land: Land) -> Result<(), String> {
    let ground = game.island.at(land);
    let pieces: u32 = game.island.pieces(land, LIMITED).map(|(_, count)| u32::from(count)).sum();
    ensure(pieces <= MOST_PIECES, || format!("too many pieces are in {land}"))?;
    for (piece, _) in game.island.pieces(land, WITH_HEALTH) {
        let health = game.health(piece.kind, land);
        let dream = piece.dream.damage().unwrap_or(0);
        ensure(piece.damage.saturating_add(dream) < health, || {
            format!("{piece} cannot be in {land}: {health} damage destroys it there")
        })?;
        ensure(piece.dream == Dream::default() || game.dreams(), || {
            format!("{piece} cannot be in {land}: nobody dreams now")
        })?;
    }
    let mut owners = game.island.pieces(land, OWNED).filter_map(|(piece, _)| piece.owner);
    let strange = owners.any(|seat| seat.index() >= game.spirits.len());
    ensure(!strange, || format!("{land} has Presence of a Spirit that does not play"))?;
    // With the other boxes damage to Invaders may stay.
    let healed = if game.boxes.are_full() { WITH_HEALTH.minus(INVADERS) } else { WITH_HEALTH };
    let hurt = game.island.pieces(land, healed).any(|(piece, _)| piece.damage > 0);
    ensure(!hurt && ground.defend == 0 || !is_growing(game.phase), || {
        format!("before the Fast phase there is neither damage nor Defend in {land}")
    })
}

fn check_blight(game: &SpiritIsland) -> Result<(), String> {
    if game.blight_side != BlightSide::NoCard {
        return ensure(game.blight_pool <= MOST_ON_CARD, || "there is not so much Blight on a card".into());
    }
    let island: u32 = game.places().iter().map(|land| u32::from(game.island.at(land).blight())).sum();
    let all = all_blight(game);
    ensure(island + u32::from(game.blight_pool) == all, || format!("there are {all} Blight in the game"))
}

fn check_fear(game: &SpiritIsland) -> Result<(), String> {
    let resolved = game.fear_discard.len();
    let hidden = u32::from(game.fear_deck()) + u32::from(game.fear_earned);
    let open: FearCards = game.fear_cards.placed().collect();
    ensure(game.fear_cards.len() == hidden as usize, || {
        "a Fear card is neither earned nor in the deck".into()
    })?;
    ensure(hidden <= game.fear_unseen.len() + open.len(), || {
        "there are more Fear cards in the game than there are".into()
    })?;
    let resolved_cards: FearCards = game.fear_discard.iter().copied().collect();
    let seen = resolved_cards.or(open);
    let known = seen.and(game.fear_unseen).is_empty() && seen.or(game.fear_unseen) == game.boxes.fear_cards();
    ensure(known && resolved_cards.len() as usize == resolved, || "each Fear card is in one place".into())?;
    let most = if game.fear_deck() == 0 { 1 } else { game.fear_pool() };
    ensure(game.fear < most, || {
        format!("{} Fear earn a card, so that {} cannot be left", game.fear_pool(), game.fear)
    })
}

fn check_invaders(game: &SpiritIsland) -> Result<(), String> {
    let cards = turned_up(game);
    let unseen = game.invaders_unseen;
    let known = cards.iter().copied().chain(game.invader_cards.placed()).collect::<InvaderCards>();
    let all = cards.len() + game.invader_cards.placed().count();
    let apart = known.and(unseen).is_empty() && known.len() as usize == all;
    ensure(apart && unseen.len() as usize + all == game.boxes.invader_cards().len() as usize, || {
        "each Invader card is in one place".into()
    })?;
    // With the other boxes a card may be late or held back.
    if game.boxes.are_full() {
        return Ok(());
    }
    ensure(!game.build.is_empty() || game.ravage.is_empty(), || {
        "while a card is in the Ravage space, one is in the Build space: write 'build …'".into()
    })?;
    // An adversary may have discarded the first cards.
    ensure(!game.ravage.is_empty() || game.invader_discard.is_empty() || !game.adversaries.is_empty(), || {
        "when a card was discarded, the next is in the Ravage space: write 'ravage …'".into()
    })
}

fn check_lasting(game: &SpiritIsland) -> Result<(), String> {
    let of_turn = |standing: &Standing| standing.until == Until::TurnEnds;
    let none = !game.standing.iter().any(of_turn) && game.skips.is_empty();
    ensure(none || !is_growing(game.phase), || "nothing lasts before the Fast phase".into())?;
    game.standing.iter().try_for_each(|standing| check_standing(game, standing))?;
    let lands = game.skips.iter().all(|each| game.places().contains(each.land) && !each.actions().is_empty());
    ensure(lands, || "an action is skipped in a land of this game".into())
}

fn check_standing(game: &SpiritIsland, standing: &Standing) -> Result<(), String> {
    let name = || agenda::name(standing.source);
    let seats = [standing.user, standing.target];
    ensure(seats.iter().all(|seat| seat.0 < game.players()), || {
        format!("'{}' is used by somebody who plays, on somebody who plays", name())
    })?;
    ensure(standing.land.is_none_or(|land| game.places().contains(land)), || {
        format!("'{}' lasts in a land of this game", name())
    })?;
    ensure(super::action::path_of(standing).is_some(), || {
        format!("'{}' says nothing that lasts so", name())
    })?;
    let uses = Standing::uses(*standing.what);
    let most = if *standing.what == Lasting::Vengeance { u8::MAX } else { uses.unwrap_or(0) };
    ensure(standing.left <= most, || format!("'{}' cannot be used {} times more", name(), standing.left))?;
    let ends = match standing.until {
        Until::UsedUp => uses.is_some(),
        Until::ThisRavage => {
            game.status.is_over()
                || game.agendas[TABLE].iter().any(|task| matches!(task, Task::Ask(Ask::Ravages(_))))
        }
        Until::TurnEnds | Until::NextRavage | Until::NextTurn | Until::FromNextTurn | Until::GameEnds => true,
    };
    ensure(ends, || format!("'{}' cannot last until '{}'", name(), standing.until))
}

fn check_over(game: &SpiritIsland) -> Result<(), String> {
    let at_rest = game.agendas.is_empty() && game.underway == Underway::default() && game.due.is_none();
    ensure(at_rest, || "nothing is left to do when the game is over".into())?;
    let reason = match game.status {
        Status::Won => game.victory(),
        Status::Lost(Defeat::Invaders) => game.invader_deck() == 0,
        // All Dahan have struck in vain (SM-R73).
        Status::Lost(Defeat::Scenario) if game.plays_by(Lasting::LastStand) && game.fear_deck() == 0 => {
            !game.victory()
        }
        Status::Lost(defeat) => !game.victory() && game.defeat() == Some(defeat),
        Status::Playing => false,
    };
    ensure(reason, || "the game is not over for this reason".into())
}

fn check_playing(game: &SpiritIsland) -> Result<(), String> {
    agenda::check(game)?;
    if game.agendas[TABLE].is_empty() {
        ensure(!game.victory(), || "by the rules this game is over: write 'over won'".into())?;
        if let Some(defeat) = game.defeat() {
            return Err(format!("by the rules this game is over: write 'over lost {defeat}'"));
        }
    }
    let mut on = game.clone();
    on.go_on(&mut NoLog);
    ensure(on == *game, || "nothing is to be decided here: the game would go on by itself".into())
}
