//! How well the team stands.

use artel_engine::{Member, Set};
use artel_ghost_stories::{Card, Centre, Colour, Left, Place, Power, Side, Space, Tao};

use super::Weights;
use super::scene::{Scene, Stand};

/// The chance that so many dice show at least so many of two faces out of six.
const CHANCES: [[f64; 6]; 5] = [
    [1.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    [1.0, 0.333, 0.0, 0.0, 0.0, 0.0],
    [1.0, 0.556, 0.111, 0.0, 0.0, 0.0],
    [1.0, 0.704, 0.259, 0.037, 0.0, 0.0],
    [1.0, 0.802, 0.407, 0.111, 0.012, 0.0],
];

/// A scene with what weighs in it.
pub(super) struct Judge<'a> {
    pub(super) weights: &'a Weights,
    scene: &'a Scene,
    /// Players who act before the Yin phase of each board.
    before: [u8; 4],
    living: u8,
    /// What is left of a danger when so many players act before it comes.
    waiting: [f64; 10],
    /// How many faces of each colour the ghosts in play take.
    needed: [u8; 5],
    /// How many faces of each colour the incarnations in play take.
    wanted: [u8; 5],
    /// The tokens of all who stand on each place.
    purses: [Tao; Place::COUNT],
}

/// How well the team stands in a scene, the higher the better.
pub(super) fn evaluate(scene: &Scene, weights: &Weights) -> f64 {
    if scene.lost {
        return -weights.lost;
    }
    if scene.is_won() {
        return weights.defeat;
    }
    let judge = Judge::new(scene, weights);
    let sent_back = f64::from(scene.exorcised) * weights.incarnation;
    sent_back + judge.village() + judge.boards() + judge.ghosts()
}

