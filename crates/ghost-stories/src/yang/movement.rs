//! Moving Taoists.

use artel_engine::{Log, Set, without};

use crate::{Event, GhostStories, Phase, Place, Power, Side, Step, Taoist};

impl GhostStories {
    /// Where the active Taoist may move: next door, or anywhere with the Dance of the Peaks (GS-071,
    /// GS-170).
    #[inline]
    pub(crate) fn steps(&self) -> Set<Place> {
        let place = self.board(self.turn).place;
        if self.active_has(Power::DanceOfThePeaks) { Set::ALL.without(place) } else { place.neighbours() }
    }

    pub(crate) fn step(&mut self, to: Place, log: &mut impl Log<Self>) {
        let turn = self.turn;
        self.stand(turn, to);
        self.phase = Phase::Yang { step: Step::Act };
        self.doings.reached_centre = to == Place::CENTRE;
        log.push(self, Event::Moved { taoist: self.taoist(turn), tile: self.village.tile(to) });
    }

    #[inline]
    pub(crate) fn stand(&mut self, side: Side, place: Place) {
        self.board_mut(side).place = place;
    }

    /// The other living Taoists (GS-R94).
    #[inline]
    pub(crate) fn others(&self) -> Set<Taoist> {
        self.living().without(self.taoist(self.turn))
    }

    /// Dance of the Twin Winds: another Taoist moves after the own move (GS-171, GS-R55).
    pub(crate) fn guide(&mut self, taoist: Taoist, to: Place, log: &mut impl Log<Self>) {
        self.stand(self.side_of(taoist), to);
        self.doings.led_other = true;
        self.phase = Phase::Yang { step: Step::Act };
        log.push(self, Event::Guided { taoist, tile: self.village.tile(to) });
    }

    /// Whether neutral power tokens can be picked up now (GS-213, GS-R56).
    #[inline]
    pub(crate) fn can_pick_up(&self) -> bool {
        self.phase == Phase::Yang { step: Step::Act }
            && self.doings.reached_centre
            && self.place_of(self.turn) == Place::CENTRE
            && self.centre_tokens > 0
    }

    pub(crate) fn pick_up(&mut self, log: &mut impl Log<Self>) {
        let turn = self.turn;
        self.centre_tokens = without(self.centre_tokens, 1);
        self.board_mut(turn).power_tokens += 1;
        log.push(self, Event::PickedUp { taoist: self.taoist(turn) });
    }
}
