//! What is printed on the 65 cards, in the order of their numbers: one entry a card.

use super::card::Printed;
use super::{Centre, Colour, Left, Right};
use Colour::{Black, Blue, Green, Red, Yellow};

/// A card with a resistance of its own colour.
const fn card(
    id: &'static str,
    colour: Colour,
    resistance: u8,
    left: &'static [Left],
    centre: &'static [Centre],
    right: &'static [Right],
) -> Printed {
    let mut by_colour = [0; 5];
    by_colour[colour as usize] = resistance;
    Printed { id, colour, resistance: by_colour, left, centre, right, stays_for_curse: false }
}

/// The ghosts, then the incarnations.
pub(super) const CARDS: [Printed; 65] = [
    card("ghoul", Yellow, 1, &[], &[Centre::Haunter], &[]),
    card("walking-corpse", Yellow, 1, &[], &[Centre::DiceImmune], &[]),
    card("coffin-breaker-1", Yellow, 1, &[Left::SummonGhost, Left::BlockPower], &[], &[]),
    card("coffin-breaker-2", Yellow, 1, &[Left::SummonGhost], &[], &[]),
    card("restless-dead", Yellow, 2, &[], &[Centre::Haunter], &[]),
    card("zombie-1", Yellow, 2, &[], &[], &[Right::CurseDie]),
    card("zombie-2", Yellow, 2, &[], &[], &[Right::CurseDie]),
    card("hopping-vampire-1", Yellow, 3, &[], &[Centre::Haunter], &[]),
    card("hopping-vampire-2", Yellow, 3, &[], &[Centre::Haunter], &[]),
    card("yellow-plague", Yellow, 4, &[], &[], &[Right::GainTwoTao]),
    card("lich", Yellow, 4, &[], &[Centre::Tormentor], &[Right::QiOrYinYang]),
    card("drowned-maiden", Blue, 1, &[], &[Centre::Haunter], &[]),
    card("hound-of-depth", Blue, 1, &[], &[Centre::DiceImmune], &[]),
    card("perfidious-nymph-1", Blue, 1, &[Left::SummonGhost, Left::BlockPower], &[], &[]),
    card("perfidious-nymph-2", Blue, 1, &[Left::SummonGhost], &[], &[]),
    card("sticky-feet", Blue, 2, &[], &[Centre::Haunter], &[]),
    card("abysmal-1", Blue, 2, &[], &[], &[Right::CurseDie]),
    card("abysmal-2", Blue, 2, &[], &[], &[Right::CurseDie]),
    card("ooze-devil-1", Blue, 3, &[], &[Centre::Haunter], &[]),
    card("ooze-devil-2", Blue, 3, &[], &[Centre::Haunter], &[]),
    card("liquid-horror", Blue, 4, &[], &[], &[Right::GainTwoTao]),
    card("fury-of-depth", Blue, 4, &[], &[Centre::Tormentor], &[Right::QiOrYinYang]),
    card("creeping-one", Green, 1, &[], &[Centre::Haunter], &[]),
    card("fungus-thing", Green, 1, &[], &[Centre::DiceImmune], &[]),
    card("fallen-monk-1", Green, 1, &[Left::SummonGhost, Left::BlockPower], &[], &[]),
    card("fallen-monk-2", Green, 1, &[Left::SummonGhost], &[], &[]),
    card("restless-spirit", Green, 2, &[], &[Centre::Haunter], &[]),
    card("rotten-soul-1", Green, 2, &[], &[], &[Right::CurseDie]),
    card("rotten-soul-2", Green, 2, &[], &[], &[Right::CurseDie]),
    card("wicked-one-1", Green, 3, &[], &[Centre::Haunter], &[]),
    card("wicked-one-2", Green, 3, &[], &[Centre::Haunter], &[]),
    card("green-abomination", Green, 4, &[], &[], &[Right::GainTwoTao]),
    card("great-putrid", Green, 4, &[], &[Centre::Tormentor], &[Right::QiOrYinYang]),
    card("skinner", Red, 1, &[], &[Centre::Haunter], &[]),
    card("reaper", Red, 1, &[], &[Centre::DiceImmune], &[]),
    card("sharp-nailed-mistress-1", Red, 1, &[Left::SummonGhost, Left::BlockPower], &[], &[]),
    card("sharp-nailed-mistress-2", Red, 1, &[Left::SummonGhost], &[], &[]),
    card("bleeding-eyes", Red, 2, &[], &[Centre::Haunter], &[]),
    card("blood-drinker-1", Red, 2, &[], &[], &[Right::CurseDie]),
    card("blood-drinker-2", Red, 2, &[], &[], &[Right::CurseDie]),
    card("scarlet-evildoer-1", Red, 3, &[], &[Centre::Haunter], &[]),
    card("scarlet-evildoer-2", Red, 3, &[], &[Centre::Haunter], &[]),
    card("flesh-devourer", Red, 4, &[], &[], &[Right::GainTwoTao]),
    card("raging-one", Red, 4, &[], &[Centre::Tormentor], &[Right::QiOrYinYang]),
    card("gloomy-minion", Black, 1, &[Left::HaunterOnBoard], &[Centre::Haunter], &[Right::GainTao]),
    card("repellent-beauty", Black, 1, &[Left::CaptureDie], &[Centre::DiceImmune], &[Right::GainTao]),
    card("severed-heads-1", Black, 1, &[Left::CaptureDie, Left::SummonGhost], &[], &[Right::GainTao]),
    card("severed-heads-2", Black, 1, &[Left::CaptureDie, Left::SummonGhost], &[], &[Right::GainTao]),
    card("grave-walker", Black, 2, &[Left::LoseQi], &[Centre::Haunter], &[Right::QiOrYinYang]),
    card("black-widow-1", Black, 2, &[Left::BlockTao], &[], &[Right::CurseDie, Right::QiOrYinYang]),
    card("black-widow-2", Black, 2, &[Left::BlockTao], &[], &[Right::CurseDie, Right::QiOrYinYang]),
    card("dark-wraith-1", Black, 3, &[Left::HaunterOnBoard], &[Centre::Haunter], &[Right::QiOrYinYang]),
    card("dark-wraith-2", Black, 3, &[Left::HaunterOnBoard], &[Centre::Haunter], &[Right::QiOrYinYang]),
    card("shapeless-evil", Black, 4, &[Left::HauntTile], &[], &[Right::QiOrYinYang]),
    card("soul-eater", Black, 4, &[Left::GroupLoseTao], &[Centre::Tormentor], &[Right::QiOrYinYang]),
    card(
        "howling-nightmare",
        Black,
        3,
        &[Left::SummonGhost],
        &[Centre::OppositeSpaceEmpty],
        &[Right::IncarnationReward],
    ),
    card("uncatchable", Black, 3, &[Left::CurseDie], &[Centre::BuddhaRequired], &[Right::IncarnationReward]),
    Printed {
        resistance: [2, 2, 2, 2, 0],
        ..card("hope-killer", Black, 0, &[], &[], &[Right::CurseDie, Right::IncarnationReward])
    },
    Printed {
        stays_for_curse: true,
        ..card(
            "death-army",
            Black,
            5,
            &[],
            &[Centre::Tormentor],
            &[Right::CurseDie, Right::IncarnationReward],
        )
    },
    card("forgotten-ones", Black, 3, &[Left::GroupBlockPower], &[], &[Right::IncarnationReward]),
    card("bonecracker", Red, 4, &[Left::GroupLoseTao], &[Centre::LoseTao], &[Right::IncarnationReward]),
    card("dark-mistress", Blue, 3, &[Left::BlockTao], &[], &[Right::IncarnationReward]),
    card("creeping-horror", Green, 4, &[Left::CaptureDie], &[], &[Right::IncarnationReward]),
    card("vampire-lord", Yellow, 4, &[], &[Centre::Haunter], &[Right::IncarnationReward]),
    Printed {
        resistance: [1, 1, 1, 1, 1],
        ..card(
            "nameless",
            Black,
            0,
            &[Left::ClearCircle],
            &[Centre::WhiteIgnored],
            &[Right::IncarnationReward],
        )
    },
];
