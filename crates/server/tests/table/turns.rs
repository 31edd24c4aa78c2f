//! Deciding, taking back, confirming.

use serde_json::json;

use crate::client::Socket;
use crate::open::{Open, Two};

fn undo(seat: usize, turn: bool) -> serde_json::Value {
    json!({ "undo": { "seat": seat, "turn": turn } })
}

async fn take_back(socket: &mut Socket, seat: usize, turn: bool) {
    let number = socket.number();
    socket.does(&undo(seat, turn)).await;
    socket.catch_up(number + 1).await;
}

/// Somebody has decided twice in a turn that goes on, and may take it back.
async fn in_the_middle_of_a_turn(two: &mut Two) -> usize {
    two.step_until(|socket, seat| {
        let mine: Vec<_> = socket.seen.log.iter().rev().take_while(|(by, _)| *by == Some(seat)).collect();
        socket.turn() == Some(seat) && socket.snapshot["undo"] == seat && mine.len() >= 2
    })
    .await
}

#[tokio::test]
async fn a_decision_is_told_to_everybody_with_what_came_of_it() {
    let house = Open::new().await;
    let mut two = house.two("babylon", json!({})).await;
    let turn = two.turn().await;
    let ply = two.sockets[turn].legal()[0].clone();
    two.sockets[turn].play(turn, &ply).await;
    two.meet().await;
    let other = &two.sockets[1 - turn];
    assert!(other.seen.log.contains(&(Some(turn), ply)));
    assert_eq!(other.seen.log, two.sockets[turn].seen.log);
    let told = &other.snapshot["log"][0];
    assert!(told["what"]["id"].is_string() && !told["events"].as_array().unwrap().is_empty(), "{told}");
}

#[tokio::test]
async fn nobody_decides_out_of_turn_against_the_rules_or_too_late() {
    let house = Open::new().await;
    let mut two = house.two("amyitis", json!({})).await;
    let turn = two.turn().await;
    let ply = two.sockets[turn].legal()[0].clone();
    let other = &mut two.sockets[1 - turn];
    other.may_not(&other.play_command(1 - turn, &ply), "rules", "house-no-other-turn").await;
    let own = &mut two.sockets[turn];
    let late = json!({ "play": { "seat": turn, "at": own.number() - 1, "ply": ply } });
    own.may_not(&late, "stale", "house-no-stale").await;
    let early = json!({ "play": { "seat": turn, "at": own.number() + 1, "ply": ply } });
    own.may_not(&early, "stale", "house-no-stale").await;
    let nonsense = own.command(&own.play_command(turn, "dance on the table")).await.unwrap_err();
    assert_eq!(nonsense["code"], "rules", "{nonsense}");
    let number = own.number();
    own.play(turn, &ply).await;
    assert!(own.number() > number, "after all that the right one is still taken");
}

#[tokio::test]
async fn one_decision_or_a_whole_turn_is_taken_back() {
    let house = Open::new().await;
    let mut two = house.two("amyitis", json!({})).await;
    let mut watcher = two.people[0].come(&two.id).await;
    let seat = in_the_middle_of_a_turn(&mut two).await;
    let log = two.sockets[seat].seen.log.clone();
    take_back(&mut two.sockets[seat], seat, false).await;
    assert_eq!(two.sockets[seat].seen.log, log[..log.len() - 1]);
    assert_eq!(two.sockets[seat].turn(), Some(seat));
    // The same decision again, and then all of the turn.
    let ply = log.last().unwrap().1.clone();
    two.sockets[seat].play(seat, &ply).await;
    take_back(&mut two.sockets[seat], seat, true).await;
    let left = two.sockets[seat].seen.log.clone();
    assert!(left.len() < log.len() - 1 && left.last().unwrap().0 != Some(seat));
    assert!(two.sockets[seat].snapshot["undo"].is_null());
    two.sockets[seat].may_not(&undo(seat, false), "rules", "house-no-undo").await;
    two.meet().await;
    watcher.catch_up(two.sockets[seat].number()).await;
    assert_eq!(watcher.seen.log, left);
    assert_eq!(two.sockets[1 - seat].seen.log, left);
}

#[tokio::test]
async fn a_turn_that_has_passed_is_taken_back_until_somebody_else_decides() {
    let house = Open::new().await;
    let mut two = house.two("amyitis", json!({})).await;
    let passed = |socket: &Socket, seat: usize| socket.turn() == Some(1 - seat) && socket.snapshot["undo"] == seat;
    let seat = two.step_until(passed).await;
    two.sockets[1 - seat].may_not(&undo(1 - seat, false), "rules", "house-no-undo").await;
    two.sockets[1 - seat].may_not(&undo(seat, false), "forbidden", "house-no-your-seat").await;
    two.sockets[seat].does(&undo(seat, false)).await;
    two.sockets[seat].until(|socket| socket.turn() == Some(seat)).await;
    let seat = two.step_until(passed).await;
    two.step().await;
    two.meet().await;
    two.sockets[seat].may_not(&undo(seat, true), "rules", "house-no-undo").await;
}

