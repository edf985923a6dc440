//! Why an answer to a question is refused.

use crate::refusals::{assert_why, two};
use crate::support::{Table, proves, table};
use artel_spirit_island::rules::{
    SI_001, SI_048, SI_050, SI_055, SI_057, SI_060, SI_062, SI_067, SI_083, SI_103, SI_111, SI_155, SI_161,
    SI_200, SI_216, SI_218, SI_221, SI_226, SI_229, SI_232, SI_233, SI_236, SI_237, SI_238, SI_239, SI_241,
    SI_242, SI_249, SI_252, SI_253, SI_254, SI_257, SI_259, SI_265, SI_266, SI_270, SI_271, SI_273, SI_278,
    SI_280, SI_291, SI_321, SI_R01, SI_R57, SI_R61, SI_R73, SI_R79,
};

/// Eyes uses a Power and is asked.
#[track_caller]
fn using(action: &str, task: &str) -> Table {
    using_with("", action, task)
}

#[track_caller]
fn using_with(more: &str, action: &str, task: &str) -> Table {
    let tasks = format!("next {task}\nnext end-use\nnext settle");
    two(["", ""], &format!("phase slow-phase\n{more}\naction {action} user:1\n{tasks}"))
}

#[track_caller]
fn targeting(card: &str) -> Table {
    using(card, "target\nnext walk")
}

/// A Fear card is being resolved; the first player is asked, and the second has still to carry it out.
#[track_caller]
fn fearing(card: &str, more: &str, task: &str) -> Table {
    fearing_with("", card, more, &format!("{task}\nnext settle\nnext shares effect:1/1 left:2"))
}

#[track_caller]
fn fearing_with(lands: &str, card: &str, more: &str, tasks: &str) -> Table {
    let (name, level) = card.split_once('@').unwrap();
    let before = ["isolation", "retreat", "scapegoats", "seek-safety", "trade-suffers", "dahan-raid"];
    let resolved = before[..3 * (level.parse::<usize>().unwrap() - 1)].join(" ");
    let share =
        if tasks.contains("next shares") { format!("action {card} user:1 share\n") } else { String::new() };
    two(
        ["", ""],
        &format!(
            "phase invader-phase\n{lands}\nfear-resolved {resolved} {name}\naction {card} user:1 {more}\n{share}\
             next {tasks}\nnext settle\nnext fear-cards\nnext ravage-step\nnext build-step\nnext explore-step"
        ),
    )
}

#[test]
fn a_target_is_refused_for_what_is_wrong_with_it() {
    proves(&[SI_001, SI_226, SI_232, SI_236, SI_237, SI_238, SI_239, SI_241, SI_291]);
    let eerie = targeting("eerie-noises-and-moving-trees");
    assert_why(&eerie, "1 land G1", SI_226, "why-out-of-range");
    assert_why(&eerie, "1 spirit 2", SI_232, "why-target-land");
    assert_why(&eerie, "1 yes", SI_083, "why-target-first");
    assert_why(&eerie, "1 skip", SI_216, "why-not-optional");
    assert_why(&targeting("veil-the-nights-hunt"), "1 land G8", SI_239, "why-too-few-there");
    assert_why(&targeting("talons-of-lightning"), "1 land G5", SI_236, "why-wrong-terrain");
    assert_why(&targeting("tsunami"), "1 land G8", SI_237, "why-not-coastal");
    assert_why(&targeting("rain-of-blood"), "1 land G8", SI_238, "why-too-few-there");
    assert_why(&targeting("lure-of-the-unknown"), "1 land G7", SI_238, "why-too-many-there");
    let thrashes = using_with("land G6 blight:1", "the-land-thrashes-in-furious-pain", "target\nnext walk");
    assert_why(&thrashes, "1 land G7", SI_239, "why-no-blight");
    let blighted = two(
        ["", ""],
        "phase slow-phase\nland G3 presence:1 blight:1\naction enticing-splendor user:1\nnext target\nnext walk\n\
         next end-use\nnext settle",
    );
    assert_why(&blighted, "1 land G3", SI_239, "why-blighted");
    let boon = targeting("elemental-boon");
    assert_why(&boon, "1 land G7", SI_232, "why-target-spirit");
    assert_why(&boon, "1 spirit 3", SI_001, "why-no-such-seat");
    let near = using("the-land-thrashes-in-furious-pain again near:G7", "target\nnext walk");
    assert_why(&near, "1 land G2", SI_291, "why-not-adjacent");
}

