"""Nothing that axe knows to be a barrier."""

from axe_playwright_python.sync_playwright import Axe

SETTLED = "Promise.allSettled(document.getAnimations().map(each => each.finished)).then(() => null)"


def assert_no_barriers(page, where: str) -> None:
    page.wait_for_timeout(350)
    page.evaluate(SETTLED)  # what fades in has not its full contrast yet
    found = Axe().run(page).response["violations"]
    said = [
        f"{where}: {each['id']} ({each['help']}): {[node['html'][:200] for node in each['nodes'][:3]]}"
        for each in found
    ]
    assert not said, "\n".join(said)
