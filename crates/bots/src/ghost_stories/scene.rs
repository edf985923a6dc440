//! What of a state matters to the bot, in a form that can be changed at will.

use artel_engine::{Game, Set, Status};
use artel_ghost_stories::{Card, Centre, GhostStories, Left, Phase, Place, Power, Side, Space, Tao};

/// A state as the bot sees it: everything but the generator.
#[derive(Clone, Copy)]
pub(super) struct Scene {
    pub(super) cards: [Option<Card>; Space::ALL.len()],
    /// What each card takes now (GS-166, GS-191).
    pub(super) needs: [[u8; 5]; Space::ALL.len()],
    pub(super) on_stone: Set<Space>,
    pub(super) guarded: Set<Space>,
    /// Cards whose conditions allow an exorcism.
    pub(super) open: Set<Space>,
    pub(super) haunted: Set<Place>,
    pub(super) fatal: u32,
    pub(super) boards: [Stand; 4],
    pub(super) dice: u8,
    pub(super) tao_blocked: bool,
    pub(super) turn: Side,
    /// Whether the active player is still to act in this turn.
    pub(super) to_act: bool,
    pub(super) exorcised: u8,
    pub(super) planted: u8,
    pub(super) lost: bool,
}

/// How a board stands.
#[derive(Clone, Copy)]
pub(super) struct Stand {
    pub(super) seated: bool,
    pub(super) qi: u8,
    pub(super) place: Place,
    pub(super) tao: Tao,
    pub(super) yin_yang: bool,
    pub(super) buddhas: u8,
    pub(super) power_tokens: u8,
    pub(super) power: Power,
    pub(super) works: bool,
}

impl Stand {
    #[inline]
    pub(super) fn lives(&self) -> bool {
        self.seated && self.qi > 0
    }
}

impl Scene {
    pub(super) fn of(game: &GhostStories) -> Scene {
        Scene {
            cards: Space::ALL.map(|space| game.card(space)),
            needs: Space::ALL.map(|space| game.resistance(space)),
            on_stone: Space::ALL.into_iter().filter(|&space| game.figure_on_stone(space)).collect(),
            guarded: game.guarded(),
            open: game.exorcisable(game.occupied()),
            haunted: game.haunted(),
            fatal: game.difficulty().fatal_tiles(),
            boards: Side::ALL.map(|side| Stand {
                seated: game.seat_at(side).is_some(),
                qi: game.qi(side),
                place: game.place_of(side),
                tao: game.tao(side),
                yin_yang: game.has_yin_yang(side),
                buddhas: game.carried_buddhas(side),
                power_tokens: game.power_tokens(side),
                power: game.power(side),
                works: game.power_works(side),
            }),
            dice: game.free_dice(),
            tao_blocked: game.tao_blocked(),
            turn: game.turn(),
            to_act: game.phase() == Phase::Yin,
            exorcised: game.exorcised(),
            planted: game.deck().planted(),
            lost: matches!(game.status(), Status::Lost(_)),
        }
    }

    #[inline]
    pub(super) fn card(&self, space: Space) -> Option<Card> {
        self.cards[space as usize]
    }

    #[inline]
    pub(super) fn stand(&self, side: Side) -> &Stand {
        &self.boards[side as usize]
    }

    /// The scene after these cards have left it.
    pub(super) fn without(mut self, gone: Set<Space>) -> Scene {
        for space in gone {
            let Some(card) = self.card(space) else { continue };
            self.cards[space as usize] = None;
            self.on_stone.remove(space);
            self.open.remove(space);
            self.exorcised += u8::from(card.is_incarnation());
            if card.left().contains(&Left::CaptureDie) {
                self.dice = (self.dice + 1).min(3);
            }
        }
        self.tao_blocked &= self.cards.iter().flatten().any(|card| card.left().contains(&Left::BlockTao));
        self
    }

    /// How many ghosts lie on a board.
    #[inline]
    pub(super) fn ghosts_on(&self, side: Side) -> usize {
        side.spaces().iter().filter(|&space| self.card(space).is_some()).count()
    }

    /// How many faces of each colour such cards in play take.
    pub(super) fn needed(&self, such: impl Fn(Card) -> bool) -> [u8; 5] {
        let mut sum = [0; 5];
        for space in Space::ALL {
            if self.card(space).is_some_and(&such) {
                for (sum, need) in sum.iter_mut().zip(self.needs[space as usize]) {
                    *sum += need;
                }
            }
        }
        sum
    }

    pub(super) fn is_won(&self) -> bool {
        self.exorcised >= self.planted
    }

    /// Whether dice count for nothing against the card on a space.
    pub(super) fn is_immune(&self, space: Space) -> bool {
        self.card(space).is_some_and(|card| card.has(Centre::DiceImmune))
    }
}
