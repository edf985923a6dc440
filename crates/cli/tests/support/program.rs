//! Running the program as somebody at a shell would.

use std::io::Write;
use std::process::{Command, Stdio};

/// What a run of the program left behind.
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) output: String,
    pub(crate) errors: String,
}

/// Runs the program with these arguments and this input.
pub(crate) fn artel(args: &[&str], input: &str) -> Run {
    artel_in(&[("LC_ALL", "C")], args, input)
}

/// Runs the program in an environment that says only this of languages.
pub(crate) fn artel_in(variables: &[(&str, &str)], args: &[&str], input: &str) -> Run {
    let mut command = Command::new(env!("CARGO_BIN_EXE_artel"));
    for unset in ["ARTEL_LANG", "LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(unset);
    }
    command.envs(variables.iter().copied()).args(args);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("there is an input");
    let input = input.to_owned();
    // The program may stop reading before the input ends.
    let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let done = child.wait_with_output().expect("the program ends");
    writer.join().expect("the input is written");
    Run {
        code: done.status.code().expect("the program ends by itself"),
        output: String::from_utf8(done.stdout).expect("the output is text"),
        errors: String::from_utf8(done.stderr).expect("the errors are text"),
    }
}
