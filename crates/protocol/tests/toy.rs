//! The browser is told of every game of the list: of the toy game, too, which only its line announces.
#![allow(missing_docs)]

#[path = "../examples/types/files/mod.rs"]
mod files;

#[test]
fn its_types_are_written() {
    let files = files::all();
    let said = |name: &str, part: &str| files.iter().any(|(path, text)| path == name && text.contains(part));
    assert!(said("games/list.ts", "| \"toy\""));
    assert!(said("games/toy/types.ts", "export type View = { height: number, turns_left: number, };"));
    assert!(said("games/toy/types.ts", "export type Verb = \"climb\" | \"rest\";"));
    assert!(said("games/toy/forms.ts", "\"climb\": [],"));
}
