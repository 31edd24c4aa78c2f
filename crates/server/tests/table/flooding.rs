//! Nobody fills the lobby or the chat so that others are not seen any more.

use serde_json::json;
use server::Limits;

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
    assert!(place.is_some_and(|place| place < 3), "{place:?} of {}", listed.as_array().unwrap().len());
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
