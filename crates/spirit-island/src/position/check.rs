//! What is true of every state that can be reached.

use artel_engine::{NoLog, Seat, Status};

use crate::InvaderCards;
use crate::components::{Elements, FearCards, Kinds, Land};
use crate::effect::Lasting;
use crate::end::Defeat;
use crate::game::{Phase, SpiritIsland, TABLE};
use crate::owned::{Mark, Zone};
use crate::spirit::{SpiritState, Stage, Track};

use super::read::{all_blight, turned_up};
use super::{agenda, cards};

/// How much Presence a Spirit has (SI-010).
pub(super) const PRESENCE: u8 = 13;
/// More pieces than a land can be driven full of.
const MOST_PIECES: u32 = 120;
/// More turns than a game has.
const MOST_TURNS: u8 = 99;

/// The first thing about the state that cannot be.
pub(crate) fn check(game: &SpiritIsland) -> Result<(), String> {
    ensure((game.turn == 0) == (game.phase == Phase::BonusGrowth), || {
        "turns are counted from 1; only the bonus Growth is before them".into()
    })?;
    ensure(game.turn <= MOST_TURNS, || format!("no game has more than {MOST_TURNS} turns"))?;
    check_boxes(game)?;
    game.all_seats().try_for_each(|seat| check_spirit(game, seat))?;
    cards::check(game)?;
    check_blight(game)?;
    check_fear(game)?;
    check_invaders(game)?;
    check_lasting(game)?;
    game.island.lands.iter().try_for_each(|land| check_land(game, land))?;
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
    // The thematic boards are in no box yet; a position can have them all the same.
    for board in game.island.boards.iter().filter(|board| !board.is_thematic()) {
        ensure(game.boxes.boards().any(|each| each == *board), || {
            format!("board {board} is in none of the boxes of this game")
        })?;
    }
    Ok(())
}

fn check_spirit(game: &SpiritIsland, seat: Seat) -> Result<(), String> {
    let spirit = game.spirit(seat);
    let tracks = [(spirit.energy_shown, spirit.panel().energy), (spirit.plays_shown, spirit.panel().plays)];
    for (shown, track) in tracks {
        ensure((1..=track.len()).contains(&usize::from(shown)), || {
            format!("a track of Spirit {seat} has 1 to {} uncovered spaces, not {shown}", track.len())
        })?;
    }
    let lands = game.island.lands.iter();
    let island: u32 = lands.map(|land| u32::from(game.island.at(land).presence[seat.index()])).sum();
    let covered: u32 = Track::ALL.into_iter().map(|track| u32::from(spirit.on_track(track))).sum();
    ensure(island + covered + u32::from(spirit.destroyed) == u32::from(PRESENCE), || {
        format!("Spirit {seat} has {PRESENCE} Presence")
    })?;
    let mut counted = spirit.clone();
    counted.count_elements();
    ensure(counted.elements == spirit.elements, || {
        format!("the elements of Spirit {seat} are not up to date")
    })?;
    let cards = spirit.panel().progression.len();
    ensure(spirit.progression.is_none_or(|taken| usize::from(taken) <= cards), || {
        format!("a Power Progression has {cards} cards")
    })?;
    check_doings(spirit, seat)?;
    check_stage(game, spirit, seat)
}

/// What a Spirit has played and used this turn.
fn check_doings(spirit: &SpiritState, seat: Seat) -> Result<(), String> {
    ensure(spirit.played >= spirit.cards.count(Zone::Play) && spirit.played <= spirit.plays(), || {
        format!("Spirit {seat} can have played {} cards at the most", spirit.plays())
    })?;
    let marked = |mark| spirit.cards.marked(mark);
    ensure(marked(Mark::MadeFast).or(marked(Mark::Repeated)).minus(marked(Mark::Used)).is_empty(), || {
        format!("what Spirit {seat} has repeated or made Fast it has used")
    })?;
    ensure(usize::from(spirit.innates_used) >> spirit.panel().innates.len() == 0, || {
        format!("Spirit {seat} has {} Innate Powers", spirit.panel().innates.len())
    })
}

