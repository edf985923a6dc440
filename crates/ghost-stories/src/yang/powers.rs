//! Powers that are used by a move of their own, and powers that are borrowed.

use artel_engine::{Log, Set, without};

use crate::{Colour, Event, GhostStories, Phase, Power, Side, Space, Step, Taoist};

impl GhostStories {
    #[inline]
    pub(crate) fn before_move(&self) -> bool {
        self.phase == Phase::Yang { step: Step::Move }
    }

    /// Whether help or an exorcism could still come.
    #[inline]
    pub(crate) fn before_buddhas(&self) -> bool {
        matches!(self.phase, Phase::Yang { step: Step::Move | Step::Act | Step::Acted })
    }

    /// Bottomless Pockets: the tokens that can be taken before the move (GS-164).
    #[inline]
    pub(crate) fn pockets(&self) -> Set<Colour> {
        if self.before_move() && !self.doings.pocketed && self.active_has(Power::BottomlessPockets) {
            self.bank().colours()
        } else {
            Set::EMPTY
        }
    }

    pub(crate) fn pocket(&mut self, colour: Colour, log: &mut impl Log<Self>) {
        self.doings.pocketed = true;
        self.take_tao(self.turn, colour, log);
    }

    /// Enfeeblement Mantra: the ghosts that can be enfeebled before the move (GS-165, GS-R54, GS-R93).
    #[inline]
    pub(crate) fn enfeebles(&self) -> Set<Space> {
        if !self.before_move() || self.doings.enfeebled || !self.active_has(Power::EnfeeblementMantra) {
            return Set::EMPTY;
        }
        let ghosts = self.occupied();
        self.mantra.map_or(ghosts, |carrier| ghosts.without(carrier))
    }

    pub(crate) fn enfeeble(&mut self, space: Space, log: &mut impl Log<Self>) {
        self.doings.enfeebled = true;
        self.mantra = Some(space);
        if let Some(card) = self.card(space) {
            log.push(self, Event::Enfeebled { card, space });
        }
    }

    /// Whether another Taoist can be led now, after the own move (GS-171).
    #[inline]
    pub(crate) fn can_guide(&self) -> bool {
        matches!(self.phase, Phase::Yang { step: Step::Move | Step::Act })
            && !self.doings.led_other
            && self.active_has(Power::DanceOfTheTwinWinds)
    }

    /// The neutral boards whose power works and was not borrowed in this turn, if the active player
    /// has a token for it (GS-209, GS-211, GS-R70, GS-R75).
    #[inline]
    pub(crate) fn lenders(&self) -> Set<Taoist> {
        if self.board(self.turn).power_tokens == 0 || !self.lives(self.turn) {
            return Set::EMPTY;
        }
        Side::ALL
            .into_iter()
            .filter(|&side| {
                let board = self.board(side);
                board.seat.is_none() && !self.doings.borrowed.contains(board.taoist) && self.power_works(side)
            })
            .map(|side| self.taoist(side))
            .collect()
    }

    /// The powers that can be borrowed between actions, each at the moment it can be used (GS-R74).
    #[inline]
    pub(crate) fn borrowable(&self) -> Set<Taoist> {
        let lenders = self.lenders();
        if lenders.is_empty() {
            return lenders;
        }
        lenders.iter().filter(|&taoist| self.is_usable_now(self.power(self.side_of(taoist)))).collect()
    }

    fn is_usable_now(&self, power: Power) -> bool {
        match power {
            Power::BottomlessPockets => self.before_move() && !self.bank().is_empty(),
            Power::EnfeeblementMantra => {
                self.before_move()
                    && !self.doings.enfeebled
                    && self.occupied().iter().any(|space| self.mantra != Some(space))
            }
            Power::DanceOfThePeaks => self.before_move(),
            Power::DanceOfTheTwinWinds => {
                matches!(self.phase, Phase::Yang { step: Step::Move | Step::Act })
                    && !self.others().is_empty()
            }
            Power::HeavenlyGust | Power::SecondWind => self.before_buddhas(),
            // Before the roll only (GS-R91).
            Power::StrengthOfAMountain => self.before_buddhas() && self.may_exorcise_again(),
            // After a roll only (GS-R91); see the questions about dice.
            Power::GodsFavorite => false,
        }
    }

    /// A neutral power token is spent for a power; it goes to the centre tile (GS-212).
    pub(crate) fn borrow_power(&mut self, taoist: Taoist, log: &mut impl Log<Self>) {
        let turn = self.turn;
        let board = self.board_mut(turn);
        board.power_tokens = without(board.power_tokens, 1);
        self.centre_tokens += 1;
        self.doings.borrowed.insert(taoist);
        let power = self.power(self.side_of(taoist));
        log.push(self, Event::Borrowed { taoist: self.taoist(turn), power });
    }
}