impl<'a> Judge<'a> {
    pub(super) fn new(scene: &'a Scene, weights: &'a Weights) -> Judge<'a> {
        let mut before = [0; 4];
        let lives = |side: Side| scene.stand(side).lives();
        let mut acted = u8::from(scene.to_act && lives(scene.turn));
        for side in scene.turn.next().clockwise() {
            before[side as usize] = acted;
            acted += u8::from(lives(side));
        }
        let living = Side::ALL.into_iter().filter(|&side| lives(side)).count() as u8;
        let mut waiting = [1.0; 10];
        for turns in 1..waiting.len() {
            waiting[turns] = waiting[turns - 1] * weights.patience;
        }
        let mut purses = [Tao::NONE; Place::COUNT];
        for board in scene.boards.iter().filter(|board| board.lives()) {
            let purse = &mut purses[number(board.place)];
            *purse = purse.and(board.tao);
        }
        let needed = scene.needed(|_| true);
        let wanted = scene.needed(Card::is_incarnation);
        Judge { weights, scene, before, living, waiting, needed, wanted, purses }
    }

    fn village(&self) -> f64 {
        let haunted = self.scene.haunted.len();
        -(0..haunted).map(|count| self.haunting(count)).sum::<f64>()
    }

    /// What one more haunted tile costs when so many are haunted.
    fn haunting(&self, haunted: u32) -> f64 {
        match self.scene.fatal.saturating_sub(haunted) {
            0 | 1 => self.weights.defeat,
            2 => self.weights.haunted_late,
            _ => self.weights.haunted_early,
        }
    }

    fn boards(&self) -> f64 {
        self.scene.boards.iter().map(|board| self.board(board)).sum::<f64>()
    }

    fn board(&self, board: &Stand) -> f64 {
        let weights = self.weights;
        if !board.seated {
            return match board.qi {
                0 => 0.0,
                qi => weights.neutral_last + f64::from(qi) * weights.neutral_qi,
            };
        }
        if board.qi == 0 {
            return 0.0;
        }
        let more = if board.qi > 1 { weights.second_qi } else { 0.0 };
        let alone = if self.living == 1 { 2.0 } else { 1.0 };
        weights.last_qi * alone
            + more
            + f64::from(board.qi) * weights.qi
            + self.tokens(board.tao)
            + f64::from(u8::from(board.yin_yang)) * weights.yin_yang
            + f64::from(board.buddhas) * weights.buddha_carried
            + f64::from(board.power_tokens) * weights.power_token
    }

    fn tokens(&self, tao: Tao) -> f64 {
        let mut sum = 0.0;
        for colour in Colour::ALL {
            let mut worth = self.weights.tao;
            let needed = self.needed[colour as usize];
            let wanted = self.wanted[colour as usize];
            for token in 0..tao.count(colour) {
                sum += worth + if token < needed { self.weights.tao_needed } else { 0.0 };
                sum += if token < wanted { self.weights.tao_incarnation } else { 0.0 };
                worth *= self.weights.tao_again;
            }
        }
        sum
    }

    fn ghosts(&self) -> f64 {
        let mut threats = [0.0; Space::ALL.len()];
        let mut sum = self.scene.guarded.len() as f64 * self.weights.buddha_placed;
        for space in Space::ALL {
            if let Some(card) = self.scene.card(space) {
                let threat = self.threat(space, card);
                sum -= threat;
                threats[space as usize] = threat + self.prize(card);
            }
        }
        let mut ghosts = 0.0;
        for side in Side::ALL {
            sum -= self.crowd(side);
            ghosts += self.scene.ghosts_on(side) as f64;
        }
        sum -= self.weights.crowding * ghosts * ghosts;
        sum + self.reach(&threats)
    }

    /// What is gained by sending an incarnation back.
    fn prize(&self, card: Card) -> f64 {
        match self.scene.planted - self.scene.exorcised {
            _ if !card.is_incarnation() => 0.0,
            0 | 1 => self.weights.prize,
            _ => self.weights.incarnation,
        }
    }

    fn crowd(&self, side: Side) -> f64 {
        match self.scene.ghosts_on(side) {
            0 | 1 => 0.0,
            2 => self.weights.second_ghost,
            _ => {
                let board = self.scene.stand(side);
                let short = if board.qi == 1 && board.seated { 3.0 } else { 1.0 };
                self.weights.second_ghost
                    + self.weights.third_ghost * short * self.waiting(self.before[side as usize])
            }
        }
    }

    fn waiting(&self, turns: u8) -> f64 {
        self.waiting[usize::from(turns).min(self.waiting.len() - 1)]
    }

    /// What a card in play costs.
    fn threat(&self, space: Space, card: Card) -> f64 {
        let weights = self.weights;
        let need: u8 = self.scene.needs[space as usize].iter().sum();
        let mut sum = weights.ghost + weights.resistance * f64::from(need);
        if card.is_incarnation() && !self.scene.open.contains(space) {
            sum += weights.closed;
        }
        for ability in card.centre() {
            sum += match ability {
                Centre::Haunter => self.haunter(space),
                Centre::Tormentor => self.tormentor(space),
                Centre::LoseTao => weights.tao,
                _ => 0.0,
            };
        }
        for ability in card.left() {
            sum += match ability {
                Left::CaptureDie => weights.die,
                Left::BlockTao => weights.blocked_tao,
                Left::BlockPower => weights.blocked_power,
                Left::GroupBlockPower => 2.0 * weights.blocked_power,
                _ => 0.0,
            };
        }
        sum
    }

    fn haunter(&self, space: Space) -> f64 {
        let scene = self.scene;
        let mut turns = self.before[space.side() as usize];
        if !scene.on_stone.contains(space) {
            turns += self.living;
        }
        let blocked = space.line().into_iter().all(|place| scene.haunted.contains(place));
        let cost = if blocked { self.weights.defeat } else { self.haunting(scene.haunted.len()) };
        (cost + self.weights.strike) * self.waiting(turns)
    }

    fn tormentor(&self, space: Space) -> f64 {
        let board = self.scene.stand(space.side());
        if board.lives() && board.works && board.power == Power::StrengthOfAMountain {
            return 0.0;
        }
        let scene = self.scene;
        let haunt = self.haunting(scene.haunted.len());
        let qi =
            self.weights.qi + if board.qi == 1 && board.seated { 2.0 * self.weights.last_qi } else { 0.0 };
        let tao = f64::from(board.tao.len()) * self.weights.tao;
        (haunt + qi + tao + self.weights.arrival) / 6.0
            * self.weights.torment
            * self.waiting(self.before[space.side() as usize])
    }

    /// What the players can do about the ghosts when their turns come.
    fn reach(&self, threats: &[f64; Space::ALL.len()]) -> f64 {
        let mut sum = 0.0;
        let mut worth = self.weights.reach;
        let first = if self.scene.to_act { self.scene.turn } else { self.scene.turn.next() };
        for side in first.clockwise() {
            let board = self.scene.stand(side);
            if board.lives() {
                sum += worth * self.reach_of(board, threats);
                worth *= self.weights.reach_later;
            }
        }
        sum
    }

    fn reach_of(&self, board: &Stand, threats: &[f64; Space::ALL.len()]) -> f64 {
        let mut chances = [0.0; Place::COUNT];
        for space in Space::ALL {
            if self.scene.card(space).is_some() && self.scene.open.contains(space) {
                let near = space.line()[0];
                chances[number(near)] += threats[space as usize] * self.chance(board, space);
            }
        }
        let anywhere = board.works && board.power == Power::DanceOfThePeaks;
        let places = if anywhere { Set::ALL } else { board.place.neighbours().with(board.place) };
        places.iter().map(|place| chances[number(place)]).fold(0.0, f64::max)
    }

    fn chance(&self, board: &Stand, space: Space) -> f64 {
        let need = &self.scene.needs[space as usize];
        let near = space.line()[0];
        let beside = if near == board.place { Tao::NONE } else { self.purses[number(near)] };
        let own = if near == board.place { self.purses[number(near)] } else { board.tao };
        let tao = if self.scene.tao_blocked { [0; 5] } else { own.and(beside).counts() };
        let missing: u8 = (0..5).map(|colour| need[colour].saturating_sub(tao[colour])).sum();
        let extra = u8::from(board.works && board.power == Power::StrengthOfAMountain);
        let dice = if self.scene.is_immune(space) { 0 } else { self.scene.dice + extra };
        CHANCES[dice.min(4) as usize][missing.min(5) as usize]
    }
}

fn number(place: Place) -> usize {
    Member::index(place) as usize
}