#[test]
fn the_user_of_a_power_is_not_another_spirit() {
    let three = table(
        "spirit 1 eyes-watch-from-the-trees\nspirit 2 sun-bright-whirlwind\nspirit 3 fathomless-mud-of-the-swamp\n\
         land G7 presence:2\nland H3 presence:0,2\nland B1 presence:0,0,2\nland G2 city:1\nphase fast-phase\n\
         action entwined-power user:1\nnext target\nnext walk\nnext end-use\nnext settle",
    );
    assert_why(&three, "1 spirit 1", SI_241, "why-another-spirit");
}

#[test]
fn an_origin_reaches_the_target() {
    proves(&[SI_229]);
    let mud = table(
        "spirit 1 fathomless-mud-of-the-swamp gained:water tracks:4,4\nland G2 city:1\nland G4 presence:2\n\
         land G5 presence:2\nland G1 presence:2\nland G7 explorer:1\nphase slow-phase\n\
         action spreading-and-dreadful-mire user:1 land:G7\nnext origin\nnext walk\nnext end-use\nnext settle",
    );
    assert_why(&mud, "1 land G1", SI_229, "why-no-origin");
}

#[test]
fn thresholds_and_alternatives() {
    proves(&[SI_249, SI_R73]);
    let fewer = two(
        ["gained:moon,plant,plant", ""],
        "phase fast-phase\naction mischief-and-sabotage user:1 land:G7 fewer\nnext threshold\nnext walk part:1\n\
         next end-use\nnext settle",
    );
    assert_why(&fewer, "1 ready", SI_249, "why-threshold-first");
    let choose = using("call-to-bloodshed land:G7", "choose effect:1/1 land:G7 who:1");
    assert_why(&choose, "1 choose 3", SI_R73, "why-choice-impossible");
    assert_why(&choose, "1 land G7", SI_216, "why-decide-first");
}

#[test]
fn damage_goes_to_what_is_there() {
    proves(&[SI_218, SI_265, SI_266, SI_R79]);
    let hit = using("accelerated-rot land:G7", "hit lands:G7 kinds:explorer,town,city left:2 who:1");
    assert_why(&hit, "1 pick city G2", SI_218, "why-other-land");
    assert_why(&hit, "1 pick dahan G7", SI_265, "why-wrong-piece");
    assert_why(&hit, "1 pick city G7", SI_266, "why-no-such-piece");
    assert_why(&hit, "1 skip", SI_R79, "why-damage-left");
    assert_why(&hit, "1 ready", SI_266, "why-damage-first");
    let fresh = "tempest-of-leaves-and-branches land:G7 fresh:town,town,explorer";
    let different = using(fresh, "hit-different land:G7 left:3 up-to who:1");
    assert_why(&different, "1 pick town-1 G7", SI_266, "why-chosen-already");
    assert_why(&different, "1 pick town G4", SI_218, "why-other-land");
    assert_why(&different, "1 pick dahan G7", SI_265, "why-wrong-piece");
}

#[test]
fn pieces_move_as_the_effect_says() {
    proves(&[SI_278, SI_280, SI_321]);
    let push = using("call-to-migrate land:G7", "push from:G7 kinds:dahan left:2 up-to who:1");
    assert_why(&push, "1 send dahan G4 G7", SI_280, "why-push-from");
    assert_why(&push, "1 send town G7 G4", SI_280, "why-wrong-piece");
    assert_why(&push, "1 send dahan-1 G7 G4", SI_280, "why-no-such-piece");
    assert_why(&push, "1 send dahan G7 G1", SI_280, "why-not-adjacent");
    assert_why(&push, "1 pick dahan G7", SI_321, "why-movement-first");
    let push = |way: &str| format!("push from:G7 kinds:dahan left:2 up-to {way} who:1");
    let apart = using("scatter-to-the-winds land:G7", &push("way:apart used:G4"));
    assert_why(&apart, "1 send dahan G7 G4", SI_280, "why-push-apart");
    let toward = "push from:G5 kinds:explorer left:1 way:toward-buildings who:1";
    let toward = using("scatter-to-the-winds land:G5", toward);
    assert_why(&toward, "1 send explorer G5 G6", SI_280, "why-push-toward-buildings");
    let gather = using("call-to-migrate land:G5", "gather to:G5 kinds:dahan left:2 up-to who:1");
    assert_why(&gather, "1 send dahan G7 G4", SI_278, "why-gather-to");
    assert_why(&gather, "1 send explorer G1 G5", SI_278, "why-not-adjacent");
    assert_why(&gather, "1 send town G4 G5", SI_278, "why-wrong-piece");
    let bring =
        using("wrap-in-wings-of-sunlight land:G7", "bring from:G7 to:G1 kinds:dahan left:2 up-to who:1");
    assert_why(&bring, "1 send dahan G4 G1", SI_321, "why-bring-way");
    assert_why(&bring, "1 send town G7 G1", SI_321, "why-wrong-piece");
}

