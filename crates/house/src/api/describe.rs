//! The interface described by itself: an OpenAPI document made from the code, and a page to read it.

use std::fmt::Write as _;

use axum::Json;
use axum::response::Html;
use serde_json::Value;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{ContentBuilder, Ref, RefOr, Response, ResponseBuilder};
use utoipa::{Modify, OpenApi};

use super::{analysis, hosts, lessons, live, lobby, people, replay, statistics, tables, who};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Semiramis",
        description = "Tables, seats and live play. Cookies for browsers, `Authorization: Bearer TOKEN` for programs. \
                       WebSockets: `/api/v1/lobby` tells LobbyNews; `/api/v1/tables/{id}/live?after=N` tells TableNews and takes Frames."
    ),
    security((), ("cookie" = []), ("token" = [])),
    modifiers(&Everywhere),
    paths(
        tables::games,
        tables::rules,
        lessons::example,
        lessons::lesson,
        lessons::moment,
        lessons::explain,
        tables::list,
        tables::make,
        tables::show,
        tables::act,
        tables::moment,
        tables::told,
        tables::record,
        replay::table,
        replay::record,
        analysis::table,
        analysis::record,
        statistics::mine,
        people::me,
        people::name,
        people::prefer,
        people::register,
        people::sign_in,
        people::sign_out,
        people::sign_out_everywhere,
        people::token,
        live::socket,
        lobby::socket,
        hosts::healthz,
        hosts::readyz,
        hosts::metrics
    ),
    components(schemas(crate::protocol::Frame, crate::protocol::LobbyNews))
)]
struct Document;

/// What is the same everywhere: how one shows who one is, and how one is refused.
struct Everywhere;

impl Modify for Everywhere {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let components = document.components.get_or_insert_default();
        let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new(who::COOKIE)));
        components.add_security_scheme("cookie", cookie);
        components.add_security_scheme("token", SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer)));
        let ours = document.paths.paths.iter_mut().filter(|(path, _)| path.starts_with("/api/"));
        for operation in ours.flat_map(|(_, item)| [&mut item.get, &mut item.put, &mut item.post]).flatten() {
            operation.responses.responses.entry("default".to_owned()).or_insert_with(|| RefOr::T(refusal()));
        }
    }
}

fn refusal() -> Response {
    let content = ContentBuilder::new().schema(Some(Ref::from_schema_name("Refusal"))).build();
    ResponseBuilder::new().description("refused").content("application/json", content).build()
}

/// The OpenAPI document.
pub(super) async fn document() -> Json<utoipa::openapi::OpenApi> {
    Json(Document::openapi())
}

/// The same to read.
pub(super) async fn page() -> Html<String> {
    Html(render(&serde_json::to_value(Document::openapi()).unwrap_or_default()))
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
        "<title>Semiramis API</title><style>{STYLE}</style><h1>Semiramis API {}</h1><p>{}</p>",
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
        let document = serde_json::to_value(Document::openapi()).unwrap();
        let html = render(&document);
        for name in ["/api/v1/tables/{id}/deeds", "TableNews", "Moment", "NewTable", "Frame"] {
            assert!(html.contains(name), "{name}");
        }
        assert!(!document["paths"]["/api/v1/tables"]["post"]["requestBody"].is_null());
        assert!(document["components"]["schemas"]["Refusal"].is_object());
    }

    /// Whoever adds a route finds this.
    #[test]
    fn every_route_is_described_with_its_parameters() {
        let document = serde_json::to_value(Document::openapi()).unwrap();
        let (outer, inner) = include_str!("../api.rs").split_once("fn v1()").unwrap();
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
