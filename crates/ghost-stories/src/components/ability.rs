//! What the three stones of a card can say.

artel_engine::vocabulary! {
    /// An icon of the left stone: resolved when the card enters play (GS-015).
    pub enum Left: "left-stone ability" {
        /// A further ghost enters play (GS-061).
        SummonGhost = "summon-ghost",
        /// The first active tile in front of the ghost is haunted (GS-062).
        HauntTile = "haunt-tile",
        /// The active player or board loses 1 Qi (GS-063).
        LoseQi = "lose-qi",
        /// The haunter figure starts on the board's first stone (GS-046).
        HaunterOnBoard = "haunter-on-board",
        /// A Tao die lies on the card until it leaves (GS-069).
        CaptureDie = "capture-die",
        /// The power of the board it lies on does not work (GS-066).
        BlockPower = "block-power",
        /// Nobody may use Tao tokens (GS-068).
        BlockTao = "block-tao",
        /// The Curse die is rolled.
        CurseDie = "curse-die",
        /// Every player discards 1 Tao token (GS-064, GS-065).
        GroupLoseTao = "group-lose-tao",
        /// No power works at all (GS-136).
        GroupBlockPower = "group-block-power",
        /// The token on the Circle of Prayer is discarded (GS-144).
        ClearCircle = "clear-circle",
    }
}

artel_engine::vocabulary! {
    /// An icon of the centre stone: resolved in every Yin phase of its board (GS-016), or in force all the
    /// time (GS-R07).
    pub enum Centre: "centre-stone ability" {
        /// The haunter figure goes one position on (GS-038).
        Haunter = "haunter",
        /// The Curse die is rolled (GS-047).
        Tormentor = "tormentor",
        /// The player of the board discards 1 Tao token (GS-138).
        LoseTao = "lose-tao",
        /// Tao dice have no effect on it (GS-067).
        DiceImmune = "dice-immune",
        /// It falls only while the space facing it holds no ghost (GS-131).
        OppositeSpaceEmpty = "opposite-space-empty",
        /// It falls only after it has met a Buddha (GS-132).
        BuddhaRequired = "buddha-required",
        /// White faces of Tao dice count for nothing (GS-145).
        WhiteIgnored = "white-ignored",
    }
}

artel_engine::vocabulary! {
    /// An icon of the right stone: resolved after the card was exorcised (GS-017, GS-094).
    pub enum Right: "right-stone ability" {
        /// The Curse die is rolled (GS-095).
        CurseDie = "curse-die",
        /// One Tao token of any colour (GS-097).
        GainTao = "gain-tao",
        /// Two Tao tokens of any colours (GS-098).
        GainTwoTao = "gain-two-tao",
        /// One Qi or the spent Yin-Yang token (GS-099).
        QiOrYinYang = "qi-or-yinyang",
        /// One Qi and one Yin-Yang token for the group (GS-128).
        IncarnationReward = "incarnation-reward",
    }
}
