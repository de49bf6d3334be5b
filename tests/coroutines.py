"""For a conftest: tests that are coroutines."""

import asyncio
import inspect

import pytest

_PATIENCE = 60  # seconds; what takes longer hangs


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    scene = pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in wanted})
    asyncio.run(asyncio.wait_for(scene, _PATIENCE))
    return True
