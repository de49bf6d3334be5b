"""Messages to a phone whose page is closed: asked for, sent by the server, delivered to the browser, shown, and opened.

There is no push service here, so the browser's subscription is one of the test's own; and nobody's finger, so the
windows that a tap opens are written down. The server, the service worker and the notifications are real.
"""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, Locator, expect

from tests.e2e.conftest import open_browser
from tests.e2e.live_event import Phone
from tests.e2e.test_event_phone import city, come
from tests.e2e.visitor import Visitor
from tests.server.city import City
from tests.server.conftest import RunningServer, open_house
from tests.server.elsewhere import Elsewhere, Subscriber, elsewhere

__all__ = ["city", "come"]  # fixtures

# A subscription as a push service would give it; it outlives a reload.
_PUSH_SERVICE = """
  const kept = () => sessionStorage.getItem("subscription");
  const made = () => kept() && {
    ...JSON.parse(kept()),
    toJSON: () => JSON.parse(kept()),
    unsubscribe: async () => (sessionStorage.removeItem("subscription"), true),
  };
  PushManager.prototype.getSubscription = async () => made();
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    if (!userVisibleOnly || applicationServerKey.length !== 87) throw new Error("not asked as it should be");
    sessionStorage.setItem("subscription", `SUBSCRIPTION`);
    return made();
  };
"""
_SHOWN = """async (wanted) => {
  const shown = await (await navigator.serviceWorker.ready).getNotifications();
  const known = shown.map(({ title, body, tag, data }) => [title, body, tag, data].join("|"));
  return known.sort().join("||") === wanted.sort().join("||");
}"""
# Who asks what is shown while something is just being shown can make the browser forget it: so that is waited for.
_WILL_SHOW = """() => {
  globalThis.shown = new Promise((resolve) => {
    registration.showNotification = (...what) => {
      delete registration.showNotification;
      const showing = registration.showNotification(...what);
      resolve(showing);
      return showing;
    };
  });
}"""
_TAP = """async () => {
  const [shown] = await registration.getNotifications();
  const windows = [];
  clients.openWindow = async (path) => windows.push(["open", path]);
  WindowClient.prototype.focus = async function () { windows.push(["focus", new URL(this.url).pathname]); };
  const waited = [];
  const tap = new NotificationEvent("notificationclick", { notification: shown });
  tap.waitUntil = (work) => waited.push(work);
  dispatchEvent(tap);
  await Promise.all(waited);
  return windows;
}"""


