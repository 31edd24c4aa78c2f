//! Passwords, letters, browsers and how long one stays signed in, whichever database the house uses.

use std::net::SocketAddr;
use std::time::Duration;

use house::admin::people::{self, ResetLink};
use serde_json::{Value, json};
use server::{MailEncryption, MailSettings};
use store::{Step, Store};

use crate::bases::{Base, number, statement};
use crate::client::{Answer, Browser, until};
use crate::opening::{open_two, open_with};
use crate::smtp::SmtpServer;

crate::on_both!(
    a_new_password_signs_other_browsers_out,
    browsers_are_listed_and_signed_out_one_by_one,
    a_browser_that_is_not_used_is_signed_out,
    a_forgotten_password_is_replaced_by_mail,
    an_address_counts_once_it_is_confirmed,
    a_host_makes_a_link_that_works_once,
);

const OLD: &str = "the gardens hang";
const NEW: &str = "the gardens float";

fn account(login: &str, password: &str) -> Value {
    json!({ "login": login, "password": password })
}

/// Somebody with an account.
async fn registered(address: SocketAddr, login: &str) -> Browser {
    let mut browser = Browser::named(address, "Nabu").await;
    browser.post("/api/v1/account", &account(login, OLD)).await.fine();
    browser
}

async fn signed_in(address: SocketAddr, login: &str, password: &str) -> Browser {
    let mut browser = Browser::new(address);
    browser.post("/api/v1/sign-in", &account(login, password)).await.fine();
    browser
}

async fn put(browser: &Browser, path: &str, body: &Value) -> Answer {
    browser.ask("PUT", path, Some(&body.to_string())).await
}

fn new_password(old: &str, new: &str) -> Value {
    json!({ "old": old, "new": new })
}

/// Signed out there; another process hears of it in a moment.
async fn is_out(browser: &Browser) {
    until("a browser is signed out", async || browser.get("/api/v1/me").await.status == 401).await;
}

async fn a_new_password_signs_other_browsers_out(base: Base) {
    let [here, there] = open_two(&base).await;
    let mut nabu = registered(here, "nabu").await;
    let elsewhere = signed_in(there, "nabu", OLD).await;
    let token = nabu.post("/api/v1/tokens", &json!({ "label": "bot" })).await.fine();
    let bearer = format!("Bearer {}", token["token"].as_str().unwrap());
    let program = Browser::new(there).with("authorization", &bearer);
    for known in [&elsewhere, &program] {
        known.get("/api/v1/me").await.fine();
    }
    let path = "/api/v1/account/password";
    put(&nabu, path, &new_password("a guess of it", NEW)).await.refused(403, "house-no-old-password");
    put(&nabu, path, &new_password(OLD, "short")).await.refused(400, "house-no-password");
    put(&elsewhere, path, &json!({ "new": NEW })).await.refused(400, "house-no-unreadable");
    elsewhere.get("/api/v1/me").await.fine();
    put(&nabu, path, &new_password(OLD, NEW)).await.fine();
    nabu.get("/api/v1/me").await.fine();
    is_out(&elsewhere).await;
    program.get("/api/v1/me").await.fine();
    Browser::new(there).post("/api/v1/sign-in", &account("nabu", OLD)).await.refused(403, "house-no-wrong-password");
    signed_in(there, "nabu", NEW).await;
}

async fn browsers_are_listed_and_signed_out_one_by_one(base: Base) {
    let [here, there] = open_two(&base).await;
    let nabu = registered(here, "nabu").await;
    let phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile Safari/604.1";
    let mut elsewhere = Browser::new(there).with("user-agent", phone);
    elsewhere.post("/api/v1/sign-in", &account("nabu", OLD)).await.fine();
    elsewhere.get("/api/v1/me").await.fine();
    let listed = async || nabu.get("/api/v1/sessions").await.fine().as_array().unwrap().clone();
    until("the last use is noted", async || listed().await.iter().all(|one| one["used"].is_number())).await;
    let sessions = listed().await;
    let told: Vec<_> = sessions.iter().map(|one| (one["browser"].as_str().unwrap(), &one["current"])).collect();
    assert_eq!(told, [("", &json!(true)), ("Safari, iPhone", &json!(false))]);
    let path = format!("/api/v1/sessions/{}", sessions[1]["id"].as_str().unwrap());
    let other = Browser::named(here, "Beli").await;
    other.ask("DELETE", &path, None).await.refused(404, "house-no-session");
    elsewhere.get("/api/v1/me").await.fine();
    nabu.ask("DELETE", &path, None).await.fine();
    nabu.ask("DELETE", &path, None).await.refused(404, "house-no-session");
    is_out(&elsewhere).await;
    assert_eq!(listed().await.len(), 1);
    nabu.get("/api/v1/me").await.fine();
}

