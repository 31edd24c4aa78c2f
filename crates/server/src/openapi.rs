//! The interface described by itself: an OpenAPI document made from the code, and a page to read it.

mod complete;
mod views;

use std::fmt::Write as _;
use std::sync::LazyLock;

use axum::Json;
use axum::http::header;
use axum::response::{Html, IntoResponse};
use serde_json::Value;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityScheme};
use utoipa::{Modify, OpenApi};

use self::complete::complete;
use self::views::add_views;
use crate::error::usual;
use crate::{
    account, admin, analysis, comparison, editions, extract, hosts, lessons, lobby_socket, people, problem, replay,
    statistics, table_socket, tables,
};
use game::Language;
use protocol::ErrorCode;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Semiramis",
        description = "Tables, seats and table play. Cookies for browsers, `Authorization: Bearer TOKEN` for programs. \
                       WebSockets: `/api/v1/lobby` tells LobbyUpdate; `/api/v1/tables/{id}/live?after=N` tells TableUpdate and takes ClientMessages."
    ),
    security((), ("cookie" = []), ("token" = [])),
    modifiers(&Everywhere),
    paths(
        tables::games,
        editions::list,
        editions::show,
        editions::check,
        comparison::compare,
        comparison::end,
        tables::rules,
        lessons::example,
        lessons::lesson,
        lessons::snapshot,
        lessons::explain,
        tables::list,
        tables::make,
        tables::show,
        tables::act,
        tables::snapshot,
        tables::log,
        tables::record,
        editions::table,
        replay::table,
        replay::record,
        analysis::table,
        analysis::record,
        statistics::mine,
        people::me,
        people::name,
        people::prefer,
        people::register,
        account::show,
        account::change_password,
        account::set_mail,
        account::forgotten,
        account::link,
        account::reset_password,
        account::confirm_mail,
        account::sessions,
        account::end_session,
        account::export,
        account::delete,
        people::sign_in,
        people::sign_out,
        people::sign_out_everywhere,
        people::token,
        people::tokens,
        people::end_token,
        table_socket::socket,
        lobby_socket::socket,
        admin::bulletins,
        admin::find_people,
        admin::ban,
        admin::unban,
        admin::banned_addresses,
        admin::ban_address,
        admin::unban_address,
        admin::find_tables,
        admin::close_table,
        admin::list_reports,
        admin::settle_report,
        admin::announce,
        admin::withdraw,
        admin::audit_log,
        hosts::healthz,
        hosts::readyz,
        hosts::metrics
    ),
    components(schemas(
        game::Arg,
        game::Seat,
        protocol::ClientMessage,
        protocol::LobbyUpdate,
        protocol::PeopleFilter,
        protocol::Problem,
        protocol::TableFilter,
        protocol::TableUpdate
    ))
)]
struct Document;

/// How somebody shows who asks.
struct Everywhere;

impl Modify for Everywhere {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let components = document.components.get_or_insert_default();
        let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new(extract::COOKIE)));
        components.add_security_scheme("cookie", cookie);
        components.add_security_scheme("token", SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer)));
    }
}

static DOCUMENT: LazyLock<Value> = LazyLock::new(|| {
    let mut document = serde_json::to_value(Document::openapi()).unwrap_or_default();
    add_views(&mut document);
    complete(&mut document);
    document
});

/// The OpenAPI document.
pub(crate) async fn document() -> Json<&'static Value> {
    Json(&DOCUMENT)
}

/// The same to read.
pub(crate) async fn page() -> Html<String> {
    Html(render(&DOCUMENT))
}

/// How that is shown: a style that stands in a page is not let in by its own policy.
pub(crate) async fn style() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/css; charset=utf-8")], STYLE)
}

const STYLE: &str = "body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}code{font-size:.95em}\
                     summary{cursor:pointer;padding:.3rem 0}b{display:inline-block;min-width:4rem}pre{overflow:auto;background:#8882;padding:1rem}";

