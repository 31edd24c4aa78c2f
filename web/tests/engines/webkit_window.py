#!/usr/bin/python3
"""A window that is nothing but a WebKit view, of any size, driven by WebKitWebDriver.

Every page runs the script of $SEMIRAMIS_SCRIPT before its own.
"""

import os
from pathlib import Path

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

SCRIPT = Path(os.environ["SEMIRAMIS_SCRIPT"]).read_text(encoding="utf-8")


def scripts() -> WebKit2.UserContentManager:
    """What every page runs first."""
    manager = WebKit2.UserContentManager()
    everywhere = WebKit2.UserContentInjectedFrames.ALL_FRAMES
    start = WebKit2.UserScriptInjectionTime.START
    manager.add_script(WebKit2.UserScript.new(SCRIPT, everywhere, start, None, None))
    return manager


def open_view(context: WebKit2.WebContext) -> WebKit2.WebView:
    """A view in a window without edges."""
    view = WebKit2.WebView(
        web_context=context,
        is_controlled_by_automation=True,
        user_content_manager=scripts(),
    )
    view.get_settings().set_enable_webgl(True)
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(1280, 800)
    window.add(view)
    window.show_all()
    window.move(0, 0)
    view.connect("close", lambda _: window.destroy())
    return view


def begin(context: WebKit2.WebContext, session: WebKit2.AutomationSession) -> None:
    """Answers the driver."""
    info = WebKit2.ApplicationInfo()
    info.set_name("semiramis")
    session.set_application_info(info)
    session.connect("create-web-view", lambda _: open_view(context))


def main() -> None:
    context = WebKit2.WebContext.new_ephemeral()
    context.set_automation_allowed(True)
    context.connect("automation-started", begin)
    Gtk.main()


main()