const DAY: i64 = 24 * 3_600_000;

/// All sessions so far were last used so many days ago.
async fn use_ago(store: &Store, days: i64) {
    let age = "UPDATE sessions SET created = created - $1, used = COALESCE(used, created) - $1";
    store.write(vec![Step::Run(statement(age, [(days * DAY).into()]))]).await.unwrap();
}

async fn a_browser_that_is_not_used_is_signed_out(base: Base) {
    let ending = |config: &mut server::Config| config.session_end = Duration::from_hours(48);
    let address = open_with(&base, ending).await;
    let store = base.open().await;
    let (mut nabu, beli) = (Browser::named(address, "Nabu").await, Browser::named(address, "Beli").await);
    use_ago(&store, 1).await;
    beli.get("/api/v1/me").await.fine();
    let count = "SELECT COUNT(*) FROM sessions WHERE used > created";
    until("the use is noted", async || number(&store, count).await == 1).await;
    use_ago(&store, 1).await;
    let token = nabu.post("/api/v1/tokens", &json!({ "label": "bot" })).await;
    token.refused(401, "house-no-credential");
    // Whoever used it the day before stays signed in, and sees none that has ended.
    beli.get("/api/v1/me").await.fine();
    assert_eq!(beli.get("/api/v1/sessions").await.fine().as_array().unwrap().len(), 1);
    let made = beli.clone().post("/api/v1/tokens", &json!({ "label": "bot" })).await.fine();
    let program = Browser::new(address).with("authorization", &format!("Bearer {}", made["token"].as_str().unwrap()));
    use_ago(&store, 9).await;
    program.get("/api/v1/me").await.fine();
    // What has ended is forgotten by the next house that opens.
    open_with(&base, ending).await;
    until("old sessions go", async || number(&store, "SELECT COUNT(*) FROM sessions").await == 1).await;
}

/// A house that sends mail, and who takes it.
async fn with_mail(base: &Base) -> (SocketAddr, SmtpServer) {
    let smtp = SmtpServer::open().await;
    let mail = MailSettings {
        host: smtp.address.ip().to_string(),
        port: Some(smtp.address.port()),
        encryption: MailEncryption::None,
        login: None,
        from: "Games <games@example.org>".to_owned(),
        url: "https://games.example.org/".to_owned(),
    };
    (open_with(base, |config| config.mail = Some(mail)).await, smtp)
}

/// Says where one is to be written to, and confirms it.
async fn confirm(browser: &mut Browser, smtp: &mut SmtpServer, mail: &str) {
    let wish = json!({ "mail": mail, "password": OLD });
    put(browser, "/api/v1/account/mail", &wish).await.fine();
    let letter = smtp.letter().await;
    let (page, secret) = letter.link();
    assert_eq!((letter.to.as_str(), page), (mail, "https://games.example.org/confirm"));
    let told = browser.post("/api/v1/links/mail", &json!({ "link": secret })).await.fine();
    assert_eq!((&told["kind"], &told["mail"]), (&json!("mail"), &json!(mail)));
    browser.post("/api/v1/links/mail", &json!({ "link": secret })).await.refused(404, "house-no-link");
}

async fn a_forgotten_password_is_replaced_by_mail(base: Base) {
    let (address, mut smtp) = with_mail(&base).await;
    let mut nabu = registered(address, "nabu").await;
    let mut visitor = Browser::new(address).with("accept-language", "fr");
    let forgotten = json!({ "who": " NABU " });
    // Nothing is sent as long as no address is known, and nobody learns that.
    assert_eq!(visitor.post("/api/v1/forgotten-password", &forgotten).await.status, 202);
    assert_eq!(visitor.post("/api/v1/forgotten-password", &json!({ "who": "nobody" })).await.status, 202);
    confirm(&mut nabu, &mut smtp, "nabu@example.org").await;
    for who in [forgotten, json!({ "who": "Nabu@Example.org" })] {
        assert_eq!(visitor.post("/api/v1/forgotten-password", &who).await.status, 202);
        let letter = smtp.letter().await;
        assert!(letter.text.contains("From: Games <games@example.org>"), "{letter:?}");
        assert!(letter.text.contains("mot de passe") && letter.text.contains("Bonjour Nabu"), "{letter:?}");
        let (page, secret) = letter.link();
        assert_eq!((letter.to.as_str(), page), ("nabu@example.org", "https://games.example.org/reset"));
        let told = visitor.post("/api/v1/links", &json!({ "link": secret })).await.fine();
        assert_eq!(told, json!({ "kind": "password", "login": "nabu", "mail": null }));
        visitor.post("/api/v1/links/mail", &json!({ "link": secret })).await.refused(404, "house-no-link");
        let short = json!({ "link": secret, "password": "short" });
        visitor.post("/api/v1/links/password", &short).await.refused(400, "house-no-password");
        let wish = json!({ "link": secret, "password": NEW });
        let mut signed_in = visitor.clone();
        assert_eq!(signed_in.post("/api/v1/links/password", &wish).await.fine()["login"], "nabu");
        assert_eq!(signed_in.get("/api/v1/me").await.fine()["login"], "nabu");
        visitor.post("/api/v1/links/password", &wish).await.refused(404, "house-no-link");
        assert!(smtp.letter().await.text.contains("vient de changer"), "whoever owns it hears of it");
    }
    is_out(&nabu).await;
    signed_in(address, "nabu", NEW).await;
}