#[test]
fn pieces_are_chosen_as_the_effect_says() {
    proves(&[SI_221, SI_270, SI_271, SI_273, SI_R61]);
    let destroy = using("drought land:G7", "pick land:G7 verb:destroy kinds:town,explorer left:2 who:1");
    assert_why(&destroy, "1 pick town G2", SI_218, "why-other-land");
    assert_why(&destroy, "1 pick dahan G7", SI_273, "why-wrong-piece");
    assert_why(&destroy, "1 ready", SI_273, "why-piece-first");
    assert_why(&destroy, "1 skip", SI_216, "why-not-optional");
    let remove = "pick land:G7 verb:remove-health kinds:explorer,town,city left:1 up-to who:1";
    let remove = using("poisoned-land land:G7", remove);
    assert_why(&remove, "1 pick town G7", SI_R61, "why-too-healthy");
    assert_why(&remove, "1 pick city G7", SI_270, "why-no-such-piece");
    let downgrade = "pick land:G7 verb:downgrade kinds:town,city left:1 who:1";
    let downgrade = using("winds-of-rust-and-atrophy land:G7", downgrade);
    assert_why(&downgrade, "1 pick dahan G7", SI_271, "why-wrong-piece");
    let safe = using_with(
        "lasting infinite-vitality 2/1 user:1 target:1 land:G7",
        "poisoned-land land:G7",
        "pick land:G7 verb:destroy kinds:town,explorer,dahan left:2 who:1",
    );
    assert_why(&safe, "1 pick dahan G7", SI_221, "why-safe");
}

#[test]
fn presence_comes_from_somewhere_and_goes_within_range() {
    proves(&[SI_048, SI_050, SI_060, SI_062, SI_067]);
    let to = |task: &str| two(["growing:2 left:1 tracks:7,1", ""], &format!("next {task}"));
    let anywhere = to("presence-to growth:2/2 who:1");
    assert_why(&anywhere, "1 land G1", SI_050, "why-out-of-range");
    assert_why(&anywhere, "1 skip", SI_048, "why-not-optional");
    assert_why(&anywhere, "1 ready", SI_050, "why-presence-first");
    let in_the_heat = table(
        "spirit 1 rising-heat-of-stone-and-sand growing:2 left:2 tracks:2,1\nland G4 presence:2\nland G2 city:1\n\
         next presence-to range:3 growth:2/1 who:1",
    );
    assert_why(&in_the_heat, "1 land G2", SI_050, "why-wrong-terrain");
    let from = to("presence-from to:G8 growth who:1");
    assert_why(&from, "1 track energy", SI_062, "why-track-empty");
    assert_why(&from, "1 from G1", SI_067, "why-no-presence-there");
    let gather =
        using_with("land G3 presence:1", "veil-the-nights-hunt land:G5", "gather-presence to:G5 up-to who:1");
    assert_why(&gather, "1 presence G8 G5", SI_060, "why-no-presence-there");
    assert_why(&gather, "1 presence G7 G4", SI_278, "why-gather-to");
    assert_why(&gather, "1 presence G3 G5", SI_278, "why-not-adjacent");
}

