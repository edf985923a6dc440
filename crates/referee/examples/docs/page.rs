//! The page with every answer as it is given now.

use artel_referee::Referee;

/// The page with fresh answers, and the requests and answers it shows.
#[allow(clippy::expect_used)] // the page has to be in order
pub(crate) fn replay(page: &str) -> (String, Vec<(String, String)>) {
    let mut referee = Referee::new();
    let mut conversation = Vec::new();
    let mut fresh = Vec::new();
    let mut within = false;
    for line in page.lines() {
        if line.starts_with("```") {
            within = line == "```jsonl";
        }
        if within && line.starts_with("< ") {
            continue;
        }
        fresh.push(line.to_owned());
        if let Some(request) = line.strip_prefix("> ").filter(|_| within) {
            let answer = referee.answer(request.as_bytes()).expect("the referee answers");
            fresh.push(format!("< {answer}"));
            conversation.push((request.to_owned(), answer));
        }
    }
    (fresh.join("\n") + "\n", conversation)
}
