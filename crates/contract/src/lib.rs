//! The test suite that every game gets by naming itself.
//!
//! A rules crate writes, in a file of its `tests` folder:
//!
//! ```ignore
//! artel_contract::suite!(artel_forbidden_island::ForbiddenIsland);
//! ```
//!
//! and has all the promises of [`artel_engine::Game`] checked on random full games. The counts of
//! decision sequences from fixed positions are in [`counts`].
#![forbid(unsafe_code)]
#![allow(clippy::missing_panics_doc, clippy::expect_used)] // a test suite speaks by panics

pub mod chance;
pub mod citations;
pub mod counts;
pub mod coverage;
mod explore;
pub mod files;
pub mod fuzz;
pub mod hidden;
pub mod moves;
pub mod setups;
mod table;
pub mod take_back;
pub mod toy;
pub mod words;

pub use explore::{for_each_state, random_game, random_setup};
pub use table::Table;

/// All the tests of a game.
#[macro_export]
macro_rules! suite {
    ($game:ty) => {
        $crate::suite!($game:
            moves::a_game_goes_on_until_it_is_over,
            moves::a_move_is_listed_exactly_if_it_is_accepted,
            moves::random_moves_are_uniform_over_the_listed_ones,
            moves::a_random_step_plays_the_move_it_names,
            moves::moves_and_events_cite_rules_of_the_book,
            moves::moves_are_read_as_they_are_written,
            chance::the_generator_gives_only_possible_outcomes,
            chance::outcomes_are_as_likely_as_their_weights,
            chance::impossible_outcomes_are_refused,
            chance::the_same_seed_gives_the_same_game_on_another_thread,
            hidden::views_do_not_tell_what_is_hidden,
            hidden::one_view_serves_all_if_the_game_says_so,
            hidden::redealing_keeps_all_that_the_table_knows,
            files::positions_are_read_as_they_are_written,
            files::records_replay_to_the_same_game,
            files::tampered_records_are_refused,
            files::undoing_goes_back_to_the_state_before,
            take_back::a_move_is_taken_out_and_the_rest_can_be_played,
            take_back::what_is_dealt_anew_stays_so,
            take_back::a_state_asks_what_it_asks,
            fuzz::garbled_files_do_no_harm,
            setups::setups_are_read_as_they_are_written,
            setups::wrong_setups_are_refused,
            setups::options_are_what_they_say,
            setups::needs_that_are_not_met_are_told,
        );
    };
    ($game:ty: $($module:ident::$test:ident),+ $(,)?) => {
        $(
            #[test]
            fn $test() {
                $crate::$module::$test::<$game>();
            }
        )+
    };
}
