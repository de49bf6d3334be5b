"""What a phone keeps of live events, and when it lets go of it."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

from playwright.sync_api import Locator, expect

from tests.e2e.live_event import Phone
from tests.e2e.test_event_phone import city, come, on_the_way
from tests.server.city import City

__all__ = ["city", "come"]  # fixtures

_ON_DISK = """(table) => new Promise((resolve, reject) => {
  const asked = indexedDB.open("kippu-events");
  asked.onerror = () => reject(asked.error);
  asked.onsuccess = () => {
    const stores = ["days", "entries", "reports", "photos"];
    const open = asked.result.transaction(stores);
    const found = stores.map((name) => open.objectStore(name).getAll());
    open.oncomplete = () => {
      const kept = (one) => JSON.stringify(one).includes(table);
      resolve(found.map(({ result }, n) => result.filter((one) => n === 3 || kept(one)).length));
      asked.result.close();
    };
  };
})"""


def on_disk(phone: Phone, city: City) -> list[int]:
    """How many days, entries, reports and photos of the event are there."""
    found: list[int] = phone.page.evaluate(_ON_DISK, city.table)
    return found


def at_home(phone: Phone, days: int) -> Locator:
    """Open the start page so many days later; the part about events on this phone."""
    phone.page.clock.set_system_time(datetime.now(UTC) + timedelta(days=days))
    phone.visitor.open("/")
    expect(phone.visitor.text("home-open-tables")).to_be_visible()
    return phone.visitor.region("kept")


def listed(phone: Phone, home: Locator, **state: Any) -> None:
    expect(home.get_by_role("listitem")).to_contain_text(phone.words("kept-state", **state))


def test_an_event_that_is_over_goes_by_itself(come: Callable[..., Phone], city: City) -> None:
    phone, gm = come(), city.master()
    _, square = on_the_way(phone, city)
    phone.keeps_everything()
    phone.arrive(square)
    phone.see("accepted", "do-arrive", square=phone.name(square))
    home = at_home(phone, 0)
    listed(phone, home, unsent=0, closed="false")
    expect(home.get_by_role("link")).to_have_attribute("href", f"/t/{city.table}")
    for command in ("end_now", "close_result"):
        assert gm.do({"type": command})["type"] == "done"
    home.get_by_role("link").click()  # it hears of the result
    expect(phone.page.get_by_role("heading", name=phone.words("after-awards"), exact=True)).to_be_visible()
    listed(phone, at_home(phone, 6), unsent=0, closed="true")
    assert all(on_disk(phone, city)[:3])
    home = at_home(phone, 9)
    expect(home).to_have_count(0)
    expect(phone.visitor.link("home-event")).to_have_count(0)
    assert on_disk(phone, city) == [0, 0, 0, 0]


def test_what_was_not_sent_goes_only_when_told_to(come: Callable[..., Phone], city: City) -> None:
    phone = come("ja")
    _, square = on_the_way(phone, city)
    phone.into_a_tunnel()
    phone.arrive(square)
    phone.see("waiting", "do-arrive", square=phone.name(square))
    phone.page.goto("about:blank")
    phone.page.context.set_offline(False)
    home = at_home(phone, 100)
    listed(phone, home, unsent=1, closed="false")
    home.get_by_role("button").click()
    expect(phone.dialog).to_contain_text(phone.words("kept-forget-unsent", unsent=1))
    phone.dialog.get_by_role("button", name=phone.words("close"), exact=True).click()
    assert on_disk(phone, city)[2] == 1
    home.get_by_role("button").click()
    phone.dialog.get_by_role("button", name=phone.words("kept-forget-anyway")).click()
    expect(home).to_have_count(0)
    assert on_disk(phone, city) == [0, 0, 0, 0]
