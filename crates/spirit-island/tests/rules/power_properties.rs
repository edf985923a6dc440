//! What is true of every Power on every island: nothing changes but by its text, and every change is told.

use artel_engine::{Game, Generator, Seat, Seed, Status};
use artel_spirit_island::content::horizons::{MAJORS, MINORS, SPIRITS};
use artel_spirit_island::effect::make::DAHAN;
use artel_spirit_island::effect::{Effect, Group, Power, PowerKind, Speed};
use artel_spirit_island::rules::{SI_214, SI_218, SI_265, SI_320, SI_321, SI_R51};
use artel_spirit_island::{Event, Kind, Setup, SpiritIsland};

use crate::support::ledger::Ledger;
use crate::support::powers::{fast, slow};
use crate::support::{Table, proves};

const SHORT: [&str; 5] = ["teeth", "eyes", "mud", "heat", "wind"];

/// Any pieces in the lands of two boards, and 3 Presence of Spirit 1, as position lines.
fn island(chance: &mut Generator) -> String {
    let sites = [1, 2].map(|count| (count, format!("G{}", 1 + chance.below(8))));
    let lands = (1..=8).map(|number| format!("G{number}")).chain((1..=7).map(|number| format!("H{number}")));
    let lines: Vec<String> =
        lands.map(|land| format!("land {land} {}", pieces(&land, &sites, chance))).collect();
    lines.join("\n")
}

fn pieces(land: &str, sites: &[(u8, String)], chance: &mut Generator) -> String {
    let presence: u8 = sites.iter().filter(|(_, site)| site == land).map(|(count, _)| count).sum();
    // At a sacred site of Rising Heat a Town with 1 damage or a City with 2 could not stand.
    let hurt = u32::from(presence < 2);
    let blight = u32::from(chance.below(3) == 0);
    let most = [3, 2, hurt, 1, hurt, 3, 1, blight];
    let kinds = ["explorer", "town", "town-1", "city", "city-2", "dahan", "dahan-1", "blight"];
    let counted = kinds.into_iter().zip(most).map(|(kind, most)| (kind, chance.below(most + 1)));
    let words: Vec<String> =
        counted.filter(|(_, count)| *count > 0).map(|(kind, count)| format!("{kind}:{count}")).collect();
    format!("{} presence:{presence}", words.join(" "))
}

/// A table on which Spirit 1 has the Power, half of the time with the elements of all its thresholds.
fn table_with(power: &Power, owner: &str, chance: &mut Generator) -> Table {
    let mut words = format!("{owner} tracks:2,2 energy:{}", chance.below(5));
    if chance.below(2) == 0 {
        for (element, count) in power.thresholds.iter().flat_map(|threshold| threshold.elements.iter()) {
            words = format!("{words} {}:{count}", element.id());
        }
    }
    let card = if power.kind == PowerKind::Innate { "" } else { power.id };
    let lines = island(chance);
    if power.speed == Speed::Fast { fast(&words, card, &lines) } else { slow(&words, card, &lines) }
}

/// Uses the Power to its end with any answers; none if it has no target.
fn used(table: &mut Table, power: &Power, chance: &mut Generator) -> Option<Vec<Event>> {
    let (verb, what) = if power.kind == PowerKind::Innate { ("innate", "1") } else { ("use", power.id) };
    let ways = [format!("1 {verb} {what}"), format!("1 {verb}-fewer {what}")];
    let ways: Vec<&String> = ways.iter().filter(|way| table.moves().contains(*way)).collect();
    let way = ways.get(chance.below(ways.len().max(1) as u32) as usize)?;
    let mut events = table.play(way);
    let phase = table.phase();
    while table.game.is_busy(Seat(0)) && table.phase() == phase && table.status() == Status::Playing {
        let moves: Vec<String> = table.moves().into_iter().collect();
        events.extend(table.play(&moves[chance.below(moves.len() as u32) as usize]));
    }
    Some(events)
}