async fn an_address_counts_once_it_is_confirmed(base: Base) {
    let (address, mut smtp) = with_mail(&base).await;
    let mut nabu = registered(address, "nabu").await;
    let path = "/api/v1/account/mail";
    let wish = |mail: Value, password: &str| json!({ "mail": mail, "password": password });
    put(&nabu, path, &wish(json!("nabu@example.org"), NEW)).await.refused(403, "house-no-old-password");
    put(&nabu, path, &wish(json!("nabu at home"), OLD)).await.refused(400, "house-no-mail");
    put(&nabu, path, &wish(json!("nabu@example.org"), OLD)).await.fine();
    let first = smtp.letter().await;
    let account = async |nabu: &Browser| nabu.get("/api/v1/account").await.fine();
    let told = json!({ "login": "nabu", "mail": null, "sends_mail": true });
    assert_eq!(account(&nabu).await, told, "nobody has confirmed it");
    // A newer letter makes an older one worthless.
    confirm(&mut nabu, &mut smtp, "nabu@gardens.example").await;
    nabu.post("/api/v1/links/mail", &json!({ "link": first.link().1 })).await.refused(404, "house-no-link");
    assert_eq!(account(&nabu).await["mail"], "nabu@gardens.example");
    put(&nabu, path, &wish(Value::Null, OLD)).await.fine();
    assert_eq!(account(&nabu).await["mail"], Value::Null);
    assert!(smtp.is_empty());
    // One address is written to so often; another one still is.
    let mut visitor = Browser::new(address);
    for status in [202, 202, 202, 429] {
        assert_eq!(visitor.post("/api/v1/forgotten-password", &json!({ "who": "beli" })).await.status, status);
    }
    assert_eq!(visitor.post("/api/v1/forgotten-password", &json!({ "who": "adad" })).await.status, 202);
}

async fn a_host_makes_a_link_that_works_once(base: Base) {
    let [here, there] = open_two(&base).await;
    let nabu = registered(here, "nabu").await;
    let store = base.open().await;
    let made = async |who: &str, until: i64| match people::reset(&store, who, until).await.unwrap() {
        ResetLink::Made { secret, login } => (secret, login),
        other => panic!("{other:?}"),
    };
    let (late, _) = made("nabu", 1).await;
    let (secret, login) = made("Nabu", i64::MAX).await;
    assert_eq!(login, "nabu");
    let mut visitor = Browser::new(there);
    // A house that sends no mail says so.
    visitor.post("/api/v1/forgotten-password", &json!({ "who": "nabu" })).await.refused(403, "house-no-no-mail");
    for wrong in [late.as_str(), "", "nonsense"] {
        let wish = json!({ "link": wrong, "password": NEW });
        visitor.post("/api/v1/links/password", &wish).await.refused(404, "house-no-link");
    }
    nabu.get("/api/v1/me").await.fine();
    visitor.post("/api/v1/links/password", &json!({ "link": secret, "password": NEW })).await.fine();
    is_out(&nabu).await;
    signed_in(here, "nabu", NEW).await;
    let guest = Browser::named(here, "Beli").await.get("/api/v1/me/export").await.fine();
    let guest = guest["id"].as_str().unwrap();
    assert_eq!(people::reset(&store, guest, i64::MAX).await, Ok(ResetLink::Guest));
    assert_eq!(people::reset(&store, "nobody", i64::MAX).await, Ok(ResetLink::Unknown));
}
