//! What the tests of the protocol share: a referee whose every message is held against the schema.

use std::collections::HashMap;
use std::fs;
use std::path::PathBuf;

use artel_referee::Referee;
use jsonschema::Validator;
use serde_json::{Value, json};

/// The path of a file in the folder `docs`.
pub(crate) fn docs(file: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(file)
}

/// The published schema.
pub(crate) fn schema() -> Value {
    serde_json::from_str(&fs::read_to_string(docs("referee.schema.json")).unwrap()).unwrap()
}

/// A referee that is asked only what the schema allows, and may answer only what it foresees.
pub(crate) struct Checked {
    pub(crate) referee: Referee,
    schema: Value,
    validators: HashMap<String, Validator>,
}

impl Checked {
    pub(crate) fn new() -> Self {
        Checked { referee: Referee::new(), schema: schema(), validators: HashMap::new() }
    }

    /// The answer to a request, whatever it is.
    pub(crate) fn ask(&mut self, request: &Value) -> Value {
        self.assert_valid("request", request);
        let op = request["op"].as_str().unwrap();
        let answer = self.say(&request.to_string());
        let shape =
            if answer["ok"] == json!(true) { format!("answer-{op}") } else { "answer-error".to_owned() };
        self.assert_valid(&shape, &answer);
        self.assert_valid("answer", &answer);
        answer
    }

    /// The answer to a request that is carried out.
    pub(crate) fn done(&mut self, request: &Value) -> Value {
        let answer = self.ask(request);
        assert_eq!(answer["ok"], json!(true), "{request} was answered {answer}");
        answer
    }

    /// The answer to any line at all.
    pub(crate) fn say(&mut self, line: &str) -> Value {
        serde_json::from_str(&self.referee.answer(line.as_bytes()).unwrap()).unwrap()
    }

    pub(crate) fn assert_valid(&mut self, shape: &str, message: &Value) {
        let schema = &self.schema;
        let validator = self.validators.entry(shape.to_owned()).or_insert_with(|| {
            let part = json!({ "$schema": schema["$schema"], "$ref": format!("#/$defs/{shape}"), "$defs": schema["$defs"] });
            jsonschema::validator_for(&part).unwrap()
        });
        if let Err(error) = validator.validate(message) {
            panic!("not a valid {shape}: {error}\nat {}\nin {message}", error.instance_path());
        }
    }
}