/// All Powers, each with a Spirit that can have it.
fn powers() -> Vec<(&'static Power, &'static str)> {
    let cards = MINORS.iter().chain(&MAJORS).zip(SHORT.into_iter().cycle());
    let own = SPIRITS.iter().zip(SHORT);
    let own = own.flat_map(|(spirit, name)| {
        spirit.uniques.iter().chain(spirit.innates).map(move |power| (power, name))
    });
    cards.chain(own).collect()
}

/// The groups of pieces that an effect moves, destroys or replaces.
fn group(effect: &Effect) -> Option<Group> {
    match *effect {
        Effect::Push(group, _) | Effect::Gather(group) | Effect::Bring(group) | Effect::Destroy(group) => {
            Some(group)
        }
        _ => None,
    }
}

fn damages(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Damage(..) | Effect::DamageEach(..) | Effect::DamageDifferent(_) | Effect::Infight
    )
}

/// Whether Presence comes or goes, so that Blistering Heat may come or go.
fn moves_presence(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::GatherPresence { .. }
            | Effect::PresenceFromOrigin
            | Effect::AddPresence
            | Effect::ReturnPresence(_)
    )
}

fn replaces(effect: &Effect) -> bool {
    matches!(effect, Effect::Replace(..) | Effect::Downgrade(_))
}

/// Whether the text of the Power can bring the event about.
fn allows(power: &Power, owner: &str, event: &Event) -> bool {
    let says = |test: &dyn Fn(&Effect) -> bool| power.mentions(|effect| test(effect));
    let dahan = |effect: &Effect| group(effect).is_some_and(|group| group.kinds.contains(Kind::Dahan));
    let pays = says(&|effect| matches!(effect, Effect::Pay(..)));
    let gains = says(&|effect| matches!(effect, Effect::GainPower(..)));
    let blights = says(&|effect| matches!(effect, Effect::AddBlight));
    let defends = says(&|effect| matches!(effect, Effect::Defend(_)));
    let swaps = says(&|effect| matches!(effect, Effect::SwapGifts));
    let destroys =
        says(&damages) || says(&replaces) || says(&moves_presence) || says(&|effect| group(effect).is_some());
    match *event {
        Event::Blighted { .. }
        | Event::Cascaded { .. }
        | Event::BlightMissing {}
        | Event::LostPresence { .. } => blights,
        Event::Cleansed { .. } => says(&|effect| matches!(effect, Effect::RemoveBlight)),
        Event::Defended { .. } => defends,
        Event::Pushed { piece, .. } => {
            says(&|effect| matches!(effect, Effect::Push(group, _) if group.kinds.contains(piece.kind)))
        }
        Event::Gathered { piece, .. } => {
            let trusted = owner == "eyes" && defends && DAHAN.contains(piece.kind);
            trusted
                || says(&|effect| matches!(effect, Effect::Gather(group) if group.kinds.contains(piece.kind)))
        }
        Event::Moved { .. } => says(&|effect| matches!(effect, Effect::Bring(_))),
        Event::Damaged { piece, .. } => piece.kind != Kind::Dahan && says(&damages),
        Event::Destroyed { kind: Kind::Dahan, .. } => says(&dahan) || says(&replaces),
        Event::Destroyed { .. } => destroys,
        Event::Replaced { .. } => says(&replaces),
        Event::Feared { .. } | Event::EarnedFear {} | Event::TerrorRose { .. } => {
            destroys || says(&|effect| matches!(effect, Effect::Fear(_)))
        }
        Event::GainedEnergy { .. } => says(&|effect| matches!(effect, Effect::Energy(..))),
        Event::PaidEnergy { .. } => pays,
        Event::PowerDrawn { .. } | Event::GainedCard { .. } => gains,
        Event::Forgot { .. } => gains || swaps,
        Event::Gave { .. } => swaps,
        Event::GainedElement { .. } => says(&|effect| matches!(effect, Effect::GainElements(_))),
        Event::AddedPresence { .. } => says(&|effect| matches!(effect, Effect::AddPresence)),
        Event::ReturnedPresence { .. } => says(&|effect| matches!(effect, Effect::ReturnPresence(_))),
        Event::MovedPresence { .. } => says(&moves_presence),
        Event::Lasts { .. } => says(&|effect| matches!(effect, Effect::Lasting(_) | Effect::Skip(_))),
        Event::Repeated { .. } => says(&|effect| matches!(effect, Effect::Repeat | Effect::RepeatNear)),
        Event::Threshold { number } => usize::from(number) <= power.thresholds.len(),
        Event::Used { .. }
        | Event::UsedInnate { .. }
        | Event::TargetedLand { .. }
        | Event::TargetedSpirit { .. }
        | Event::Declined { .. }
        | Event::Won { .. }
        | Event::Lost { .. } => true,
        _ => false,
    }
}

