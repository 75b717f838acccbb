#!/usr/bin/env python3
"""./dev web measure: how large the page is and how long it takes to its first frame, as JSON.

tests/web/measure.py PAGE: from the beginning of the navigation to the first frame of the app, in milliseconds, in a
browser that has been here before: once more in the same browser, and in a browser that was just started."""
import json
import pathlib
import statistics
import sys

from chromium import Chromium, Server, Tab, wait_for

RUNS = 7


def ready_after(tab: Tab) -> int:
    return int(tab.evaluate("document.documentElement.dataset.ready"))


def starts(server: Server) -> dict:
    browser = Chromium()
    tab = browser.tab(server.url)
    first = ready_after(tab)
    wait_for(lambda: tab.evaluate("navigator.serviceWorker.controller !== null"), 60, "the service worker")
    again, anew = [], []
    for _ in range(RUNS):
        tab.reload()
        again.append(ready_after(tab))
    for _ in range(RUNS):
        browser.kill()
        browser.start()
        anew.append(ready_after(browser.tab(server.url)))
    browser.close()
    return {"first_visit_ms": first, "reload_ms": again, "reload_median_ms": statistics.median(again),
            "new_browser_ms": anew, "new_browser_median_ms": statistics.median(anew)}


def sizes(page: pathlib.Path) -> dict:
    plain = [file for file in page.iterdir() if file.suffix not in (".gz", ".br")]
    packed = lambda ending: sum((beside if (beside := file.with_name(file.name + ending)).exists() else file).stat().st_size
                                for file in plain)
    return {"files": len(plain), "bytes": packed(""), "gzipped": packed(".gz"), "brotli": packed(".br")}


def main():
    page = pathlib.Path(sys.argv[1])
    server = Server(page)
    try:
        print(json.dumps(sizes(page) | starts(server)))
    finally:
        server.stop()


if __name__ == "__main__":
    main()
