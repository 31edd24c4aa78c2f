//! What one side writes the other reads.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use game::Phrase;
use protocol::{Answer, ClientMessage, Command, ErrorCode, ErrorResponse, Problem, TableUpdate};
use serde_json::{Value, json};

fn read(update: &Value) -> TableUpdate {
    serde_json::from_str(&update.to_string()).unwrap()
}

fn snapshot() -> Value {
    json!({
        "number": 3, "plies": 3, "round": 1, "turn": 0, "prompt": { "id": "house-turn", "args": {} },
        "legal": ["pass"], "view": { "cards": [1, { "b": 2, "a": 1 }] }, "score": { "seats": [] }, "log": [],
        "back": null, "undo": null, "confirm": null, "clocks": null, "commitment": "ab", "ending": null,
    })
}

#[test]
fn a_snapshot_is_read_with_its_view_as_it_is() {
    let update = json!({ "type": "snapshot", "snapshot": snapshot() });
    let TableUpdate::Snapshot { snapshot } = read(&update) else { panic!("not a snapshot") };
    assert_eq!(serde_json::from_str::<Value>(snapshot.view.get()).unwrap(), update["snapshot"]["view"]);
    assert_eq!(serde_json::to_value(TableUpdate::Snapshot { snapshot }).unwrap(), update);
}

#[test]
fn an_answer_has_the_number_of_its_request_outside() {
    let error = ErrorResponse { code: ErrorCode::Stale, phrase: Phrase::new("house-no-stale"), paragraph: None };
    let update = TableUpdate::Answer { request: 7, answer: Answer::Refused { error } };
    let written = serde_json::to_value(&update).unwrap();
    assert_eq!((&written["request"], &written["answer"]["type"]), (&json!(7), &json!("refused")));
    let TableUpdate::Answer { request: 7, answer } = read(&written) else { panic!("{written}") };
    assert!(matches!(answer, Answer::Refused { error } if error.code == ErrorCode::Stale));
}

#[test]
fn what_is_no_update_is_refused() {
    for wrong in ["{}", r#"{"type":"answer","request":1}"#, r#"{"type":"snapshot"}"#, "3"] {
        assert!(serde_json::from_str::<TableUpdate>(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn a_command_is_read_as_it_was_written() {
    for command in [Command::Hint, Command::Sit { seat: 1, name: None }, Command::Undo { seat: 0, turn: true }] {
        let message = ClientMessage { request: 1, command };
        let written = serde_json::to_string(&message).unwrap();
        assert_eq!(serde_json::from_str::<ClientMessage>(&written).unwrap(), message, "{written}");
    }
}

#[test]
fn a_problem_is_an_error_with_its_sentence() {
    for code in ErrorCode::ALL {
        let error = ErrorResponse { code, phrase: Phrase::new("house-no-stale"), paragraph: None };
        let problem = Problem {
            kind: format!("/api#error-{}", code.key()),
            title: "Something has happened since".to_owned(),
            status: 409,
            detail: "Look again.".to_owned(),
            error: error.clone(),
        };
        let written = serde_json::to_value(&problem).unwrap();
        assert_eq!(written["code"], code.key());
        assert!(["type", "title", "status", "detail", "phrase"].iter().all(|key| !written[key].is_null()), "{written}");
        assert_eq!(serde_json::from_value::<ErrorResponse>(written.clone()).unwrap(), error);
        assert_eq!(serde_json::from_value::<Problem>(written).unwrap(), problem);
    }
}
