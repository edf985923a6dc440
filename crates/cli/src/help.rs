//! The help of the command line in the language of the reader.

use std::env;

use artel_terminal::language;
use artel_texts::Texts;
use clap::{Arg, ArgAction, Command};

/// Where the texts stand: `cli-play` tells of a command, `cli-play-seed` of its option.
const KEYS: &str = "cli";

/// The command line with its help in the language that it asks for.
pub(crate) fn localized(command: Command) -> Command {
    let texts = Texts::new("", language::chosen(asked()));
    // The flag for the version stays with the program itself.
    let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
    let command = command.disable_version_flag(true).disable_help_subcommand(true).arg(version);
    in_words(command, KEYS, &texts)
}

/// The value of `--lang`, wherever it stands; help is printed before options are understood.
fn asked() -> Option<artel_texts::Language> {
    let mut words = env::args_os().map(|word| word.to_string_lossy().into_owned());
    let found = words.find_map(|word| word.strip_prefix("--lang").map(str::to_owned))?;
    let value = found.strip_prefix('=').map(str::to_owned).or_else(|| words.next())?;
    value.parse().ok()
}

fn in_words(command: Command, keys: &str, texts: &Texts) -> Command {
    let say = |key: &str| texts.has(key).then(|| texts.name(key));
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help);
    let mut command = command
        .disable_help_flag(true)
        .arg(help)
        .subcommand_help_heading(texts.name("cli-commands"))
        .help_template(format!(
            "{{about-with-newline}}\n{}: {{usage}}\n\n{{all-args}}{{after-help}}",
            texts.name("cli-usage")
        ));
    if let Some(about) = say(keys) {
        command = command.about(about);
    }
    command
        .mut_args(|arg| {
            let heading = if arg.is_positional() { "cli-arguments" } else { "cli-options" };
            let own = format!("{keys}-{}", arg.get_id());
            let text = say(&own).or_else(|| say(&format!("{KEYS}-{}", arg.get_id())));
            let arg = arg.help_heading(texts.name(heading));
            match text {
                Some(text) => arg.help(text),
                None => arg,
            }
        })
        .mut_subcommands(|subcommand| {
            let keys = format!("{keys}-{}", subcommand.get_name());
            in_words(subcommand, &keys, texts)
        })
}