@pytest.fixture(scope="module")
def browser(chromium: BrowserType) -> Iterator[Browser]:
    """One that shows notifications."""
    with open_browser(chromium) as opened:
        yield opened


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server whose messages may stay here."""
    with open_house(tmp_path_factory.mktemp("server"), KIPPU_OUTGOING="127.0.0.1") as running:
        yield running


@pytest.fixture
def place() -> Iterator[Elsewhere]:
    with elsewhere() as there:
        yield there


def push_service(visitor: Visitor, subscriber: Subscriber) -> None:
    """The browser may show messages, and knows a push service."""
    keys = {name: subscriber.subscription[name] for name in ("endpoint", "keys")}
    visitor.page.context.grant_permissions(["notifications"])
    visitor.page.add_init_script(_PUSH_SERVICE.replace("SUBSCRIPTION", json.dumps(keys)))


def switch(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("checkbox", name=visitor.words("push"))


def see(visitor: Visitor, state: str, about: str) -> None:
    expect(visitor.page.locator("[data-push]")).to_have_attribute("data-push", state)
    expect(visitor.page.locator("[data-push]")).to_contain_text(visitor.words(about))
    assert switch(visitor).is_checked() == (state == "on")


def deliver(visitor: Visitor, message: dict[str, Any]) -> None:
    """What a push service hands over to the browser, and the browser shows."""
    session = visitor.page.context.new_cdp_session(visitor.page)
    known: list[Any] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda told: known.extend(told["registrations"]))
    session.send("ServiceWorker.enable")
    here: dict[str, Any] | None = None
    while here is None:  # every question lets one more event in
        visitor.page.evaluate("async () => void (await navigator.serviceWorker.ready)")
        here = next((one for one in known if one["scopeURL"] == f"{visitor.origin}/"), None)
    data = {"origin": visitor.origin, "registrationId": here["registrationId"], "data": json.dumps(message)}
    [worker] = visitor.page.context.service_workers
    worker.evaluate(_WILL_SHOW)
    session.send("ServiceWorker.deliverPushMessage", data)
    session.detach()
    worker.evaluate("() => shown")


def shows(visitor: Visitor, *messages: dict[str, str]) -> None:
    """Wait until exactly these notifications lie there."""
    lines = [f"{one['title']}|{one['body']}|{one['table']} {one['tag']}|{one['table']}" for one in messages]
    visitor.page.wait_for_function(_SHOWN, arg=lines)


def tap(visitor: Visitor) -> list[list[str]]:
    [worker] = visitor.page.context.service_workers
    windows: list[list[str]] = worker.evaluate(_TAP)
    return windows


def test_a_goal_is_shown_on_a_closed_phone(visit: Callable[..., Visitor], city: City, place: Elsewhere) -> None:
    visitor, subscriber = visit("ja", phone=True, game="momotetsu", keeps=True), Subscriber(f"{place.url}/phone", "ja")
    push_service(visitor, subscriber)
    phone = Phone(visitor).scans(city.codes["teams"][0])
    phone.tab("more").click()
    see(visitor, "off", "push-about")
    switch(visitor).check()
    see(visitor, "on", "push-about")
    visitor.page.reload()
    phone.tab("more").click()
    see(visitor, "on", "push-about")
    gm, other = city.master(), city.phone(1)
    destination = gm.view["destination"]
    visitor.open("/")
    assert city.goal(other, gm)["type"] == "done"
    goal = subscriber.read(place.next().content)
    deliver(visitor, goal)
    points = next(event["points"] for event in other.events if event["type"] == "goal_reached")
    body = phone.words("push-goal", team="Team 2", square=phone.name(destination), points=points)
    shows(visitor, {"title": "霞浜の一日", "body": body, "tag": "goal", "table": city.table})
    assert tap(visitor) == [["open", f"/t/{city.table}"]]
    shows(visitor)
    # Where the event is open already, that window comes to the front.
    visitor.open(f"/t/{city.table}")
    deliver(visitor, goal)
    shows(visitor, goal)
    again = goal | {"body": "the same again"}
    deliver(visitor, again)
    shows(visitor, again)  # in its place, not beside it
    assert tap(visitor) == [["focus", f"/t/{city.table}"]]
    phone.tab("more").click()
    switch(visitor).uncheck()
    see(visitor, "off", "push-about")
    visitor.page.reload()
    phone.tab("more").click()
    see(visitor, "off", "push-about")


def test_a_browser_without_a_push_service_says_so(come: Callable[..., Phone]) -> None:
    phone = come()
    phone.visitor.tolerated = re.compile("does not support the Push API in incognito mode")
    phone.page.context.grant_permissions(["notifications"])
    phone.tab("more").click()
    see(phone.visitor, "off", "push-about")
    switch(phone.visitor).click()
    see(phone.visitor, "failed", "push-failed")


def test_a_browser_that_was_told_to_show_nothing_says_so(come: Callable[..., Phone]) -> None:
    phone = come()
    phone.page.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'denied' })")
    phone.loads_anew()
    phone.tab("more").click()
    see(phone.visitor, "denied", "push-denied")


def test_a_browser_that_asks_and_is_told_no_says_so(come: Callable[..., Phone]) -> None:
    phone = come()
    phone.page.add_init_script("Notification.requestPermission = async () => 'denied'")
    phone.loads_anew()
    phone.tab("more").click()
    switch(phone.visitor).click()
    see(phone.visitor, "denied", "push-denied")


def test_a_browser_that_cannot_says_so(come: Callable[..., Phone]) -> None:
    phone = come("ja")
    phone.page.add_init_script("delete window.PushManager")
    phone.loads_anew()
    phone.tab("more").click()
    see(phone.visitor, "unsupported", "push-unsupported")
    expect(switch(phone.visitor)).to_be_disabled()


def test_a_game_master_can_ask_too(visit: Callable[..., Visitor], city: City, place: Elsewhere) -> None:
    visitor, subscriber = visit(game="momotetsu", keeps=True), Subscriber(f"{place.url}/gm")
    push_service(visitor, subscriber)
    visitor.open(f"/join/{city.codes['masters']}")
    visitor.field("form-name").fill("Rin")
    visitor.button("join-go").click()
    visitor.page.get_by_role("button", name=visitor.words("desk-more")).click()
    visitor.button("desk-plan").click()
    see(visitor, "off", "desk-push-about")
    switch(visitor).check()
    see(visitor, "on", "desk-push-about")
    assert city.phone(0).do({"type": "call_gm", "text": "help"})["type"] == "done"
    called = subscriber.read(place.next().content)
    assert (called["tag"], called["body"]) == ("called", visitor.words("push-called", team="Team 1"))
