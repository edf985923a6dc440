//! How much things matter, in parts of a Qi.

use crate::weights::weights;

weights! {
    /// How much things matter to the bot, in parts of a Qi.
    pub struct Weights {
        /// A won game; a lost one as the price of all that leads there.
        defeat = 60.0,
        /// A lost game, as it is weighed against any other state.
        lost = 200.0,
        /// An incarnation sent back that is not the last.
        incarnation = 8.0,
        /// The last incarnation in reach of somebody who is sure to send it back.
        prize = 60.0,
        /// An incarnation whose conditions allow no exorcism.
        closed = 8.0,
        /// A haunted tile that leaves room for two more.
        haunted_early = 3.0,
        /// A haunted tile that leaves room for one more.
        haunted_late = 5.0,
        /// The last Qi of a living Taoist, beyond what every Qi is worth.
        last_qi = 5.0,
        /// The last but one.
        second_qi = 1.5,
        /// A Qi.
        qi = 3.0,
        /// The Qi of a neutral board.
        neutral_qi = 0.4,
        /// The last Qi of a neutral board, in addition.
        neutral_last = 1.0,
        /// A Tao token.
        tao = 0.45,
        /// How much of that the next token of the same colour is worth.
        tao_again = 0.8,
        /// A Tao token of a colour that a ghost in play needs, in addition.
        tao_needed = 0.25,
        /// A Tao token that an incarnation in play takes, in addition.
        tao_incarnation = 0.8,
        /// A Yin-Yang token.
        yin_yang = 1.5,
        /// A neutral power token.
        power_token = 0.8,
        /// A Buddha that is carried.
        buddha_carried = 2.5,
        /// A Buddha on an empty space.
        buddha_placed = 3.0,
        /// A second ghost on a board.
        second_ghost = 0.5,
        /// A third ghost on a board: it costs Qi every round.
        third_ghost = 2.0,
        /// Any ghost.
        ghost = 1.0,
        /// All ghosts together, as the square of their number.
        crowding = 0.03,
        /// A face that a ghost takes to be exorcised.
        resistance = 0.4,
        /// How much of a danger is left when a player acts before it comes.
        patience = 0.7,
        /// A haunting that is not fatal, beyond the tile.
        strike = 1.0,
        /// What a Tormentor does in a round, as a part of all its curses.
        torment = 1.5,
        /// A captured die.
        die = 2.0,
        /// Tokens that are blocked.
        blocked_tao = 1.5,
        /// A blocked power.
        blocked_power = 0.8,
        /// What ghosts in reach of the others are worth, as a part of what sending them back gains.
        reach = 0.3,
        /// The same for whoever acts later, each as a part of the one before.
        reach_later = 0.8,
        /// An unknown ghost entering play.
        arrival = 3.5,
        /// A roll of the Curse die.
        curse = 1.2,
        /// A token spent in an exorcism.
        spent = 0.45,
        /// The roll of the Herbalist.
        herbs = 1.0,
    }
}
