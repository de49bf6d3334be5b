"""One browser, one server, and visitors whose pages may not complain."""

import os
import shutil
import tempfile
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserType, ViewportSize, expect, sync_playwright

from kippu.server.app import STATIC
from tests.e2e.visitor import Visitor
from tests.server.conftest import RunningServer, open_house

_CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
_WINDOWLESS = "chromium-headless-shell"  # the same engine in half the processor time; it shows no notifications
# The address bar is made of two web pages, in each window. This list replaces Playwright's, so it holds that too.
_WITHOUT = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
_ARGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--js-flags=--no-opt",  # pages live for seconds: to compile them well takes longer than it saves
    f"--disable-features={','.join(_WITHOUT)}",
)
_DESK = ViewportSize(width=1280, height=800)
_PHONE = ViewportSize(width=360, height=740)
_PATIENCE = 30_000  # milliseconds for anything to happen
_LOCALES = {"en": "en-GB", "ja": "ja-JP"}
_WITHOUT_WORKER = "delete Navigator.prototype.serviceWorker"  # as where a page comes by plain http
_VISITORS = pytest.StashKey[list[Visitor]]()


def _chromium(*preferred: str) -> str:
    found = os.environ.get("KIPPU_CHROMIUM") or next(filter(None, map(shutil.which, (*preferred, *_CHROMIUM))), None)
    if found is None:
        pytest.fail("No Chromium here. On Debian: apt install chromium; or name one with KIPPU_CHROMIUM=/path/to/it")
    return found


@pytest.fixture(scope="package")
def chromium() -> Iterator[BrowserType]:
    expect.set_options(timeout=_PATIENCE)
    with sync_playwright() as playwright:
        yield playwright.chromium


@contextmanager
def open_browser(chromium: BrowserType, *preferred: str) -> Iterator[Browser]:
    browser = chromium.launch(executable_path=_chromium(*preferred), args=_ARGS)
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def shell(chromium: BrowserType) -> Iterator[Browser]:
    with open_browser(chromium, _WINDOWLESS) as browser:
        yield browser


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    assert (STATIC / "index.html").exists(), "the browser client is not built: make web"
    with open_house(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="module")
def browser(shell: Browser) -> Browser:
    """The browser of all tests; a module that needs more than pages opens its own."""
    return shell


@pytest.fixture(scope="module")
def server(house: RunningServer) -> RunningServer:
    """The server of all tests; a module that ends it, or tells it more, starts its own."""
    return house


@pytest.fixture
def visit(request: pytest.FixtureRequest, browser: Browser, server: RunningServer) -> Iterator[Callable[..., Visitor]]:
    """Visitors with a browser window of their own; at the end none of their pages may have complained."""
    visitors: list[Visitor] = []
    request.node.stash[_VISITORS] = visitors

    def come(lang: str = "en", *, phone: bool = False, game: str = "metrox", keeps: bool = False) -> Visitor:
        """Somebody comes, with a browser that `keeps` the whole client for when there is no line, or without that."""
        context = browser.new_context(
            base_url=server.url,
            locale=_LOCALES[lang],
            reduced_motion="reduce",
            viewport=_PHONE if phone else _DESK,
            has_touch=phone,
            is_mobile=phone,
        )
        context.set_default_timeout(_PATIENCE)
        if not keeps:
            context.add_init_script(_WITHOUT_WORKER)
        visitors.append(Visitor(context.new_page(), server.url, lang, game))
        return visitors[-1]

    yield come
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    for visitor in visitors:
        visitor.page.context.close()
    assert not complaints


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """What each visitor saw when a test failed."""
    report = yield
    if report.when == "call" and report.failed and _VISITORS in item.stash:
        folder = Path(tempfile.mkdtemp(prefix="kippu-screens-"))
        visitors = item.stash[_VISITORS]
        for number, visitor in enumerate(visitors):
            visitor.page.screenshot(path=folder / f"{number}.png", full_page=True)
        report.sections.append(("what the visitors saw", str(folder)))
    return report
