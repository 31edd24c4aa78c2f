//! A house that is asked to end.

use std::time::Duration;

use futures_util::StreamExt;
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

use crate::client::{Browser, until};
use crate::process::{Process, file_in};

/// How many requests the house has heard, this one among them.
async fn requests(browser: &Browser) -> u64 {
    let metrics = browser.get("/metrics").await.body;
    let count = metrics.lines().find_map(|line| line.strip_prefix("semiramis_requests_total "));
    count.unwrap_or_else(|| panic!("{metrics}")).parse().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_ends_soon_though_people_are_still_there() {
    let folder = tempfile::tempdir().unwrap();
    let mut house = Process::start(&file_in(folder.path()));
    let mut nabu = Browser::named(house.address, "Nabu").await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "oracle" }]);
    let id = nabu.make(&json!({ "game": "jardins", "seats": seats, "settings": { "think": 60 } })).await;
    let mut sockets = Vec::new();
    for _ in 0..20 {
        sockets.push(nabu.come(&id).await);
    }
    let mut random = crate::client::TestRandom(1);
    while sockets[0].turn() == Some(0) {
        sockets[0].play_any(0, &mut random).await;
    }
    let _lobby = nabu.lobby().await;
    // Somebody waits for something that will not happen, and the bot thinks for a minute.
    let (waiter, path) = (nabu.clone(), format!("/api/v1/tables/{id}/snapshot?after=9999&wait=30"));
    let before = requests(&nabu).await;
    let waiting = tokio::spawn(async move { waiter.try_ask("GET", &path, None).await });
    let seen = sockets.swap_remove(0).leave();
    let mut looks = 0;
    until("the house hears the question", async || {
        looks += 1;
        requests(&nabu).await > before + looks
    })
    .await;
    house.terminate();
    // Nobody is waited for who only listens: that would take ten seconds.
    let status = tokio::task::block_in_place(|| house.ended_within(Duration::from_secs(9)));
    assert!(status.success(), "{status}");
    assert!(house.rest().contains("closed"), "it says that it ended");
    let waited = waiting.await.unwrap().unwrap().fine();
    assert_eq!(waited["number"], seen.number, "who waits is told how it stands");
    for mut socket in sockets {
        let mut last = None;
        while let Some(Ok(message)) = socket.wire.next().await {
            last = Some(message);
        }
        let Some(Message::Close(Some(frame))) = last else { panic!("{last:?}") };
        assert_eq!(frame.code, CloseCode::Away);
    }
    let house = Process::start(&file_in(folder.path()));
    let socket = nabu.at(house.address).try_come(&id, seen).await.unwrap();
    assert_eq!(socket.turn(), Some(1));
}
