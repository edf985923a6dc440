//! The list of all questions: the word of each in positions, and its parts.

/// Hands the list to a macro. What is not in it is no question; what is in it cannot be forgotten anywhere.
macro_rules! every_question {
    ($with:ident) => {
        $with! {
            "target" = Target {};
            "origin" = Origin {};
            "event" = HappenOne { card };
            "threshold" = Threshold { index };
            "hit" = Hit { lands, kinds, left, who };
            "hit-different" = HitDifferent { land, left, up_to, begun, who };
            "bonus" = Bonus { who };
            "sit-out" = SitOut { land, kinds, which, left, up_to, who };
            "badlands" = Badlands { land, kinds, more, who };
            "push" = Push { from, kinds, left, up_to, way, used, who };
            "gather" = Gather { to, kinds, left, up_to, who };
            "fetch" = Fetch { to, kinds, left, up_to, range, who };
            "bring" = Bring { from, to, kinds, left, up_to, who };
            "pick" = Pick { land, verb, kinds, left, up_to, who };
            "gather-presence" = GatherPresence { to, up_to, who };
            "push-presence" = PushPresence { from, who };
            "rescue" = Rescue { who };
            "presence-to" = PresenceTo { range, growth, who };
            "take-back" = TakeBack { left, who };
            "lose-presence" = LosePresence { left, lands, who };
            "from-one" = FromOne { to, kinds, left, up_to, who };
            "from-tracks" = FromTracks { who };
            "own-element" = OwnElement { who };
            "play-card" = PlayCard { who };
            "pay-more" = PayMore { land, paid, who };
            "play-gained" = PlayGained { card, who };
            "push-one" = PushOne { piece, from, who };
            "reveal-fear" = RevealFear { who };
            "follow" = Follow { from, to, who };
            "skip-for-presence" = SkipForPresence { land, action, who, extra };
            "start" = Start { number, who };
            "presence-from" = PresenceFrom { to, growth, who };
            "choose" = Choose { effect, land, who };
            "may" = May { effect, land, who };
            "pay" = Pay { effect, land, who };
            "pay-together" = PayTogether { effect, land, who };
            "prevent" = Prevent { effect, land, who };
            "sacrifice" = Sacrifice { left, lands, dahan, who };
            "some-boards" = SomeBoards { effect, left, taken };
            "terrain" = ChooseTerrain {};
            "use-slow" = UseSlow { who };
            "in" = In { effect, here, who };
            "in-some" = InSome { effect, here, left, used, who };
            "push-presence-with" = PushPresenceWith { kinds, each, who };
            "spend-presence" = SpendPresence { left, up_to, tracks, gone, who };
            "add-mixed" = AddMixed { land, kinds, left, most, who };
            "again-for-cards" = Again { land, who };
            "forget-kind" = ForgetKind { kind, who };
            "recover" = Recover { who };
            "shares" = Shares { effect, left };
            "elsewhere" = Elsewhere { effect, who };
            "instead" = Instead { index };
            "order" = Order { coming };
            "elements" = Elements { left, chosen, who };
            "gift" = Gift { from, to };
            "gain" = GainKind { who, gain };
            "keep" = Keep { who, major, gain, drawn };
            "forget" = Forget { who };
            "cascade" = Cascade { from, who };
            "ravages" = Ravages { lands };
            "skip-one" = SkipOne { land, action, standing, extra };
            "escalate" = Escalate { board };
            "reclaim" = Reclaim { who };
            "react" = React {};
            "offer" = Offer { land, energy, presence, who };
            "more-explorers" = MoreExplorers { lands };
        }
    };
}

pub(crate) use every_question;
