//! Many passwords: throttled by address and for the whole house.

use serde_json::{Value, json};

use crate::client::Browser;
use crate::open::Open;

fn account(login: &str) -> Value {
    json!({ "login": login, "password": "the gardens fall" })
}

/// Somebody behind the proxy with an address of their own.
fn from(house: &Open, address: &str) -> Browser {
    Browser::new(house.address).with("x-forwarded-for", address)
}

#[tokio::test]
async fn one_address_does_not_try_one_password_on_many_logins() {
    let house = Open::set_up(|config| config.proxy = true).await;
    let mut thief = from(&house, "203.0.113.7");
    let mut tried = 0;
    while thief.post("/api/v1/sign-in", &account(&format!("person-{tried}"))).await.status == 403 {
        tried += 1;
        assert!(tried < 60, "nobody stops it");
    }
    assert!(tried >= 10, "a family behind one address signs in");
    thief.post("/api/v1/sign-in", &account("another")).await.refused(429, "house-no-too-fast");
    from(&house, "203.0.113.8")
        .post("/api/v1/sign-in", &account("another"))
        .await
        .refused(403, "house-no-wrong-password");
}

#[tokio::test]
async fn the_whole_house_hashes_so_many_and_keeps_no_long_queue() {
    let house = Open::set_up(|config| config.proxy = true).await;
    from(&house, "203.0.113.1")
        .post("/api/v1/sign-in", &account("first"))
        .await
        .refused(403, "house-no-wrong-password");
    let tries = (0..300).map(|number| {
        let mut thief = from(&house, &format!("198.51.{}.{}", number / 250, number % 250));
        tokio::spawn(async move { thief.post("/api/v1/sign-in", &account(&format!("person-{number}"))).await.status })
    });
    let tries: Vec<_> = tries.collect();
    let mut refused = 0;
    for one in tries {
        let status = one.await.unwrap();
        assert!([403, 429].contains(&status), "{status}");
        refused += usize::from(status == 429);
    }
    assert!(refused > 0, "all three hundred were hashed");
}
