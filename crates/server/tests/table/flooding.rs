//! Nobody fills the lobby or the chat so that others are not seen any more.

use std::time::Duration;

use serde_json::json;
use server::Limits;

use crate::client::until;
use crate::open::{Open, UNLIMITED};

#[tokio::test]
async fn two_with_hundreds_of_public_tables_push_nobody_out_of_the_list() {
    let house = Open::new().await;
    let mut honest = house.guest("Nabu").await;
    let table = json!({ "game": "jardins", "seats": [{ "kind": "me" }, { "kind": "open" }], "public": true });
    let id = honest.make(&table).await;
    for name in ["Beli", "Adad"] {
        let mut flooder = house.guest(name).await;
        for _ in 0..101 {
            flooder.make(&table).await;
        }
    }
    let listed = house.guest("Visitor").await.get("/api/v1/tables?list=open").await.fine();
    let place = listed.as_array().unwrap().iter().position(|table| table["id"] == *id);
    assert!(place.is_some(), "three of each come first: {listed}");
    assert_eq!(listed.as_array().unwrap().len(), 7);
}

#[tokio::test]
async fn who_stays_in_the_lobby_is_told_few_tables_of_one_person_and_all_page_by_page() {
    let house = Open::new().await;
    let table = json!({ "game": "jardins", "seats": [{ "kind": "me" }, { "kind": "open" }], "public": true });
    let mut flooder = house.guest("Beli").await;
    for _ in 0..5 {
        flooder.make(&table).await;
    }
    let mut lobby = house.guest("Visitor").await.lobby().await;
    lobby.until(|news| news["type"] == "more" && news["list"] == "open").await;
    let newest = flooder.make(&table).await;
    let honest = house.guest("Nabu").await.make(&table).await;
    let told = lobby.until(|news| news["type"] == "table").await;
    assert_eq!(told["table"]["id"], *honest, "not {newest}");
    let visitor = house.guest("Visitor").await;
    let first = visitor.get("/api/v1/tables?list=open").await;
    assert_eq!(first.header("link"), Some("</api/v1/tables?list=open&page=1>; rel=\"next\""));
    let second = visitor.get("/api/v1/tables?list=open&page=1").await;
    assert_eq!(second.header("link"), None);
    assert_eq!([first, second].map(|page| page.fine().as_array().unwrap().len()), [4, 3]);
}

#[tokio::test]
async fn an_open_table_to_which_nobody_comes_is_removed() {
    let house = Open::set_up(|config| config.terms.open_tables_last = Some(Duration::from_millis(1))).await;
    let mut nabu = house.guest("Nabu").await;
    let id = nabu.make(&json!({ "game": "jardins", "seats": [{ "kind": "me" }, { "kind": "open" }] })).await;
    assert!(nabu.table(&id).await["expires"].is_number());
    let house = house.restart().await;
    // Who looks at the table itself would be somebody who came.
    let listed = async || nabu.at(house.address).get("/api/v1/tables?list=mine").await.fine();
    until("it is removed", async || listed().await == json!([])).await;
    nabu.at(house.address).get(&format!("/api/v1/tables/{id}")).await.refused(404, "house-no-table");
}

#[tokio::test]
async fn who_made_a_table_may_take_it_back_until_it_begins() {
    let house = Open::new().await;
    let (mut nabu, beli) = (house.guest("Nabu").await, house.guest("Beli").await);
    let table = json!({ "game": "jardins", "seats": [{ "kind": "me" }, { "kind": "open" }], "public": true });
    let (id, other) = (nabu.make(&table).await, nabu.make(&table).await);
    let (mut socket, mut lobby) = (beli.come(&id).await, beli.lobby().await);
    lobby.until(|news| news["table"]["id"] == *other).await;
    socket.may_not(&json!("cancel"), "forbidden", "house-no-your-table").await;
    nabu.command(&id, &json!("cancel")).await.fine();
    socket.until(|socket| socket.table["status"] == "closed").await;
    lobby.until(|news| news["type"] == "gone" && news["id"] == *id).await;
    nabu.get(&format!("/api/v1/tables/{id}")).await.refused(404, "house-no-table");
    beli.command(&other, &json!({ "sit": { "seat": 1 } })).await.fine();
    nabu.command(&other, &json!("cancel")).await.refused(409, "house-no-begun");
}

#[tokio::test]
async fn a_rematch_that_was_taken_back_can_be_made_again() {
    let house = Open::new().await;
    let mut two = house.two("jardins", json!({})).await;
    two.sockets[0].does(&json!({ "resign": { "seat": 0 } })).await;
    let rematch = async || two.people[1].command(&two.id, &json!("rematch")).await.fine()["id"].clone();
    let made = rematch().await;
    assert_eq!(rematch().await, made);
    two.people[1].command(made.as_str().unwrap(), &json!("cancel")).await.fine();
    let again = rematch().await;
    assert_ne!(again, made);
    assert_eq!(two.people[0].table(again.as_str().unwrap()).await["status"], "open");
}

#[tokio::test]
async fn many_guests_of_one_address_do_not_say_more_than_a_family() {
    let house = Open::with(Limits { person: 20, ..UNLIMITED }).await;
    let mut first = house.guest("Nabu").await;
    let id = first.make(&json!({ "game": "jardins", "seats": [{ "kind": "me" }, { "kind": "open" }] })).await;
    let mut said = 0;
    for number in 0..12 {
        let guest = house.guest(&format!("Guest {number}")).await;
        for _ in 0..10 {
            let answer = guest.command(&id, &json!({ "say": { "text": "buy gardens" } })).await;
            said += usize::from(answer.status == 200);
        }
    }
    // Two more each second that the test takes.
    assert!((30..80).contains(&said), "{said} lines");
}