fn check_stage(game: &SpiritIsland, spirit: &SpiritState, seat: Seat) -> Result<(), String> {
    let fits = match (game.phase, spirit.stage) {
        (Phase::BonusGrowth, Stage::Ready)
        | (Phase::Spirit | Phase::Fast | Phase::Slow, Stage::Playing | Stage::Ready)
        | (Phase::Invader | Phase::TimePasses, Stage::Playing) => true,
        (Phase::BonusGrowth | Phase::Spirit, Stage::Choosing) => spirit.played == 0,
        (Phase::BonusGrowth | Phase::Spirit, Stage::Growing { option, left }) => {
            spirit.played == 0 && usize::from(left) >> spirit.growth(option).len() == 0
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

/// How many pieces are in a land.
pub(super) fn pieces_in(game: &SpiritIsland, land: Land) -> u32 {
    game.island.at(land).pieces(Kinds::ALL).map(|(_, count)| u32::from(count)).sum()
}

fn check_land(game: &SpiritIsland, land: Land) -> Result<(), String> {
    let ground = game.island.at(land);
    ensure(pieces_in(game, land) <= MOST_PIECES, || format!("too many pieces are in {land}"))?;
    for (piece, _) in ground.pieces(Kinds::ALL) {
        let health = game.health(piece.kind, land);
        ensure(piece.damage < health, || {
            format!("{piece} cannot be in {land}: {health} damage destroys it there")
        })?;
    }
    let strange = ground.presence.iter().skip(game.spirits.len()).any(|&count| count > 0);
    ensure(!strange, || format!("{land} has Presence of a Spirit that does not play"))?;
    let mut healed = *ground;
    healed.heal();
    healed.defend = 0;
    ensure(healed == *ground || !is_growing(game.phase), || {
        format!("before the Fast phase there is neither damage nor Defend in {land}")
    })
}

fn check_blight(game: &SpiritIsland) -> Result<(), String> {
    let island: u32 = game.island.lands.iter().map(|land| u32::from(game.island.at(land).blight)).sum();
    let all = all_blight(game);
    ensure(island + u32::from(game.blight_pool) == all, || format!("there are {all} Blight in the game"))
}

fn check_fear(game: &SpiritIsland) -> Result<(), String> {
    let resolved = game.fear_discard.len();
    let hidden = u32::from(game.fear_deck()) + u32::from(game.fear_earned);
    ensure(hidden <= game.fear_unseen.len(), || {
        "there are more Fear cards in the game than there are".into()
    })?;
    let seen: FearCards = game.fear_discard.iter().copied().collect();
    let known = seen.and(game.fear_unseen).is_empty() && seen.or(game.fear_unseen) == game.boxes.fear_cards();
    ensure(known && seen.len() as usize == resolved, || "each Fear card is in one place".into())?;
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
    ensure(game.build.is_some() || game.ravage.is_none(), || {
        "while a card is in the Ravage space, one is in the Build space: write 'build …'".into()
    })?;
    ensure(game.ravage.is_some() || game.invader_discard.is_empty(), || {
        "when a card was discarded, the next is in the Ravage space: write 'ravage …'".into()
    })
}

fn check_lasting(game: &SpiritIsland) -> Result<(), String> {
    let none = game.standing.is_empty() && game.skips.is_empty();
    ensure(none || !is_growing(game.phase), || "nothing lasts before the Fast phase".into())?;
    for standing in &game.standing {
        let seats = [standing.user, standing.target];
        ensure(seats.iter().all(|seat| seat.0 < game.players()), || {
            format!(
                "'{}' is used by somebody who plays, on somebody who plays",
                agenda::name(standing.source)
            )
        })?;
        ensure(standing.land.is_none_or(|land| game.island.lands.contains(land)), || {
            format!("'{}' lasts in a land of this game", agenda::name(standing.source))
        })?;
        ensure(super::action::path_of(standing).is_some(), || {
            format!("'{}' says nothing that lasts so", agenda::name(standing.source))
        })?;
        let most = match standing.what {
            Lasting::Repeat(times) => times,
            Lasting::SkipOne(_) | Lasting::DamageOnce(_) | Lasting::MakeFast | Lasting::Reclaim(_) => 1,
            Lasting::Vengeance => u8::MAX,
            Lasting::DefendTargetsLands(_)
            | Lasting::DefendWhere(..)
            | Lasting::SkipWhere(..)
            | Lasting::SkipCityWhere(_)
            | Lasting::DahanHealth(_)
            | Lasting::DahanSafe
            | Lasting::NoBlight
            | Lasting::Range(_)
            | Lasting::SharePresence
            | Lasting::WiderVengeance => 0,
        };
        ensure(standing.left <= most, || {
            format!("'{}' cannot be used {} times more", agenda::name(standing.source), standing.left)
        })?;
    }
    let lands =
        game.skips.iter().all(|(land, actions)| game.island.lands.contains(*land) && !actions.is_empty());
    ensure(lands, || "an action is skipped in a land of this game".into())
}

fn check_over(game: &SpiritIsland) -> Result<(), String> {
    let at_rest = game.agendas.is_empty() && game.action.is_none() && game.due.is_none() && !game.avenging;
    ensure(at_rest, || "nothing is left to do when the game is over".into())?;
    let reason = match game.status {
        Status::Won => game.victory(),
        Status::Lost(Defeat::Invaders) => game.invader_deck() == 0,
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
