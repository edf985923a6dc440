//! What no card of the box says can be said as well: content grows, and its words are there already.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use artel_engine::{Arg, Phrase};
use artel_spirit_island::effect::make::{
    self, ALL_ACTIONS, BLIGHT, BUILD, CITY, DAHAN, EXPLORER, TOWN, TOWN_CITY, n, per,
};
use artel_spirit_island::effect::{
    Amount, CardTest, Condition, Count, Effect, Effects, Gain, Group, InvaderAction, Lasting, Moment, Origin,
    Place, Power, PushWay, Reach, Speed, Target, Threshold, Trait, Until, Which, Whose,
};
use artel_spirit_island::words::{self, Line};
use artel_spirit_island::{Card, Element, INVADERS, Kind, Kinds, Stage, Terrains};
use artel_texts::Language;

/// Families of keys that only content uses, and keys that stand alone.
const FAMILIES: [&str; 19] = [
    "choose-",
    "each-",
    "effect-",
    "group-",
    "grow-",
    "if-",
    "in-",
    "invaders-",
    "land-",
    "lasting-",
    "may-",
    "push-",
    "so-",
    "special-",
    "target-",
    "threshold-",
    "until-",
    "verb-",
    "with",
];
const ALONE: [&str; 3] = ["choose", "may", "otherwise"];

fn leaked(effects: Vec<Effect>) -> Effects {
    Box::leak(effects.into_boxed_slice())
}

/// Every kind alone, and some together: names of sets are composed.
fn all_kinds() -> impl Iterator<Item = Kinds> {
    let together = [TOWN_CITY, INVADERS, INVADERS.or(DAHAN), DAHAN.with(Kind::Beasts).with(Kind::Presence)];
    Kind::ALL.into_iter().map(Kinds::only).chain(together)
}

fn amounts() -> Vec<Amount> {
    let counts = [
        Count::Blight,
        Count::BlightNear,
        Count::Presence,
        Count::Pushed,
        Count::Types(INVADERS),
        Count::SitesWithInvaders,
        Count::Players,
        Count::InvaderDiscard,
        Count::Half(TOWN),
        Count::Sites,
        Count::SpiritsWithSites,
        Count::Adjacent,
        Count::Lands(&[Condition::Blight]),
        Count::Lands(&[]),
        Count::Boards(&[Condition::Blight]),
        Count::Boards(&[]),
    ];
    let of_pieces = all_kinds().map(Count::Pieces);
    let counted = counts.into_iter().chain(of_pieces).flat_map(|of| [per(1, of), per(2, of), per(5, of)]);
    [n(1), n(2), n(5), n(21)].into_iter().chain(counted).collect()
}

fn groups() -> Vec<Group> {
    let counts = || {
        [n(1), n(2), n(5), Amount::ALL, per(1, Count::Blight), per(2, Count::Blight), per(5, Count::Blight)]
    };
    let group = |kinds, count, up_to| Group { kinds, count, up_to };
    let each = |kinds| {
        counts().into_iter().flat_map(move |count| [false, true].map(|up_to| group(kinds, count, up_to)))
    };
    all_kinds().flat_map(each).collect()
}

/// What can be true of a land by itself.
fn of_lands() -> Vec<Condition> {
    let of_the_action = |condition: &Condition| {
        matches!(
            condition,
            Condition::Sites(_)
                | Condition::AnotherSpirit
                | Condition::PresenceAdded
                | Condition::PresenceAddedHere
                | Condition::Brought
                | Condition::BlightAdded
                | Condition::Healthy
                | Condition::TerrorLevel(_)
                | Condition::TerrorAtLeast(_)
                | Condition::TerrorAtMost(_)
                | Condition::Stage(_)
                | Condition::PresenceOnIsland(_)
                | Condition::CardsInPlay(_)
                | Condition::CostInPlay(_)
                | Condition::CardForgotten
                | Condition::Destroyed(_)
                | Condition::Added(_)
                | Condition::NoOtherCards
                | Condition::OriginSite
                | Condition::PushedInto(..)
                | Condition::OnBoard(_)
                | Condition::BoardAtLeast(..)
                | Condition::BoardExceeds(..)
                | Condition::CoastExactly(..)
                | Condition::BoardLands(..)
                | Condition::BoardAtMost(..)
                | Condition::InOwnLands(..)
        )
    };
    conditions().into_iter().filter(|condition| !of_the_action(condition)).collect()
}

