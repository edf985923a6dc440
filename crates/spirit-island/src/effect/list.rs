//! The list of all verbs: what an effect can say, and its parts.

/// Hands the list to a macro. What is not in it is no verb; what is in it cannot be forgotten anywhere.
macro_rules! every_verb {
    ($with:ident) => {
        $with! {
            /// Generates Fear (SI-091).
            Fear(amount: Amount);
            /// Damage to Invaders of these kinds here, divided freely (SI-266).
            Damage(amount: Amount, kinds: Kinds);
            /// Damage to pieces of these kinds in several lands together, divided freely.
            DamageAmong(amount: Amount, kinds: Kinds, place: Place);
            /// This Power does not heed what gives pieces more Health.
            IgnoreMoreHealth;
            /// The user pays as much Energy as it likes, at least 1, and deals as much damage here.
            PayForDamage;
            /// Damage to each piece of these kinds here.
            DamageEach(damage: u8, kinds: Kinds);
            /// 1 damage to each of so many different pieces here.
            DamageDifferent(group: Group);
            /// Explorers here damage Towns and Cities here and the other way round, at the same time.
            Infight;
            /// Defend here until the turn ends (SI-274).
            Defend(amount: Amount);
            /// Pushes pieces from here (SI-280).
            Push(group: Group, way: PushWay);
            /// Pushes pieces from here, only into lands for which all of these hold.
            PushInto(group: Group, tests: &'static [Condition]);
            /// Gathers pieces into this land (SI-278).
            Gather(group: Group);
            /// Moves pieces from here to the target land.
            ToTarget(group: Group);
            /// Destroys 1 Presence of each Spirit here.
            DestroyEachPresence;
            /// The user may forget a Minor, a Major and a Unique Power to do all that this Power does once more, and so on.
            AgainForForgetting;
            /// Whoever carries it out takes 1 card of the discard pile, or a Unique Power that it has forgotten, into the hand.
            Recover;
            /// Moves pieces into this land from lands within so much Range of it.
            Fetch(group: Group, range: u8);
            /// Adds the pieces of these kinds that the board shows here.
            AddPrinted(kinds: Kinds);
            /// Gathers pieces into this land, all from one adjacent land.
            GatherFromOne(group: Group);
            /// Moves pieces from the target land into this one.
            Bring(group: Group);
            /// Destroys pieces here (SI-273).
            Destroy(group: Group);
            /// Drowns pieces here: destroys them for the user to keep.
            Drown(group: Group);
            /// Dahan that this Power has pushed into an Ocean may be put ashore in any coastal land.
            RescueDahan;
            /// Removes pieces from here (SI-270).
            Remove(group: Group);
            /// Removes all pieces of these kinds here that have damage.
            RemoveDamaged(kinds: Kinds);
            /// Removes Invaders here of no more Health than this in all (SI-R61).
            RemoveHealth(amount: Amount);
            /// Replaces one piece by so many of another kind (SI-271).
            Replace(from: Kind, count: u8, to: Kind);
            /// Replaces one City by a Town or one Town by an Explorer, or removes an Explorer (NI-110, NI-111).
            Downgrade(kinds: Kinds);
            /// Replaces one Explorer by a Town or one Town by a City (NI-108).
            Upgrade(kinds: Kinds);
            /// Adds 1 Blight here (SI-197).
            AddBlight;
            /// Removes 1 Blight from here (SI-198).
            RemoveBlight;
            /// Gathers 1 Presence of the user into this land; may be declined if `up_to`.
            GatherPresence {
                /// Whether it may be left out.
                up_to: bool,
            };
            /// Moves 1 Presence of the user from the origin land into this one.
            PresenceFromOrigin;
            /// The user adds 1 Presence here.
            AddPresence;
            /// Adds pieces here.
            Add(group: Group);
            /// 1 Strife for each of so many different Invaders of these kinds here (SM-121).
            AddStrife(count: u8, kinds: Kinds);
            /// Adds pieces of these kinds here, each of a kind of choice, so many of each at the most.
            AddMixed(group: Group, most: u8);
            /// All pieces of these kinds move to the land with this number on the same board.
            MoveTo(kinds: Kinds, number: u8);
            /// The Invaders build here.
            Build;
            /// The top card of the Invader deck is discarded.
            Accelerate;
            /// The Invaders build and explore, and their cards move on.
            InvadersAct;
            /// Whoever carries it out draws a Minor or a Major Power into the hand, without a choice.
            DrawPower(major: bool);
            /// The Spirits together pay Energy and destroy Presence here, shared as they like.
            Offer {
                /// The Energy.
                energy: u8,
                /// The Presence.
                presence: u8,
            };
            /// The Terror Level rises; beyond the last one the game is won.
            RaiseTerror;
            /// The Fear cards earned are resolved.
            ResolveFear;
            /// Whoever carries it out adds 1 Presence within so many lands of its own.
            AddPresenceWithin(range: u8);
            /// Whoever carries it out destroys so many of its Presence.
            DestroyPresence(count: u8);
            /// Whoever carries it out destroys 1 Presence of its tracks.
            DestroyFromTracks;
            /// Whoever carries it out loses so much Energy, or all that it has.
            LoseEnergy(amount: u8);
            /// Whoever carries it out forgets a Power card.
            ForgetCard;
            /// Whoever carries it out takes so many cards of the discard pile back into the hand.
            TakeBack(count: u8);
            /// 1 Fear for each piece of these kinds that the effects destroy.
            FearForDestroyed(kinds: Kinds, effects: Effects);
            /// 1 Presence of whoever carries it out leaves the game, from the island or from its tracks.
            LeavePresence(tracks: bool);
            /// Whoever carries it out may remove up to so many of its Presence, from the island or from its tracks.
            RemovePresence(most: u8, tracks: bool);
            /// All Presence here of whoever carries it out leaves the game, with 1 Badlands for each.
            PresenceToBadlands;
            /// The target Spirit adds up to so many of its destroyed Presence here.
            ReturnPresence(most: u8);
            /// Somebody gains Energy.
            Energy(whose: Whose, amount: Amount);
            /// Somebody gains a Power card.
            GainPower(whose: Whose, gain: Gain);
            /// The target Spirit gains so many different elements of its choice; the user gains the same if it is another Spirit.
            GainElements(count: u8);
            /// Whoever carries it out gains 1 element of a kind that it has already.
            GainOwnElement;
            /// A Fear card that lies face down is turned face up and stays where it is.
            RevealFear;
            /// The card that this Power has gained may be played at once by paying for it.
            PlayGained;
            /// Whoever carries it out may play a card of the hand by paying for it.
            /// The target Spirit may push 1 of its Presence, which brings up to so many pieces of each of these kinds.
            PushPresenceWith(kinds: Kinds, each: u8);
            /// Whoever carries it out may play a card of the hand at once by paying for it.
            PlayCard;
            /// The card that this Power has gained is played at once for free.
            PlayGainedFree;
            /// User and target Spirit may each give the other 1 card of the hand.
            SwapGifts;
            /// Invader actions here do not happen this turn (SI-R54).
            Skip(actions: Actions);
            /// Something that lasts until the turn ends (SI-221).
            Lasting(what: crate::effect::Lasting);
            /// Something that lasts until something else than the end of the turn.
            LastingUntil(what: crate::effect::Lasting, until: Until);
            /// Each Town or City that this Power destroys generates 1 more Fear, so many at the most.
            Bounty(most: u8);
            /// The one list if the condition holds, else the other.
            If(condition: Condition, then: Effects, otherwise: Effects);
            /// The one list if the threshold with this number is reached and used, else the other.
            IfThreshold(index: u8, then: Effects, otherwise: Effects);
            /// One of the lists, as the one who decides chooses (SI-R73).
            Choose(lists: &'static [Effects]);
            /// The list, or nothing.
            May(effects: Effects);
            /// Somebody may pay Energy for the first list; otherwise the second.
            Pay(whose: Whose, cost: u8, then: Effects, otherwise: Effects);
            /// All players may pay this price together for the first list; otherwise the second (SM-075).
            PayTogether(amount: Amount, aided_by: Option<Element>, then: Effects, otherwise: Effects);
            /// The list, unless so many Presence on this board are destroyed to prevent it.
            Prevent(presence: u8, effects: Effects);
            /// The list so often.
            Times(amount: Amount, effects: Effects);
            /// So much damage to the Dahan here, so that as many as possible are destroyed (SM-111, SM-112).
            HarmDahan(amount: Amount);
            /// So much Blight leaves the Blight card for the box.
            BlightLeaves(amount: Amount);
            /// The top card of the Minor deck is discarded: the one list if it is such a card, else the other.
            TopCard(test: CardTest, then: Effects, otherwise: Effects);
            /// The Event card goes back into its deck, under so many others (SM-R46).
            ReturnEvent(depth: u8);
            /// 1 card is added on top of the Fear deck (SM-R42).
            AddFearCard;
            /// The top card of the Fear deck leaves the game (SM-R42).
            DropFearCard;
            /// The top card of the Invader deck leaves the game (SM-R41).
            DropInvaderCard;
            /// The Invaders ravage here.
            Ravage;
            /// Adds 1 Blight here, which does not cascade.
            AddBlightAlone;
            /// The first list; if it destroys such pieces, the second as well.
            IfDestroys(kinds: Kinds, effects: Effects, then: Effects);
            /// On half of the boards, rounded up, as the players choose (SM-R49).
            HalfOfBoards(effects: Effects);
            /// The players choose a terrain that no Invader card in a space shows.
            OtherTerrain;
            /// Whoever carries it out may use a Slow Power now.
            UseSlow;
            /// The list, unless so many Presence and Dahan here are destroyed to prevent it.
            PreventHere(count: u8, effects: Effects);
            /// 1 Blight here leaves the game.
            BlightGone;
            /// Whoever carries it out pushes 1 of its Presence from here.
            PushOwnPresence;
            /// Pushes pieces from here to an adjacent land with most pieces of these kinds; there has to be one.
            PushToMost(group: Group, kinds: Kinds);
            /// In one land that is chosen.
            In(place: Place, effects: Effects);
            /// In each such land.
            InEach(place: Place, effects: Effects);
            /// In some of these lands, one after another as they are chosen.
            InSome(number: Number, place: Place, effects: Effects);
            /// The target Spirit carries it out.
            ByTarget(effects: Effects);
            /// Every player carries it out, one after another (SI-103).
            EachPlayer(effects: Effects);
            /// On each board, one after another; the keeper of the board decides (SM-134, SM-R49).
            EachBoard(effects: Effects);
            /// Every player carries it out in a land that no other player has chosen.
            EachPlayerElsewhere(place: Place, effects: Effects);
            /// For each Spirit, without a choice.
            EachSpirit(effects: Effects);
            /// Repeats this Power, on any target it could have.
            Repeat;
            /// Repeats this Power on a land adjacent to its target, whatever its target conditions say (SI-291).
            RepeatNear;
            /// Repeats this Power on another land within so much Range of its target.
            RepeatWithin(range: u8);
        }
    };
}

pub(crate) use every_verb;
