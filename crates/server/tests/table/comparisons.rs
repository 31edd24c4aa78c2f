//! What an edition changes: played by the server, step by step, within bounds.

use catalog::GameVisitor;
use game::{Components, Evaluate, Setup};
use lab::{Comparison, Plan};
use serde_json::{Value, json};

use crate::client::{Answer, Browser};
use crate::open::{Open, UNLIMITED};

const PATH: &str = "/api/v1/comparison";

/// The standard box with so much gold to begin with.
fn own(gold: u32) -> String {
    let standard = catalog::find("jardins").unwrap().standard_components();
    let rich = standard.replacen("gold             = 2", &format!("gold             = {gold}"), 1);
    assert_ne!(rich, standard, "the file has changed");
    rich
}

fn wish(file: &str, level: &str, games: usize) -> Value {
    json!({ "game": "jardins", "players": 3, "level": level, "games": games, "after": { "kind": "own", "file": file } })
}

async fn ask(browser: &Browser, query: &str, wish: &Value) -> Answer {
    browser.ask("POST", &format!("{PATH}{query}"), Some(&wish.to_string())).await
}

/// Asks until it is over; says what was heard.
async fn compared(browser: &Browser, wish: &Value) -> Vec<Value> {
    let mut heard: Vec<Value> = Vec::new();
    loop {
        let done = heard.last().map_or(0, |news| news["done"].as_u64().unwrap());
        let news = ask(browser, &format!("?done={done}&wait=20"), wish).await.fine();
        let over = news["over"].as_bool().unwrap();
        heard.push(news);
        if over {
            return heard;
        }
    }
}

/// What the command line finds.
struct CommandLine(String, usize);

impl GameVisitor for CommandLine {
    type Output = Comparison;

    fn visit<G: Evaluate>(self) -> Comparison {
        let before = Setup::standard(&G::META, 3);
        let after = Setup { components: G::Components::editions().load(&self.0).unwrap(), ..before.clone() };
        let plan = Plan { games: self.1 as u64, seed: 1, minds: vec!["greedy".parse().unwrap()] };
        Comparison::new(&G::META, &lab::compare::<G>(&before, &after, &plan, |_| {}).unwrap())
    }
}

#[tokio::test]
async fn a_comparison_goes_on_step_by_step_and_finds_what_the_command_line_finds() {
    let house = Open::new().await;
    let ana = house.guest("Ana").await;
    let file = own(4);
    let heard = compared(&ana, &wish(&file, "scribe", 60)).await;
    assert!(heard.is_sorted_by_key(|news| news["done"].as_u64()), "{heard:?}");
    let last = heard.last().unwrap();
    assert_eq!((&last["done"], &last["of"]), (&json!(60), &json!(60)));
    let found = catalog::visit("jardins", CommandLine(file, 60)).unwrap();
    let told = &last["comparison"];
    let near = |told: &Value, found: f64| assert!((told.as_f64().unwrap() - found).abs() < 1e-9, "{told} {found}");
    for (told, found) in [(&told["points"], &found.points), (&told["rounds"], &found.rounds)] {
        near(&told["before"], found.before);
        near(&told["after"], found.after);
        near(&told["difference"], found.difference.mean);
        near(&told["low"], found.difference.low);
        near(&told["high"], found.difference.high);
    }
    for (told, found) in told["seats"].as_array().unwrap().iter().zip(&found.seats) {
        near(&told["wins"]["difference"], found.wins.difference.mean);
        for (told, found) in told["categories"].as_array().unwrap().iter().zip(&found.categories) {
            assert_eq!(told["category"], found.category);
            near(&told["points"]["difference"], found.change.difference.mean);
        }
    }
    assert_ne!(told["editions"][0], told["editions"][1]);
    // What is known is there at once for the next time one asks.
    let again = ask(&ana, "?wait=0", &wish(&own(4), "scribe", 60)).await.fine();
    assert_eq!(&again, last);
}

/// Whoever has one under way waits, or ends it; nobody else waits for it.
#[tokio::test]
async fn everybody_has_one_at_a_time_which_can_be_ended() {
    let house = Open::new().await;
    let (ana, beli) = (house.guest("Ana").await, house.guest("Beli").await);
    let long = wish(&own(1), "scribe", 2000);
    let begun = ask(&ana, "", &long).await.fine();
    assert_eq!((&begun["over"], &begun["of"]), (&json!(false), &json!(2000)));
    let short = wish(&own(1), "pupil", 4);
    ask(&ana, "", &short).await.refused(429, "house-no-too-fast");
    assert_eq!(compared(&beli, &short).await.last().unwrap()["done"], 4);
    // Ending nothing is no fault, and nobody ends what is another's.
    assert_eq!(beli.ask("DELETE", PATH, None).await.status, 204);
    ask(&ana, "", &short).await.refused(429, "house-no-too-fast");
    assert_eq!(ana.ask("DELETE", PATH, None).await.status, 204);
    assert_eq!(compared(&ana, &short).await.last().unwrap()["done"], 4);
    house.still_answers().await;
}

#[tokio::test]
async fn what_can_not_be_compared_is_refused_with_a_sentence() {
    let house = Open::new().await;
    let ana = house.guest("Ana").await;
    let asked = async |wish: Value| ask(&ana, "", &wish).await;
    for games in [0, 1, 2001] {
        asked(wish(&own(3), "pupil", games)).await.refused(400, "house-no-games");
    }
    for level in ["architect", "vizier", "oracle"] {
        asked(wish(&own(3), level, 10)).await.refused(400, "house-no-slow-level");
    }
    asked(wish(&own(3), "king", 10)).await.refused(400, "house-no-unreadable");
    asked(wish("gold = 1", "pupil", 10)).await.refused(400, "house-no-components");
    let changed = |key: &str, value: Value| {
        let mut wish = wish(&own(3), "pupil", 10);
        wish[key] = value;
        wish
    };
    asked(changed("game", json!("chess"))).await.refused(404, "house-no-game");
    asked(changed("players", json!(9))).await.refused(400, "table-setup-players");
    let none = json!({ "kind": "offered", "key": "none" });
    asked(changed("before", none)).await.refused(404, "house-no-edition");
    let standard = changed("before", json!({ "kind": "offered", "key": "standard" }));
    assert_eq!(compared(&ana, &standard).await.last().unwrap()["done"], 10);
    ask(&Browser::new(house.address), "", &standard).await.refused(401, "house-no-nameless");
}

/// A new edition costs memory for good, also where it is only compared.
#[tokio::test]
async fn new_editions_are_limited_here_too() {
    let house = Open::with(UNLIMITED).await;
    let ana = house.guest("Ana").await;
    let mut compared_so_far = 0;
    let refused = loop {
        let named = format!("name = \"Number {compared_so_far}\"\n{}", own(4));
        let answer = ask(&ana, "?wait=20", &wish(&named, "pupil", 2)).await;
        if answer.status != 200 {
            break answer;
        }
        compared_so_far += 1;
        assert!(compared_so_far < 30, "there is no limit");
    };
    refused.refused(429, "house-no-too-fast");
    assert_eq!(compared_so_far, 20);
}
