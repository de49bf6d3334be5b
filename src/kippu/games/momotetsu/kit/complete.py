"""A kit as clients are sent it: what its files leave to the rules is said too, so that no client knows a default."""

from typing import Any

import msgspec

from kippu.games.momotetsu.kit.types import KitData


def complete_kit(kit: KitData) -> dict[str, Any]:
    """All files of a kit by their names, with every time, switch and number."""
    files: dict[str, Any] = msgspec.to_builtins(kit)
    return files | {"kit": _complete(kit.kit), "rates": _complete(kit.rates)}


def _complete(value: Any) -> Any:
    if isinstance(value, msgspec.Struct):
        return {name: _complete(getattr(value, name)) for name in value.__struct_fields__}
    if isinstance(value, dict):
        return {key: _complete(one) for key, one in value.items()}
    return msgspec.to_builtins(value)