/// Whether everything that the Power does happens in its target land.
fn stays(power: &Power) -> bool {
    !power.mentions(|effect| {
        let elsewhere = matches!(
            effect,
            Effect::In(..) | Effect::InEach(..) | Effect::Repeat | Effect::RepeatNear | Effect::AddBlight
        );
        elsewhere
            || moves_presence(effect)
            || matches!(effect, Effect::Push(..) | Effect::Gather(_) | Effect::Bring(_))
    })
}

fn land_of(event: &Event) -> Option<String> {
    match event {
        Event::Destroyed { land, .. } | Event::Damaged { land, .. } | Event::Replaced { land, .. } => {
            Some(land.to_string())
        }
        Event::Defended { land, .. } | Event::Cleansed { land } => Some(land.to_string()),
        _ => None,
    }
}

#[test]
fn every_power_changes_only_what_its_text_says() {
    proves(&[SI_214, SI_218, SI_265]);
    let mut chance = Generator::new(Seed(2024));
    for (power, owner) in powers() {
        let mut uses = 0;
        for _ in 0..16 {
            let mut table = table_with(power, owner, &mut chance);
            let position = table.game.write_position();
            let mut ledger = Ledger::read(&table.game);
            let Some(events) = used(&mut table, power, &mut chance) else { continue };
            uses += 1;
            let mut target = None;
            // A companion that forgets its card ends the phase.
            let of_phase = events.iter().take_while(|event| !matches!(event, Event::PhaseBegan { .. }));
            for event in of_phase.clone() {
                assert!(allows(power, owner, event), "{} cannot do {event:?}\n{position}", power.id);
                ledger.enter(event, table.game.fear_pool());
                if let Event::TargetedLand { land } = event {
                    target = Some(land.to_string());
                } else if stays(power) && land_of(event).is_some() {
                    assert_eq!(land_of(event), target, "{} reaches too far: {event:?}\n{position}", power.id);
                }
            }
            let difference = ledger.difference(&Ledger::read(&table.game));
            let difference = difference.filter(|_| of_phase.count() == events.len());
            assert_eq!(difference, None, "{} by its events and by the state\n{position}", power.id);
        }
        assert!(uses >= 3, "{} was used {uses} times only", power.id);
    }
}

#[test]
fn events_tell_everything_that_lies_on_the_island() {
    proves(&[SI_320, SI_321, SI_R51]);
    for number in 0..36 {
        let setup =
            Setup { players: (number % 3 + 1) as u8, progression: number % 4 == 0, ..Setup::default() };
        let mut game = SpiritIsland::new(&setup, Seed(number)).unwrap();
        let mut chance = Generator::new(Seed(number + 1000));
        let mut ledger = Ledger::read(&game);
        while !game.status().is_over() {
            let mut events: Vec<Event> = Vec::new();
            let choice = game.random_choice(&mut chance).unwrap();
            game.play(choice.seat, choice.action, &mut events).unwrap();
            for event in &events {
                ledger.enter(event, game.fear_pool());
            }
            let difference = ledger.difference(&Ledger::read(&game));
            assert_eq!(difference, None, "after {} in game {number}", choice.action);
        }
    }
}