#[tokio::test]
async fn nothing_is_taken_back_after_the_dealer_drew() {
    let house = Open::new().await;
    let mut two = house.two("babylon", json!({})).await;
    let seat = two.turn().await;
    two.step().await;
    assert_eq!(two.sockets[seat].seen.log.last().unwrap().0, None, "the dealer drew last");
    assert!(two.sockets[seat].snapshot["undo"].is_null());
    two.sockets[seat].may_not(&undo(seat, false), "rules", "house-no-undo").await;
    two.sockets[seat].may_not(&undo(seat, true), "rules", "house-no-undo").await;
}

#[tokio::test]
async fn who_prefers_it_confirms_a_turn_before_the_dealer_draws() {
    let house = Open::new().await;
    let mut two = house.two("babylon", json!({})).await;
    for person in &two.people {
        let preferred = person.ask("PUT", "/api/v1/me/preferences", Some(r#"{"confirm":true}"#)).await;
        assert_eq!(preferred.fine()["preferences"]["confirm"], true);
    }
    let seat = two.turn().await;
    let confirm = json!({ "confirm": { "seat": seat } });
    two.sockets[seat].may_not(&confirm, "rules", "house-no-confirm").await;
    let plies = two.sockets[seat].legal();
    two.sockets[seat].play(seat, &plies[0]).await;
    let held = &mut two.sockets[seat];
    assert_eq!(
        (&held.snapshot["confirm"], held.turn()),
        (&json!(seat), Some(seat)),
        "the turn is his until he confirms"
    );
    assert_eq!(held.seen.log.last().unwrap().0, Some(seat), "the dealer waits");
    assert!(held.legal().is_empty());
    held.may_not(&held.play_command(seat, &plies[0]), "rules", "house-no-confirm-first").await;
    two.meet().await;
    let other = &mut two.sockets[1 - seat];
    other.may_not(&json!({ "confirm": { "seat": 1 - seat } }), "rules", "house-no-confirm").await;
    other.may_not(&confirm, "forbidden", "house-no-your-seat").await;
    // Taken back, decided otherwise, confirmed.
    two.sockets[seat].does(&undo(seat, false)).await;
    two.sockets[seat].until(|socket| socket.snapshot["confirm"].is_null()).await;
    two.sockets[seat].play(seat, &plies[1]).await;
    two.sockets[seat].does(&confirm).await;
    two.sockets[seat].until(|socket| socket.snapshot["confirm"].is_null()).await;
    two.meet().await;
    assert_eq!(two.sockets[seat].seen.log.last().unwrap().0, None, "now the dealer drew");
    assert_eq!(two.sockets[seat].turn(), Some(1 - seat));
    two.sockets[seat].may_not(&undo(seat, false), "rules", "house-no-undo").await;
    assert_eq!(two.sockets[0].seen.log, two.sockets[1].seen.log);
}

/// The last decision of a game, not confirmed yet, shows nobody the seed.
#[tokio::test]
async fn a_game_that_waits_for_its_last_confirmation_is_not_over() {
    let house = Open::new().await;
    let mut two = house.two("jardins", json!({})).await;
    for person in &two.people {
        person.ask("PUT", "/api/v1/me/preferences", Some(r#"{"confirm":true}"#)).await.fine();
    }
    loop {
        let seat = two.turn().await;
        let socket = &mut two.sockets[seat];
        if socket.snapshot["confirm"].is_null() {
            let ply = two.chance.pick(&socket.legal()).clone();
            socket.play(seat, &ply).await;
        } else {
            let now = socket.snapshot["plies"].clone();
            let at = two.people[0].get(&format!("/api/v1/tables/{}/snapshot?ply={now}", two.id)).await;
            assert!(at.fine()["ending"].is_null() && !at.body.contains("seed"));
            let record = two.people[0].get(&format!("/api/v1/tables/{}/record", two.id)).await;
            assert!(!record.body.contains("seed"));
            let number = socket.number();
            socket.does(&json!({ "confirm": { "seat": seat } })).await;
            socket.catch_up(number + 1).await;
        }
        two.meet().await;
        if two.sockets[0].is_over() {
            return;
        }
    }
}
