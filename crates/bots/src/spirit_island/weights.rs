//! How much things matter, in points: a Blight costs about ten.

use crate::weights::weights;

weights! {
    /// How much things matter to the bot, in points: a Blight costs about ten.
    pub struct Weights {
        /// A game that is over.
        end = 300.0,
        /// A Blight that comes while the pool is full.
        blight = 8.0,
        /// What it costs in addition as the pool runs out: so much divided by what is left for each player.
        blight_late = 8.0,
        /// A cascade, as a part of a Blight.
        cascade = 0.8,
        /// How much of a Blight a land is that will suffer one in the next turn.
        soon = 0.7,
        /// The same if it is shown on the card after that.
        later = 0.5,
        /// The same for any other land.
        someday = 0.25,
        /// Damage beyond what blights a land.
        overkill = 0.15,
        /// An Explorer.
        explorer = 0.7,
        /// A Town.
        town = 2.0,
        /// A City.
        city = 3.5,
        /// A Town or City that is in the way of winning.
        in_the_way = 1.0,
        /// Fear that earns a whole card.
        fear_card = 12.0,
        /// How much more each Fear card counts than the one before.
        fear_growth = 0.05,
        /// A Dahan.
        dahan = 1.2,
        /// Presence on the island.
        presence = 1.5,
        /// A Spirit's last Presence and the next ones, divided by their number.
        last_presence = 6.0,
        /// A sacred site.
        site = 0.8,
        /// A land in which a Spirit has Presence.
        spread = 0.4,
        /// Energy gained each turn.
        income = 3.0,
        /// A card play each turn.
        plays = 4.0,
        /// An element on a track.
        element = 0.8,
        /// Energy.
        energy = 0.5,
        /// A Power card, wherever it is.
        card = 2.0,
        /// A Major Power, in addition.
        major = 1.0,
        /// A card in the hand, compared with one in the discard pile.
        hand = 1.0,
        /// How much of that a card costs that is played.
        playing = 0.3,
        /// A land with Invaders in reach of a Spirit.
        reach = 0.8,
        /// An uncovered space of the Energy track.
        energy_slot = 0.3,
        /// An uncovered space of the track of card plays.
        plays_slot = 1.0,
        /// A Power that helps a Spirit, beyond what the state shows.
        support = 1.0,
        /// An element of a card that an Innate Power asks for.
        fitting = 0.8,
        /// What a card's cost weighs when it is gained.
        cost = 0.5,
        /// A Power that is used must gain that much.
        effort = 0.05,
    }
}
