"""Long work in steps."""

from kippu.core.steps import Steps, finish


def test_all_of_it_at_once() -> None:
    done: list[int] = []

    def work() -> Steps[str]:
        for step in range(3):
            done.append(step)
            yield step + 1, 3
        return "built"

    assert finish(work()) == "built"
    assert done == [0, 1, 2]