fn conditions() -> Vec<Condition> {
    let mut all = vec![
        Condition::Coastal,
        Condition::Inland,
        Condition::Blight,
        Condition::NoBlight,
        Condition::Presence,
        Condition::SacredSite,
        Condition::OwnPresence,
        Condition::NoOwnPresence,
        Condition::Sites(1),
        Condition::Sites(2),
        Condition::AnotherSpirit,
        Condition::PresenceAdded,
        Condition::PresenceAddedHere,
        Condition::Brought,
        Condition::OwnSite,
        Condition::TargetsSite,
        Condition::Ocean,
        Condition::BlightAdded,
        Condition::Healthy,
        Condition::TerrorLevel(2),
        Condition::TerrorAtLeast(2),
        Condition::TerrorAtMost(2),
        Condition::Stage(Stage::Two),
        Condition::CardForgotten,
        Condition::NearOwnPresence(1),
        Condition::NoOtherCards,
        Condition::Destroyed(TOWN_CITY),
        Condition::OriginSite,
        Condition::Any(const { &[Condition::Terrain(Terrains::from_bits(2)), Condition::NoBlight] }),
        Condition::NotOnBoard(&[Condition::AtLeast(1, TOWN_CITY)]),
        Condition::NotOnBoard(&[]),
        Condition::Near(1, DAHAN),
        Condition::Near(3, DAHAN),
        Condition::ChosenTerrain,
        Condition::NearSuch(&[Condition::Blight]),
        Condition::NearSuch(&[]),
        Condition::NoPresence,
        Condition::CoastExactly(1, CITY),
        Condition::BoardLands(4, TOWN),
        Condition::AtMostTerror(INVADERS),
        Condition::BoardExceeds(DAHAN, TOWN_CITY, 2),
        Condition::BoardAtLeast(1, TOWN_CITY),
        Condition::BoardAtLeast(4, TOWN_CITY),
        Condition::BoardAtMost(0, DAHAN),
        Condition::BoardAtMost(1, DAHAN),
        Condition::BoardAtMost(4, DAHAN),
        Condition::InOwnLands(1, DAHAN),
        Condition::InOwnLands(3, DAHAN),
        Condition::Any(const { &[Condition::Coastal, Condition::NoBlight] }),
        Condition::Any(const { &[Condition::Terrain(Terrains::from_bits(2)), Condition::NoBlight] }),
        Condition::PushedInto(TOWN_CITY, &[Condition::Coastal]),
        Condition::OnBoard(&[Condition::AtLeast(1, TOWN_CITY)]),
        Condition::More(DAHAN, TOWN_CITY),
        Condition::ShownFor(InvaderAction::Ravage),
        Condition::NotShownFor(InvaderAction::Build),
        Condition::PresenceOnIsland(5),
        Condition::CardsInPlay(3),
        Condition::CostInPlay(4),
        Condition::Near(1, DAHAN),
        Condition::Near(1, BLIGHT),
        Condition::Near(3, TOWN_CITY),
        Condition::Any(&[Condition::AtLeast(1, CITY), Condition::AtLeast(2, DAHAN), Condition::Blight]),
        Condition::All(&[Condition::Coastal, Condition::AtLeast(1, CITY), Condition::AtLeast(1, DAHAN)]),
    ];
    all.extend((1..16).map(|bits| Condition::Terrain(Terrains::from_bits(bits))));
    for kinds in all_kinds() {
        all.extend([1, 2, 21].map(|count| Condition::AtLeast(count, kinds)));
        all.extend([0, 1, 2].map(|count| Condition::AtMost(count, kinds)));
        all.extend([1, 2].map(|count| Condition::Exactly(count, kinds)));
    }
    all
}