#[test]
fn a_land_is_refused_for_what_is_wrong_with_it() {
    proves(&[SI_055, SI_057, SI_103, SI_233, SI_237]);
    let within = using("boon-of-watchful-guarding target:1", "in effect:1/1 who:1");
    assert_why(&within, "1 land G1", SI_233, "why-not-meant");
    assert_why(&within, "1 yes", SI_216, "why-land-first");
    let tasks = "in effect:1/1.1/1 who:1\nnext settle\nnext shares effect:1/1 left:2";
    let unseen = fearing_with("land G8 presence:2 explorer:1", "fear-of-the-unseen@1", "", tasks);
    assert_why(&unseen, "1 land G4", SI_057, "why-no-sacred-site");
    assert_why(&unseen, "2 land G8", SI_R57, "why-not-your-question");
    let interior = fearing("wary-of-the-interior@1", "", "in effect:1/1.1/1 who:1");
    assert_why(&interior, "1 land G1", SI_237, "why-not-inland");
    let seek = fearing("seek-safety@1", "", "in effect:1/1.1/1.1/1 who:1");
    assert_why(&seek, "1 land G7", SI_R73, "why-nothing-to-do-there");
    let raid = fearing("dahan-raid@1", "shared-out:G7", "elsewhere effect:1/1 who:1");
    assert_why(&raid, "1 land G7", SI_103, "why-land-taken");
    let belief = fearing("belief-takes-root@3", "", "elsewhere effect:1/1 who:1");
    assert_why(&belief, "1 land G5", SI_055, "why-no-presence-there");
    let shares = fearing_with("", "dahan-raid@1", "", "shares effect:1/1 left:1,2");
    assert_why(&shares, "1 ready", SI_103, "why-share-first");
}

#[test]
fn cards_and_elements() {
    proves(&[SI_161, SI_242, SI_252, SI_253, SI_254, SI_257, SI_259]);
    let elements = using("elemental-boon target:1", "elements left:2 chosen:sun who:1");
    assert_why(&elements, "1 element sun", SI_242, "why-element-chosen");
    assert_why(&elements, "1 ready", SI_242, "why-element-first");
    let gift = using("entwined-power target:2", "gift from:1 to:2");
    assert_why(&gift, "1 give tsunami", SI_254, "why-not-in-hand");
    assert_why(&gift, "1 ready", SI_252, "why-card-first");
    let keep = using("gift-of-power target:1", "keep gain:minor drawn:drought,steam-vents who:1");
    assert_why(&keep, "1 keep rain-of-blood", SI_253, "why-not-drawn");
    let forget = using_with("forgotten 1 mysterious-abductions", "entwined-power target:1", "forget who:1");
    assert_why(&forget, "1 forget mysterious-abductions", SI_259, "why-forgotten");
    assert_why(&forget, "1 forget tsunami", SI_257, "why-not-yours");
    let reclaim = two(
        ["tracks:1,6", ""],
        "phase time-passes\nplay 1 mysterious-abductions gift-of-constancy\n\
         lasting gift-of-constancy 1/2 user:1 target:1 left:1\nnext reclaim who:1\nnext time-passes",
    );
    assert_why(&reclaim, "1 reclaim tsunami", SI_161, "why-not-in-play");
}

#[test]
fn invaders_act_where_they_do() {
    proves(&[SI_111, SI_155, SI_200, SI_R01]);
    let rest = "next build-step\nnext explore-step";
    let phase = "phase invader-phase\nravage stage-1-sands\nbuild stage-1-jungle";
    let ravages = two(["", ""], &format!("{phase}\nnext ravages lands:G1,G5\n{rest}"));
    assert_why(&ravages, "1 land G7", SI_111, "why-not-ravaging");
    assert_why(&ravages, "1 ready", SI_111, "why-ravage-first");
    let cascade =
        format!("next cascade from:G5 who:1\nnext counterattack land:G5\nnext settle\nnext ravages\n{rest}");
    let cascade = two(["", ""], &format!("{phase}\naction ravage user:1 land:G5\n{cascade}"));
    assert_why(&cascade, "1 land G1", SI_200, "why-not-adjacent");
    assert_why(&cascade, "1 ready", SI_200, "why-cascade-first");
    let escalate = two(
        ["", ""],
        "escalation\nphase invader-phase\nravage stage-1-sands\nbuild stage-1-jungle\n\
         invader-discard stage-1-mountain\nnext escalate board:G\nnext explore card:stage-2-sands\n\
         next advance explored:stage-2-sands",
    );
    assert_why(&escalate, "1 land H1", SI_155, "why-other-board");
    assert_why(&escalate, "1 land G2", SI_R01, "why-town-there");
    assert_why(&escalate, "1 ready", SI_155, "why-land-first");
}