fn render(document: &Value) -> String {
    let mut html =
        String::from("<!doctype html><meta charset=utf-8><meta name=viewport content=\"width=device-width\">");
    let info = &document["info"];
    // Writing to memory can't fail.
    let _ = write!(
        html,
        "<title>Semiramis API</title><link rel=stylesheet href=/api/openapi.css><h1>Semiramis API {}</h1><p>{}</p>",
        words(&info["version"]),
        words(&info["description"])
    );
    html.push_str("<p>As a document: <a href=\"/api/openapi.json\">openapi.json</a></p><h2>Requests</h2>");
    for (path, methods) in document["paths"].as_object().into_iter().flatten() {
        for (method, what) in methods.as_object().into_iter().flatten() {
            let _ = write!(
                html,
                "<details><summary><b>{}</b><code>{}</code> {}</summary>",
                escape(&method.to_uppercase()),
                escape(path),
                words(&what["summary"])
            );
            pretty(&mut html, what);
            html.push_str("</details>");
        }
    }
    html.push_str("<h2>Errors</h2>");
    for code in ErrorCode::ALL {
        let (key, status, title) = (code.key(), usual(code).as_u16(), problem::title(code, Language::En));
        let _ = write!(html, "<p id=\"error-{key}\"><b>{status}</b> <code>{key}</code> {}</p>", escape(&title));
    }
    html.push_str("<h2>Types</h2>");
    for (name, schema) in document["components"]["schemas"].as_object().into_iter().flatten() {
        let _ = write!(
            html,
            "<details id=\"{0}\"><summary><code>{0}</code> {1}</summary>",
            escape(name),
            words(&schema["description"])
        );
        pretty(&mut html, schema);
        html.push_str("</details>");
    }
    html
}

fn pretty(html: &mut String, value: &Value) {
    let text = serde_json::to_string_pretty(value).unwrap_or_default();
    let _ = write!(html, "<pre>{}</pre>", escape(&text));
}

fn words(value: &Value) -> String {
    escape(value.as_str().unwrap_or_default())
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_described() {
        let document = &*DOCUMENT;
        let html = render(document);
        for name in ["/api/v1/tables/{id}/commands", "TableUpdate", "Snapshot", "NewTable", "ClientMessage"] {
            assert!(html.contains(name), "{name}");
        }
        assert!(!document["paths"]["/api/v1/tables"]["post"]["requestBody"].is_null());
        assert!(document["components"]["schemas"]["ErrorResponse"].is_object());
        for code in ErrorCode::ALL {
            let place = problem::kind(code);
            assert!(html.contains(&format!("id=\"{}\"", place.trim_start_matches("/api#"))), "{place}");
        }
    }

    /// Whoever adds a route finds this.
    #[test]
    fn every_route_is_described_with_its_parameters() {
        let document = &*DOCUMENT;
        let (outer, inner) = include_str!("router.rs").split_once("fn v1()").unwrap();
        let routes = |source: &str, under: &str| {
            let routes = source.split(".route(\"").skip(1);
            let path = |route: &str| format!("{under}{}", route.split('"').next().unwrap());
            routes.map(path).filter(|path| !path.starts_with("/api/o") && path != "/api").collect::<Vec<_>>()
        };
        let routes = [routes(outer, ""), routes(inner, "/api/v1")].concat();
        assert!(routes.len() > 15, "{routes:?}");
        for route in routes {
            let described = document["paths"][&route].as_object().unwrap_or_else(|| panic!("{route} is not described"));
            for (method, what) in described {
                let named = what["parameters"].as_array().into_iter().flatten();
                let named: Vec<_> = named.filter(|one| one["in"] == "path").map(|one| one["name"].clone()).collect();
                let wanted: Vec<_> =
                    route.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}')).collect();
                assert_eq!(named, wanted, "{method} {route}");
            }
        }
    }
}
