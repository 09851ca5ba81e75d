"""Nothing that axe knows to be a barrier."""

from axe_playwright_python.sync_playwright import Axe

AXE = Axe()
# Two frames, in which fades begin, and all that are in sight to their end. What is folded away in a closed <details>
# fades as well when it changes, but nobody draws it, and the browser never says that it is done.
SETTLED = """async () => {
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame)
    const seen = document.getAnimations().filter(each => each.effect.target.checkVisibility())
    await Promise.allSettled(seen.map(each => each.finished))
}"""


def assert_no_barriers(page, where: str, within: str | None = None) -> None:
    """On the page, or on a part of it: what lies behind a dialog cannot be reached, and is looked at when it can."""
    page.evaluate(SETTLED)  # what fades in has not its full contrast yet
    found = AXE.run(page, context=within).response["violations"]
    said = [
        f"{where}: {each['id']} ({each['help']}): {[node['html'][:200] for node in each['nodes'][:3]]}"
        for each in found
    ]
    assert not said, "\n".join(said)
