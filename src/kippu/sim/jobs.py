"""Where work is done: here, on processes of this machine, or on a Ray cluster. The results are the same everywhere.

A job is a function of some module with plain arguments; results come in the order of the jobs.
"""

import socket
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import get_context
from typing import Any, Protocol, TypeVar

from kippu.core.errors import KippuError

T = TypeVar("T")

LOCAL = "local"  # a Ray cluster of this machine, for as long as it is needed
_RETRIES = 5  # of a job whose worker was lost


class Run(Protocol):
    """Carries out jobs."""

    def __call__(self, function: Callable[..., T], jobs: Iterable[tuple[Any, ...]], /) -> Iterator[T]:
        """The results of all jobs, in order."""
        ...


@contextmanager
def runner(workers: int = 1, ray: str | None = None) -> Iterator[Run]:
    """What carries out jobs: in this process, on so many processes, or on the Ray cluster at an address."""
    if ray is not None:
        with _ray(workers, ray) as run:
            yield run
    elif workers == 1:
        yield lambda function, jobs: (function(*job) for job in jobs)
    else:
        with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
            yield lambda function, jobs: (future.result() for future in [pool.submit(function, *job) for job in jobs])


def _answers(address: str) -> None:
    """See whether anybody listens at HOST:PORT, since Ray itself would try for minutes."""
    host, _, port = address.rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host.rpartition("/")[2], int(port)), timeout=5).close()


@contextmanager
def _ray(workers: int, address: str) -> Iterator[Run]:
    try:
        ray: Any = import_module("ray")
    except ImportError as error:
        raise KippuError("needs_extra", extra="ray") from error
    if address == LOCAL:
        ray.init(num_cpus=max(2, workers), include_dashboard=False, log_to_driver=False, logging_level="error")
    else:
        try:
            _answers(address)
            ray.init(address=address, log_to_driver=False, logging_level="error")
        except (OSError, ValueError, RuntimeError) as error:
            raise KippuError("no_ray", address=address, reason=str(error).splitlines()[0]) from error
    try:

        def run(function: Callable[..., T], jobs: Iterable[tuple[Any, ...]]) -> Iterator[T]:
            remote = ray.remote(function).options(max_retries=_RETRIES)
            for result in [remote.remote(*job) for job in jobs]:
                yield ray.get(result)

        yield run
    finally:
        ray.shutdown()
