//! The text files, built into the program.

use crate::Language;

macro_rules! text {
    ($language:literal, $file:literal) => {
        include_str!(concat!("../../../texts/", $language, "/", $file, ".ftl"))
    };
}

/// The texts that speak of no game, and those of the game.
pub(crate) fn of(game: &str, language: Language) -> Vec<&'static str> {
    let terminal = match language {
        Language::En => text!("en", "terminal"),
        Language::Ru => text!("ru", "terminal"),
    };
    let mut texts = vec![terminal];
    match (game, language) {
        ("forbidden-island", Language::En) => texts.push(text!("en", "forbidden-island")),
        ("forbidden-island", Language::Ru) => texts.push(text!("ru", "forbidden-island")),
        ("ghost-stories", Language::En) => texts.push(text!("en", "ghost-stories")),
        ("ghost-stories", Language::Ru) => texts.push(text!("ru", "ghost-stories")),
        ("spirit-island", Language::En) => texts.push(text!("en", "spirit-island")),
        ("spirit-island", Language::Ru) => texts.push(text!("ru", "spirit-island")),
        _ => {}
    }
    texts
}
