"""What games bring for the browser: their data, rules and words."""

import contextlib
from collections.abc import Callable
from importlib.resources import as_file, files

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kippu.bots import bots, stand_in
from kippu.core.errors import KippuError
from kippu.core.glossary import glossary
from kippu.core.house import house_info, read_as, spoken
from kippu.core.rulebook import rulebook
from kippu.core.text import LANGUAGES, sources, text
from kippu.core.versions import find, ids, plugin
from kippu.server.http.requests import Handler, json_answer
from kippu.server.protocol import GameInfo


def routes(guarded: Callable[[Handler], Handler]) -> list[Route]:
    """What is where."""
    return [
        Route("/api/games", guarded(games)),
        Route("/api/games/{game}/rules/{lang}", guarded(rules)),
        Route("/api/games/{game}/glossary", guarded(terms)),
        Route("/api/games/{game}/text/{lang}", guarded(words)),
        Route("/api/games/{game}/data/{file:path}", guarded(data_file)),
        Route("/api/text/{lang}", guarded(words)),
    ]


async def games(request: Request) -> Response:
    """GET /api/games."""
    del request
    return json_answer([_game_info(game) for game in sorted(ids(), key=lambda id_: plugin(id_).place)])


async def data_file(request: Request) -> Response:
    """GET /api/games/GAME/data/FILE: a data file of a game, such as metrox/data/maps/tokyo.json."""
    folder = files(plugin(request.path_params["game"]).package) / "data"
    file = folder / request.path_params["file"]
    with contextlib.suppress(OSError, ValueError), as_file(folder) as root, as_file(file) as path:
        if path.suffix == ".json" and path.resolve().is_relative_to(root.resolve()):
            return Response(path.read_bytes(), media_type="application/json")
    raise HTTPException(404)


async def rules(request: Request) -> Response:
    """GET /api/games/GAME/rules/LANG?SWITCH=READING: as they are at a table with these house rules."""
    game, lang = request.path_params["game"], request.path_params["lang"]
    package = plugin(game).package
    _known_lang(lang)
    chosen = read_as(find(game).info, dict(request.query_params))
    return json_answer(rulebook(package, lang, spoken(chosen)))


async def terms(request: Request) -> Response:
    """GET /api/games/GAME/glossary: the words of its rulebook, in all languages."""
    return json_answer(glossary(plugin(request.path_params["game"]).package))


async def words(request: Request) -> Response:
    """GET /api/text/LANG: the words of all games; GET /api/games/GAME/text/LANG: those of one."""
    lang, game = request.path_params["lang"], request.path_params.get("game")
    _known_lang(lang)
    packages = ["kippu.core", "kippu.server"] if game is None else [plugin(game).package]
    found = "\n".join(one for package in packages for one in sources(package, lang))
    return Response(found, media_type="text/plain")


def _game_info(id_: str) -> GameInfo:
    brought, game = plugin(id_), find(id_)
    info, say = game.info, {lang: text(lang, brought.package) for lang in LANGUAGES}
    return GameInfo(
        id=id_,
        name={lang: words("game-name") for lang, words in say.items()},
        about={lang: words("game-about") for lang, words in say.items()},
        unknown={lang: words("game-unknown") for lang, words in say.items() if "game-unknown" in words},
        min_seats=info.min_seats,
        max_seats=info.max_seats,
        bots=tuple(bots(game)),
        stand_in=stand_in(game),
        coach=brought.coach is not None,
        daily=brought.daily is not None,
        house=house_info(info.options, info.house) if info.house else None,
    )


def _known_lang(lang: str) -> None:
    if lang not in LANGUAGES:
        raise KippuError("unknown_lang", lang=lang)
