//! The files of the web client that are made from Rust, by their paths in `web/src`.

mod forbidden_island;
mod ghost_stories;
mod messages;
mod spirit_island;
#[cfg(feature = "toy")]
mod toy;

use artel_engine::{Game, GameMove};

/// A path in `web/src`, and what the file says.
pub(crate) type File = (String, String);

/// The declarations of the types, in the order given.
macro_rules! declarations {
    ($($name:ty),+ $(,)?) => {{
        let config = ts_rs::Config::default();
        [$(<$name as ts_rs::TS>::decl(&config)),+].map(|declaration| format!("export {declaration}\n")).join("\n")
    }};
}
use declarations;

/// What the client reads of every game: its types, how its moves are written, and files of its own.
macro_rules! of_every_game {
    ($($module:ident: $game:ty),+ $(,)?) => {
        [$(of_game::<$game>($module::types(), $module::more())),+].concat()
    };
}

/// All generated files. A game of the list without a module here does not compile.
pub(crate) fn all() -> Vec<File> {
    let mut files = vec![messages::file(), list()];
    files.extend(artel_games::games!(of_every_game));
    files
}

fn of_game<G: Game>(types: String, more: Vec<File>) -> Vec<File> {
    let (game, title) = (G::RULEBOOK.game, G::RULEBOOK.title_en);
    let forms = G::Move::forms();
    let verbs: Vec<_> = forms.iter().map(|(verb, _)| format!("\"{verb}\"")).collect();
    let verb = format!("\nexport type Verb = {};\n", verbs.join(" | "));
    let form = |(verb, form): (&str, String)| {
        let words: Vec<_> = form.split(' ').skip(1).map(|word| format!("\"{word}\"")).collect();
        format!("  \"{verb}\": [{}],\n", words.join(", "))
    };
    let forms: String = forms.into_iter().map(form).collect();
    let forms = format!(
        "/** The words after the first one. Those in brackets may be left out. */\n\
         export const FORMS = {{\n{forms}}} as const satisfies Readonly<Record<string, readonly string[]>>;\n"
    );
    let own = [
        ("types", headed(&format!("What {title} tells."), &(types + &verb))),
        ("forms", headed(&format!("How the moves of {title} are written."), &forms)),
    ];
    let own = own.into_iter().map(|(name, text)| (format!("{name}.ts"), text));
    own.chain(more).map(|(name, text)| (format!("games/{game}/{name}"), text)).collect()
}

/// The ids of all games, so that the client knows what it has to have a screen for.
fn list() -> File {
    let ids: Vec<_> = artel_games::games().iter().map(|game| format!("\"{}\"", game.id())).collect();
    let list = format!("export type GameId = {};\n", ids.join(" | "));
    ("games/list.ts".to_owned(), headed("The games that the server offers.", &list))
}

fn headed(header: &str, text: &str) -> String {
    format!("// {header} Written by `make types`: do not edit.\n\n{text}")
}
