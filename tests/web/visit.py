"""What every journey in a browser begins with."""
import json
import os
import pathlib
import shutil
import subprocess
import tempfile
import time

from chromium import PHONE, Chromium, Server, Tab, wait_for

JOURNEYS = []


def journey(function):
    JOURNEYS.append(function)
    return function


class Visit:
    """What a journey has: a browser with a profile of its own, a server with a page of its own, a place for pictures,
    and the same app for the desktop."""

    def __init__(self, page: pathlib.Path, pictures: pathlib.Path, desktop: pathlib.Path, name: str):
        self.pictures, self.desktop, self.name = pictures, desktop, name
        self.folder = tempfile.TemporaryDirectory(prefix="automa-page-")
        self.page = pathlib.Path(self.folder.name, "page")
        shutil.copytree(page, self.page)
        self.server = Server(self.page)
        self.browser = Chromium()

    def end(self):
        self.browser.close()
        self.server.stop()
        self.folder.cleanup()

    def tab(self, **words) -> Tab:
        return self.browser.tab(self.server.url, **words)

    def picture(self, tab: Tab, name: str):
        tab.picture(self.pictures / f"{self.name}_{name}.png")

    def desktop_sight(self, kept: dict[str, bytes], picture: str, language: str, dark: bool) -> list[dict]:
        """The desktop's app with the folder that the browser keeps: what it shows at its start."""
        with tempfile.TemporaryDirectory() as folder:
            for path, content in kept.items():
                file = pathlib.Path(folder, "data", path.lstrip("/"))
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(content)
            environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "XDG_DATA_HOME": f"{folder}/data/kept",
                                        "XDG_CONFIG_HOME": f"{folder}/config", "XDG_RUNTIME_DIR": folder,
                                        "LC_ALL": "C.UTF-8"}
            subprocess.run([self.desktop, "--look", folder, "--size", "{}x{}".format(*PHONE),
                            "--lang", language, "--theme", "dark" if dark else "light"], env=environment, check=True, timeout=60)
            target = self.pictures / f"{self.name}_{picture}.png"
            target.write_bytes(pathlib.Path(folder, "look.png").read_bytes())
            return json.loads(pathlib.Path(folder, "look.json").read_text())


def enabled(tab: Tab) -> list[str]:
    return [item["name"] for item in tab.sight() if item["name"] and item["enabled"]]


def home(tab: Tab):
    for _ in range(8):
        if "homePage" in tab.names() and "back" not in tab.names():
            return
        tab.back()
    assert "homePage" in tab.names(), tab.names()


def skip_tour(tab: Tab):
    """It comes by itself, but only to a browser that has not been here before."""
    try:
        wait_for(lambda: tab.find("tourSkip"), 2, "the tour")
    except AssertionError:
        return
    time.sleep(0.5)
    tab.tap("tourSkip")
    wait_for(lambda: tab.find("home_settings") and not tab.find("tourSkip"), 10, "Home")


def table(tab: Tab) -> set[str]:
    """What the table says, without the line about the last tap, which passes by itself."""
    return {text for text in tab.texts() if not text.startswith(("Recorded", "Undone", "Redo"))}