fn places() -> Vec<Place> {
    let reaches = [
        Reach::Anywhere,
        Reach::Adjacent,
        Reach::HereOrAdjacent,
        Reach::ElsewhereOnBoard,
        Reach::TargetsLands,
        Reach::Within(2),
        Reach::PushedTo,
        Reach::Damaged,
        Reach::OriginAndHere,
        Reach::NearOriginAndHere,
        Reach::Inner,
        Reach::NearInner,
        Reach::Nearest(DAHAN),
        Reach::OnBoard,
        Reach::Origin,
        Reach::FromOrigin(2),
        Reach::Targets,
        Reach::TargetWithin(1),
        Reach::Numbered(3),
        Reach::Most(INVADERS),
        Reach::MostOf(INVADERS),
        Reach::LostPresence,
        Reach::MovedTo,
        Reach::FewestOf(INVADERS),
        Reach::MostOnBoard(TOWN_CITY),
        Reach::FewestOfDiscard(INVADERS),
    ];
    let tests = || of_lands().into_iter().map(|test| &*Box::leak(Box::new([test])) as &'static [Condition]);
    let each = |reach| tests().chain([&[][..]]).map(move |tests| Place { reach, tests });
    reaches.into_iter().flat_map(each).collect()
}

fn lasting() -> Vec<Lasting> {
    let mut all = vec![
        Lasting::DefendTargetsLands(2),
        Lasting::DestroyMoved(INVADERS.or(DAHAN)),
        Lasting::LessEnergy(1),
        Lasting::ExplorersWithDahan,
        Lasting::SkipNext(BUILD),
        Lasting::SkipNext(ALL_ACTIONS),
        Lasting::SkipSome(ALL_ACTIONS, per(1, Count::Blight)),
        Lasting::StrikeSkipped(4),
        Lasting::MakeFastUser(2),
        Lasting::SkipOne(BUILD),
        Lasting::SkipOne(ALL_ACTIONS),
        Lasting::DahanHealth(2),
        Lasting::DahanSafe,
        Lasting::NoBlight,
        Lasting::Idle(DAHAN),
        Lasting::SitOut(make::some(1, DAHAN), Which::Any),
        Lasting::SitOut(make::some(2, INVADERS), Which::Any),
        Lasting::SitOut(make::up_to(3, INVADERS), Which::Any),
        Lasting::SitOut(make::up_to(3, INVADERS), Which::Damaged),
        Lasting::SitOut(make::up_to(3, INVADERS), Which::Strifed),
        Lasting::SitOut(make::all(INVADERS), Which::Any),
        Lasting::SitOut(make::all(INVADERS), Which::Damaged),
        Lasting::SitOut(make::all(INVADERS), Which::Strifed),
        Lasting::SitOut(Group { kinds: EXPLORER, count: per(2, Count::Presence), up_to: true }, Which::Any),
        Lasting::Isolated,
        Lasting::LandHealth(-1),
        Lasting::LandHealth(8),
        Lasting::LandHealthWhere(-1, Condition::Blight),
        Lasting::Range(2),
        Lasting::MakeFast,
        Lasting::Reclaim(Whose::User),
        Lasting::Reclaim(Whose::Target),
        Lasting::SharePresence,
        Lasting::Vengeance,
        Lasting::WiderVengeance,
        Lasting::MakeFastAny(2),
        Lasting::RepeatFree(3),
        Lasting::DahanSafeInRavage,
        Lasting::DahanStrikeTogether,
        Lasting::FearDefends,
        Lasting::BuildsBesideBuildings(2),
        Lasting::SecondBuild { stays: false },
        Lasting::SecondBuild { stays: true },
        Lasting::SecondBuildTwice,
        Lasting::Health(TOWN_CITY, 1),
        Lasting::MoreBlight(4),
        Lasting::FearPool(1),
        Lasting::Attack(Kind::Town, 3),
        Lasting::TownAfterBlight,
        Lasting::LessHealth(TOWN_CITY, 1),
        Lasting::NoBuildingFear,
        Lasting::DahanSitOut,
        Lasting::StrongerAttack(CITY, 2),
        Lasting::WiderExplore(1),
        Lasting::ExploreTown,
        Lasting::RavageBuilds,
        Lasting::Later(Moment::Ravaged, &[Effect::AddBlight]),
        Lasting::Later(Moment::Advanced, &[Effect::AddBlight]),
        Lasting::Later(Moment::TurnEnded, &[Effect::AddBlight]),
        Lasting::ChangeSpeed,
        Lasting::FirstRavageBuilds,
        Lasting::PushAdded,
        Lasting::NoCascade,
        Lasting::WeakerAttack(1),
        Lasting::WeakerRavage(6),
        Lasting::NoHealing,
        Lasting::AfterDestroyed(INVADERS, &[Effect::AddBlight]),
        Lasting::SkipFirst(InvaderAction::Build),
        Lasting::SkipFirst(InvaderAction::Explore),
        Lasting::SkipCard(InvaderAction::Build),
        Lasting::SkipCard(InvaderAction::Explore),
        Lasting::HoldBuild,
        Lasting::LateExplore,
        Lasting::NoSource(Condition::Coastal),
        Lasting::WoundsStay,
        Lasting::WoundsWeaken,
        Lasting::IsolatedWhere(Condition::Coastal),
        Lasting::LessAttack(TOWN_CITY, 1),
        Lasting::LessAttack(CITY, 2),
        Lasting::LessToDahan(6),
        Lasting::MoreEnergy(1),
        Lasting::MorePlays(1),
        Lasting::AllFast,
        Lasting::ExtraExplorer,
        Lasting::ThinMargin(1),
        Lasting::TerrorByRituals,
        Lasting::Ritual { dahan: 3, effects: &[Effect::RaiseTerror] },
        Lasting::Raids,
        Lasting::Reinforcements,
        Lasting::LastStand,
    ];
    all.extend([1, 2, 5, 21].map(Lasting::DamageOnce));
    all.extend([1, 2, 21].map(Lasting::Repeat));
    all.extend(lasting_where());
    all
}

/// What lasts only where something holds.
fn lasting_where() -> Vec<Lasting> {
    let mut all = Vec::new();
    for condition in of_lands() {
        all.push(Lasting::DefendWhere(condition, n(2)));
        all.extend([Lasting::StrongerRavage(condition, n(2)), Lasting::MoreExplorers(condition, 1)]);
        all.push(Lasting::StrongerRavage(condition, per(1, Count::Blight)));
        all.push(Lasting::RangeTo(condition, 3));
        all.extend([Lasting::SkipWhere(ALL_ACTIONS, condition), Lasting::SkipCityWhere(condition)]);
    }
    all
}

fn simple() -> Vec<Effect> {
    let mut all = vec![
        Effect::Infight,
        Effect::AddBlight,
        Effect::RemoveBlight,
        Effect::GatherPresence { up_to: false },
        Effect::GatherPresence { up_to: true },
        Effect::PresenceFromOrigin,
        Effect::AddPresence,
        Effect::SwapGifts,
        Effect::Skip(BUILD),
        Effect::Skip(ALL_ACTIONS),
        Effect::Bounty(4),
        Effect::Repeat,
        Effect::RepeatNear,
        Effect::RemoveDamaged(INVADERS),
        Effect::DestroyEachPresence,
        Effect::AgainForForgetting,
        Effect::Recover,
        Effect::LeavePresence(false),
        Effect::LeavePresence(true),
        Effect::RemovePresence(3, false),
        Effect::RemovePresence(1, true),
        Effect::PresenceToBadlands,
        Effect::PlayGainedFree,
        Effect::IgnoreMoreHealth,
        Effect::PayForDamage,
        Effect::PlayCard,
        Effect::RepeatWithin(3),
        Effect::Remove(make::all(Kinds::ALL.minus(make::STRIFE))),
        Effect::Downgrade(TOWN),
        Effect::Downgrade(TOWN_CITY),
        Effect::AddStrife(1, TOWN),
        Effect::Upgrade(EXPLORER),
        Effect::Upgrade(INVADERS),
        Effect::AddStrife(2, TOWN_CITY),
        Effect::AddStrife(u8::MAX, INVADERS),
        Effect::Downgrade(INVADERS),
        Effect::RescueDahan,
        Effect::MoveTo(DAHAN, 5),
        Effect::Build,
        Effect::Accelerate,
        Effect::AddPresenceWithin(0),
        Effect::InvadersAct,
        Effect::DrawPower(false),
        Effect::DrawPower(true),
        Effect::Offer { energy: 3, presence: 3 },
        Effect::RaiseTerror,
        Effect::ResolveFear,
        Effect::AddPresenceWithin(1),
        Effect::DestroyFromTracks,
        Effect::LoseEnergy(1),
        Effect::ForgetCard,
        Effect::GainOwnElement,
        Effect::RevealFear,
        Effect::PlayGained,
        Effect::AddBlightAlone,
        Effect::LoseEnergy(2),
        Effect::BlightGone,
        Effect::PushOwnPresence,
        Effect::PushToMost(make::some(1, DAHAN), INVADERS),
        Effect::OtherTerrain,
        Effect::UseSlow,
        Effect::Ravage,
        Effect::AddFearCard,
        Effect::DropFearCard,
        Effect::DropInvaderCard,
        Effect::PlayCard,
        Effect::PushPresenceWith(INVADERS.with(Kind::Dahan), 2),
    ];
    all.extend([1, 2, 5].map(Effect::ReturnEvent));
    all.extend([1, 2, 5, 21].map(Effect::ReturnPresence));
    all.extend([1, 2, 5].map(Effect::GainElements));
    all.extend([1, 2, 5].map(Effect::DestroyPresence));
    all.extend([1, 2, 5].map(Effect::TakeBack));
    all.extend(all_kinds().map(|kinds| Effect::FearForDestroyed(kinds, &[Effect::AddBlight])));
    all.extend([1, 2, 5].map(|count| Effect::Replace(Kind::City, count, Kind::Dahan)));
    for whose in [Whose::User, Whose::Target] {
        all.extend(
            [Gain::Any, Gain::Minor, Gain::Major, Gain::Shared, Gain::TopMinor]
                .map(|gain| Effect::GainPower(whose, gain)),
        );
    }
    all
}

fn of_amounts() -> Vec<Effect> {
    let mut all = Vec::new();
    for amount in amounts() {
        all.extend([Effect::Fear(amount), Effect::Defend(amount), Effect::RemoveHealth(amount)]);
        all.extend([Whose::User, Whose::Target].map(|whose| Effect::Energy(whose, amount)));
        all.push(Effect::EachSpirit(leaked(vec![Effect::Energy(Whose::User, amount)])));
        all.extend([Effect::HarmDahan(amount), Effect::BlightLeaves(amount)]);
        all.push(Effect::Times(amount, &[Effect::AddBlight]));
        all.extend([Effect::Damage(amount, EXPLORER), Effect::Damage(amount, INVADERS)]);
    }
    for kinds in all_kinds() {
        all.extend([Effect::Damage(n(2), kinds), Effect::DamageEach(1, kinds), Effect::DamageEach(2, kinds)]);
    }
    for kinds in all_kinds() {
        all.push(Effect::AddPrinted(kinds));
        all.extend([1, 2, 5].map(|count| Effect::Fetch(make::up_to(count, kinds), 3)));
    }
    for group in groups() {
        all.extend([
            Effect::Gather(group),
            Effect::GatherFromOne(group),
            Effect::Bring(group),
            Effect::Destroy(group),
            Effect::Drown(group),
            Effect::Add(group),
            Effect::Remove(group),
            Effect::AddMixed(group, 3),
            Effect::ToTarget(group),
        ]);
        all.push(Effect::DamageDifferent(group));
        let ways = [
            PushWay::Freely,
            PushWay::Apart,
            PushWay::TowardBuildings,
            PushWay::WithDefend(2),
            PushWay::Without(Kind::Wilds),
            PushWay::TowardOcean,
            PushWay::Evenly,
            PushWay::TowardBuildings,
            PushWay::WithDefend(2),
        ];
        all.extend(ways.map(|way| Effect::Push(group, way)));
    }
    all
}

fn blocks() -> Vec<Effect> {
    let one: Effects = &[Effect::AddBlight];
    let two: Effects = &[Effect::AddBlight, Effect::RemoveBlight];
    let presence: Effects = &[Effect::AddPresence, Effect::AddPresence];
    let choice: Effects = &[Effect::Choose(&[&[Effect::AddBlight], &[Effect::RemoveBlight]])];
    let mut lists = vec![one, choice, leaked(vec![Effect::May(one)]), leaked(vec![Effect::May(choice)])];
    let mut all =
        vec![Effect::IfThreshold(0, one, two), Effect::IfThreshold(1, &[], two), Effect::EachSpirit(two)];
    all.extend([
        Effect::EachBoard(two),
        Effect::HalfOfBoards(two),
        Effect::Prevent(1, two),
        Effect::Prevent(3, two),
        Effect::PreventHere(1, two),
        Effect::PreventHere(2, two),
        Effect::PayTogether(per(4, Count::Players), Some(Element::Water), one, &[]),
        Effect::PayTogether(per(1, Count::Players), None, one, &[]),
        Effect::PayTogether(n(3), Some(Element::Fire), one, two),
        Effect::PayTogether(n(3), None, one, two),
        Effect::PayTogether(per(1, Count::InvaderDiscard), None, &[], two),
        Effect::TopCard(CardTest::Has(Element::Sun), one, two),
        Effect::TopCard(CardTest::Lacks(Element::Water), one, &[]),
        Effect::TopCard(CardTest::Speed(Speed::Fast), one, &[]),
        Effect::May(presence),
        Effect::EachBoard(choice),
        Effect::ByTarget(two),
        Effect::ByTarget(&[Effect::PlayCard]),
        Effect::ByTarget(&[
            Effect::PresenceToBadlands,
            Effect::RemovePresence(3, false),
            Effect::RemovePresence(1, true),
        ]),
        Effect::ByTarget(&[Effect::May(&[Effect::AddBlight])]),
        Effect::ByTarget(&[Effect::PlayCard]),
    ]);
    all.extend(of_lands().into_iter().map(|test| Effect::PushInto(make::some(1, TOWN), vec![test].leak())));
    all.push(Effect::PushInto(make::some(2, TOWN), &[]));
    for place in places() {
        let chosen = leaked(vec![Effect::In(place, one)]);
        all.push(Effect::EachBoard(chosen));
        lists.extend([chosen, leaked(vec![Effect::May(chosen)])]);
        all.extend(
            [n(2), per(1, Count::AtTarget(make::DISEASE))]
                .map(|amount| Effect::DamageAmong(amount, INVADERS, place)),
        );
        all.extend([Effect::InEach(place, two), Effect::EachPlayerElsewhere(place, one)]);
        let numbers = [
            make::lands(2),
            make::lands(u8::MAX),
            make::lands_up_to(3),
            make::times(4),
            make::times_up_to(6),
        ];
        all.push(Effect::DamageAmong(n(6), TOWN_CITY, place));
        all.extend(numbers.map(|number| Effect::InSome(number, place, one)));
    }
    for (list, energy) in lists.into_iter().zip([1, 2].into_iter().cycle()) {
        all.extend(list);
        all.extend([Effect::May(list), Effect::EachPlayer(list)]);
        all.extend([Whose::User, Whose::Target].map(|whose| Effect::Pay(whose, energy, list, one)));
    }
    for kinds in all_kinds() {
        all.push(Effect::IfDestroys(kinds, one, two));
    }
    for condition in conditions() {
        all.push(Effect::If(condition, one, two));
        // Asked together with another one, it is said otherwise.
        all.push(Effect::If(condition, leaked(vec![Effect::If(Condition::Blight, one, &[])]), &[]));
    }
    all.extend(lasting().into_iter().map(Effect::Lasting));
    all.push(Effect::Times(per(1, Count::Blight), two));
    all.push(Effect::LastingUntil(Lasting::DefendWhere(Condition::Coastal, n(2)), Until::GameEnds));
    all.extend(all_kinds().map(|kinds| Effect::If(Condition::Added(kinds), one, &[])));
    let everywhere = Lasting::DefendWhere(Condition::Blight, n(2));
    all.push(Effect::LastingUntil(everywhere, Until::GameEnds));
    all.extend(Until::ALL.map(|until| Effect::LastingUntil(Lasting::DahanSafe, until)));
    all
}

fn targets() -> Vec<Phrase> {
    let mut all = vec![Target::AnySpirit, Target::AnotherSpirit, Target::Yourself];
    for bits in 0..16 {
        for sacred_site in [false, true] {
            let from = Origin { sacred_site, terrains: Terrains::from_bits(bits) };
            all.push(Target::Land { range: 1, from, tests: &[] });
        }
    }
    all.iter().flat_map(words::target).collect()
}

fn specials() -> Vec<Phrase> {
    let mut all = vec![
        Trait::DamageBonus(2),
        Trait::BuildsExplorers,
        Trait::WeakInvaders(2),
        Trait::Always(Lasting::DefendWhere(Condition::OwnSite, n(3))),
        Trait::SitesIn(Terrains::from_bits(2)),
        Trait::FastFor(Element::Air),
        Trait::SkipForPresence,
        Trait::Regrowth(0),
        Trait::Regrowth(1),
        Trait::FollowDahan,
        Trait::LossForDahan,
        Trait::Dreams,
        Trait::OceanInPlay,
        Trait::Drowning,
        Trait::ReachDahan(1),
    ];
    all.extend([1, 2].map(Trait::GatherDahanAfterDefend));
    all.extend(all_kinds().map(Trait::PushAfterGrowth));
    all.iter().map(words::special).collect()
}

/// What thresholds change in the text above them.
fn within() -> Vec<Vec<Line>> {
    let one: Effects = &[Effect::AddBlight];
    let texts: [Effects; 5] = [
        leaked(vec![Effect::AddBlight, Effect::IfThreshold(0, one, &[]), Effect::ByTarget(one)]),
        leaked(vec![Effect::AddBlight, Effect::IfThreshold(0, one, &[]), make::fear(1)]),
        leaked(vec![Effect::IfThreshold(0, one, &[])]),
        leaked(vec![Effect::AddBlight, Effect::IfThreshold(0, one, &[]), make::push(make::some(1, TOWN))]),
        leaked(vec![Effect::IfThreshold(0, one, one)]),
    ];
    let thresholds = vec![make::threshold(&[], &[]).within()].leak();
    let power = make::innate("", Speed::Fast, Target::AnySpirit, thresholds);
    let both = vec![make::threshold(&[], &[Effect::AddBlight, Effect::RemoveBlight]).may_instead()].leak();
    let either: Effects = &[Effect::Choose(&[&[Effect::AddBlight], &[Effect::RemoveBlight]])];
    let both = Power { effects: either, thresholds: both, ..power };
    let texts = texts.map(|effects| words::threshold(&Power { effects, ..power }, 0));
    texts.into_iter().chain([words::threshold(&both, 0), targets_both()]).collect()
}

/// What lets the target Spirit do both.
fn targets_both() -> Vec<Line> {
    let both: Effects =
        &[Effect::Choose(&[&[Effect::AddBlight], &[Effect::Build], &[Effect::AddBlight, Effect::Build]])];
    let either: Effects = &[Effect::Choose(&[&[Effect::AddBlight], &[Effect::Build]])];
    let with = |kinds| leaked(vec![Effect::PushPresenceWith(kinds, 2)]);
    let by = |list| leaked(vec![Effect::ByTarget(leaked(vec![Effect::In(make::land(&[]), list)]))]);
    let effects = leaked(vec![
        Effect::AddBlight,
        Effect::IfThreshold(0, by(both), by(either)),
        Effect::IfThreshold(0, with(TOWN_CITY), with(TOWN)),
        Effect::IfThreshold(0, &[Effect::AddBlight], &[]),
        Effect::Ravage,
        Effect::IfThreshold(0, &[Effect::AddBlight], &[]),
        Effect::If(Condition::TerrorAtLeast(2), &[Effect::AddBlight], &[]),
        Effect::IfThreshold(0, &[Effect::AddBlight], &[]),
    ]);
    let thresholds = vec![make::threshold(&[], &[]).within()].leak();
    let power = make::innate("", Speed::Fast, Target::AnySpirit, thresholds);
    words::threshold(&Power { effects, ..power }, 0)
}

/// One list of lines for each value, and for each that lasts as part of thresholds.
pub(crate) fn lists() -> Vec<Vec<Line>> {
    let mut lists = Vec::new();
    lists.extend(within());
    for effect in [simple(), of_amounts(), blocks()].concat() {
        let effects = leaked(vec![effect]);
        let power = make::innate("", Speed::Fast, Target::AnySpirit, &[]);
        lists.push(words::power(&Power { effects, ..power }));
        if matches!(effect, Effect::Lasting(_)) {
            let after = make::threshold(&[], effects).range(3);
            let hastens = Threshold { hastens: true, ..after };
            let all = [after, after.instead(), after.may_instead(), hastens, after.also_on(&[])];
            let of = |threshold| Power { thresholds: vec![threshold].leak(), ..power };
            lists.extend(all.into_iter().map(|threshold| words::threshold(&of(threshold), 0)));
        }
    }
    let plain = targets().into_iter().chain(specials());
    lists.extend(plain.map(|phrase| vec![Line { depth: 0, joins: false, phrase }]));
    lists
}

/// The key of a phrase and of those inside it.
pub(crate) fn keys_in(phrase: &Phrase) -> Vec<&'static str> {
    let inner = phrase.args.iter().filter_map(|(_, arg)| match arg {
        Arg::Phrases { phrases } => Some(phrases),
        _ => None,
    });
    inner.flatten().flat_map(keys_in).chain([phrase.key]).collect()
}

/// The keys that the sources of the words use.
pub(crate) fn keys_in_sources() -> BTreeSet<String> {
    let folders = ["src/words", "src/verbs"].map(|name| Path::new(env!("CARGO_MANIFEST_DIR")).join(name));
    let files = folders.into_iter().flat_map(|folder| fs::read_dir(folder).unwrap());
    let sources = files.map(|entry| fs::read_to_string(entry.unwrap().path()).unwrap());
    let literals = sources
        .flat_map(|source| source.split('"').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>());
    literals.filter(|text| is_key(text)).collect()
}

/// The keys of a text file that are words of content.
pub(crate) fn keys_of_texts(language: Language) -> BTreeSet<String> {
    let path = format!("../../texts/{language}/spirit-island.ftl");
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap();
    let keys = text.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key.to_owned());
    keys.filter(|key| is_key(key) && Card::all().all(|card| card.id() != key)).collect()
}

/// Whether it is one of these keys, and no argument or part of a comment.
fn is_key(text: &str) -> bool {
    let letters = text.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-');
    let of_family = FAMILIES.iter().any(|family| text.starts_with(family));
    letters && (of_family || ALONE.contains(&text)) && !["with", "without"].contains(&text)
}
