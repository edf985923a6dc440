//! Ghosts entering play.

use artel_engine::{Log, Set};

use crate::agenda::{Cause, Due, Task};
use crate::{Card, Defeat, Event, GhostStories, Left, Power, Side, Space};

impl GhostStories {
    /// A ghost has to enter play: a card is drawn, unless there is no room or no card.
    pub(crate) fn enter(&mut self, log: &mut impl Log<Self>) {
        if self.deck.left() == 0 {
            // Only after the last incarnation: nothing comes and nothing is lost for it (GS-R87).
            return;
        }
        if self.occupied() == Set::ALL {
            // No card is drawn (GS-059, GS-R10).
            self.agenda.push(Task::LoseQi);
            log.push(self, Event::NoRoom { side: self.turn });
        } else {
            self.due = Some(Due::Card);
        }
    }

    /// A card was drawn; the last one loses the game while an incarnation is left (GS-149, GS-R18).
    pub(crate) fn card_drawn(&mut self, card: Card, log: &mut impl Log<Self>) {
        self.deck.draw(card);
        log.push(self, Event::Drawn { card });
        if self.deck.left() == 0 && self.exorcised < self.deck.planted() {
            self.lose(Defeat::DeckExhausted, log);
        } else {
            self.agenda.push(Task::PlaceCard(card));
        }
    }

    /// Where a drawn card may be put: on the board of its colour, a black one on the board in turn; on
    /// any other board if that one is full (GS-055, GS-056, GS-057); any free space of it (GS-R11).
    #[inline]
    pub fn spaces_for(&self, card: Card) -> Set<Space> {
        let board = card.colour().taoist().map_or(self.turn, |taoist| self.side_of(taoist));
        let there = self.free(board.spaces());
        if there.is_empty() { self.free(Set::ALL) } else { there }
    }

    /// The drawn card is put on a space.
    pub(crate) fn settle(&mut self, card: Card, space: Space, log: &mut impl Log<Self>) {
        self.ghosts.put(space, card);
        log.push(self, Event::Placed { card, space });
        if self.meet_buddha(space, card, log) {
            return;
        }
        if card.blocks() {
            self.unsettled.insert(space);
        }
        self.recast_spells(card);
        if !card.left().is_empty() {
            self.agenda.push(Task::LeftStone(space, 0));
        }
    }

    /// A Buddha on the space destroys a ghost and lets an incarnation be; it goes back to the Temple
    /// either way (GS-105, GS-107, GS-127, GS-R42, GS-R43); no ability is applied (GS-106). Tells whether
    /// the card is gone.
    pub(crate) fn meet_buddha(&mut self, space: Space, card: Card, log: &mut impl Log<Self>) -> bool {
        if !self.buddhas.contains(space) {
            return false;
        }
        self.buddhas.remove(space);
        if card.is_incarnation() {
            self.met_buddha.insert(space);
            log.push(self, Event::BuddhaPassed { card, space });
            return false;
        }
        self.clear(space, Some(Event::BuddhaStruck { card, space }), log);
        true
    }

    /// The card on a space leaves the game with everything on it; its abilities end (GS-020). The event
    /// says why; a card that stayed for its curse leaves without one.
    pub(crate) fn clear(&mut self, space: Space, why: Option<Event>, log: &mut impl Log<Self>) {
        let card = self.card(space);
        self.ghosts.take(space);
        self.on_stone.remove(space);
        self.unsettled.remove(space);
        self.met_buddha.remove(space);
        if let Some(card) = card {
            self.recast_spells(card);
        }
        if self.mantra == Some(space) {
            // The token returns to the yellow board and is used again in a later turn (GS-167).
            self.mantra = None;
            self.doings.enfeebled = true;
        }
        if let Some(event) = why {
            log.push(self, event);
        }
        if self.dice_held.contains(space) {
            self.dice_held.remove(space);
            log.push(self, Event::DieFreed {});
        }
    }

    /// Resolves the icon at a place of a left stone, then the rest (GS-018, GS-058, GS-R14). It hits the
    /// board in turn, wherever the card lies (GS-R13, GS-R73).
    pub(crate) fn left_stone(&mut self, space: Space, icon: u8, log: &mut impl Log<Self>) {
        let Some(card) = self.card(space) else { return };
        let Some(&ability) = card.left().get(icon as usize) else { return };
        if card.left().len() > icon as usize + 1 {
            self.agenda.push(Task::LeftStone(space, icon + 1));
        }
        match ability {
            Left::SummonGhost => self.agenda.push(Task::Enter),
            Left::HauntTile => self.haunt_line(space, log),
            Left::LoseQi => self.agenda.push(Task::LoseQi),
            Left::HaunterOnBoard => {
                self.on_stone.insert(space);
                log.push(self, Event::FigureAdvanced { card, space });
            }
            Left::CaptureDie => self.capture_die(space, card, log),
            Left::BlockPower | Left::GroupBlockPower | Left::BlockTao => {
                self.unsettled.remove(space);
                self.recast_spells(card);
                log.push(self, Event::Blocked { card, what: ability });
                self.keep_mantra_true(log);
            }
            Left::CurseDie => self.agenda.push(Task::Curse(Cause::Ghost(space))),
            Left::GroupLoseTao => self.group_loses_tao(),
            Left::ClearCircle => {
                if let Some(colour) = self.circle.take() {
                    log.push(self, Event::CircleCleared { colour });
                }
            }
        }
    }

    /// A Tao die goes onto the card, if one is left (GS-069, GS-R49).
    fn capture_die(&mut self, space: Space, card: Card, log: &mut impl Log<Self>) {
        if self.free_dice() > 0 {
            self.dice_held.insert(space);
            log.push(self, Event::DieCaptured { card });
        }
    }

    /// Every player discards a token, the active one first, then clockwise (GS-137, GS-R62, GS-R92).
    fn group_loses_tao(&mut self) {
        let mut sides = Side::ALL;
        sides.rotate_left(self.turn as usize);
        self.agenda.push_all(sides.map(Task::LoseTao));
    }

    /// Takes the Mantra off the ghost if its power does not work any more (GS-168, GS-R53, GS-R76).
    pub(crate) fn keep_mantra_true(&mut self, log: &mut impl Log<Self>) {
        if self.mantra.is_some() && !self.power_works(self.side_of(Power::EnfeeblementMantra.taoist())) {
            self.mantra = None;
            log.push(self, Event::MantraLost {});
        }
    }
}
