#!/usr/bin/env python3
"""./dev web test: the app in a real browser, by touch, on a phone's screen.

tests/web/journeys.py PAGE PICTURES DESKTOP [NAME...]: all journeys, or those whose names begin so. PAGE is the folder
that ./dev web made, DESKTOP the program automa-companion of this machine, with which some compare."""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time
import traceback

from chromium import DESKTOP, PHONE, Chromium, Server, Tab, wait_for

# What leads on in a game, whatever stands on the screen: the first that can be tapped is.
AUTOMA_STEPS = ("needItem_0", "needGroup_0", "answerButton", "answer_0", "revealButton", "humanWon", "doneButton")
HUMAN_STEPS = {"barrage": ("padPass", "confirmButton"), "scythe": ("endTurnButton",), "innovation": ("confirmButton",)}
GAMES = tuple(HUMAN_STEPS)
ROUND_STEPS = ("roundNext", "startRoundButton")

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
    wait_for(lambda: tab.find("newGame") and not tab.find("tourSkip"), 10, "Home")


def place_workshop(tab: Tab):
    """Places that may be chosen are found as a player would: by trying."""
    for item in tab.sight():
        if item["name"].startswith("space_") and 60 < item["y"] < tab.size[1] - 120 and 0 < item["x"] < tab.size[0] - 10:
            tab.tap_at(item["x"] + item["width"] / 2, item["y"] + item["height"] / 2, 0.15)
            if "workshopsDone" in enabled(tab):
                tab.tap("workshopsDone")
                return
    raise AssertionError("no hex for a workshop")


def set_up(tab: Tab, game: str):
    tab.tap("newGame")
    tab.tap(f"new_{game}")
    tab.tap("setUp", 1.0)
    tab.tap("begin", 0.8)
    while tab.find("workshopsPane"):
        place_workshop(tab)


def play(tab: Tab, game: str, automa_turns: int, human_turns: int):
    for _ in range(60):
        if automa_turns <= 0 and human_turns <= 0:
            tab.until_kept()
            return
        there = enabled(tab)
        step = next((name for name in (*ROUND_STEPS, *AUTOMA_STEPS) if name in there), None)
        if step:
            automa_turns -= step == "doneButton"
            tab.tap(step)
            continue
        for name in HUMAN_STEPS[game]:
            if tab.find(name):
                tab.tap(name)
        human_turns -= 1
    raise AssertionError(f"{automa_turns} and {human_turns} turns are still to be played; in sight: {enabled(tab)}")


def table(tab: Tab) -> set[str]:
    """What the table says, without the line about the last tap, which passes by itself."""
    return {text for text in tab.texts() if not text.startswith(("Recorded", "Undone", "Redo"))}


@journey
def first_start_and_every_game(visit: Visit):
    tab = visit.tab()
    visit.picture(tab, "first_start")
    skip_tour(tab)
    visit.picture(tab, "home")
    for game in GAMES:
        set_up(tab, game)
        play(tab, game, automa_turns=2, human_turns=1)
        visit.picture(tab, game)
        before = table(tab)
        tab.reload()
        wait_for(lambda: tab.find("undoButton"), 20, "the game after a reload")
        time.sleep(0.6)
        after = table(tab)
        assert after == before, f"{game}: {before - after} became {after - before}"
        visit.picture(tab, f"{game}_reloaded")
        home(tab)
    tab.tap("home_games")
    assert sum(bool(re.fullmatch(r"game_\d+", name)) for name in tab.names()) == len(GAMES), tab.names()
    visit.picture(tab, "games")
    assert not tab.console, tab.console


@journey
def offline(visit: Visit):
    tab = visit.tab()
    skip_tour(tab)
    set_up(tab, "scythe")
    play(tab, "scythe", 1, 1)
    wait_for(lambda: tab.evaluate("navigator.serviceWorker.controller !== null"), 60, "the service worker")
    before = table(tab)
    visit.server.stop()
    tab.reload()
    wait_for(lambda: tab.find("undoButton"), 20, "the game without a network")
    time.sleep(0.6)
    assert table(tab) == before
    visit.picture(tab, "offline")
    visit.browser.kill()
    visit.browser.start()
    tab = visit.tab()
    wait_for(lambda: tab.find("undoButton"), 20, "the game in a new browser without a network")


@journey
def an_update_is_told_and_taken_at_the_next_start(visit: Visit):
    tab = visit.tab()
    skip_tour(tab)
    wait_for(lambda: tab.evaluate("navigator.serviceWorker.controller !== null"), 60, "the service worker")
    for name in ("index.html", "service-worker.js"):  # as app/web/pack would write them of another version
        file = visit.page / name
        file.write_text(file.read_text().replace("<body>", '<body data-version="next">').replace('version = "', 'version = "next-'))
        for packed in visit.page.glob(f"{name}.*"):
            packed.unlink()
    tab.reload()
    assert tab.evaluate("document.body.dataset.version") is None, "taken before it was there"
    wait_for(lambda: tab.says("A new version is here"), 30, "the word about the new version")
    visit.picture(tab, "told")
    tab.reload()
    wait_for(lambda: tab.evaluate("document.body.dataset.version") == "next", 20, "the new version")
    tab.until_ready()
    assert tab.find("homePage"), tab.names()


@journey
def export_and_import(visit: Visit):
    tab = visit.tab()
    skip_tour(tab)
    set_up(tab, "scythe")
    play(tab, "scythe", 1, 1)
    home(tab)
    tab.tap("home_games")
    tab.tap("moreGame")
    tab.tap("exportGame", 1.5)
    file = wait_for(lambda: next(iter(visit.browser.downloads.glob("*.json")), None), 20, "the downloaded file")
    assert json.loads(file.read_text()), file
    tab.tap("moreGame")
    tab.tap("deleteGame", 1.0)
    assert not tab.find("game_0"), tab.names()
    tab.tap("importGame")
    visit.picture(tab, "import")
    tab.tap("chooseGameFile")
    tab.choose_file(file)
    wait_for(lambda: tab.find("game_0"), 15, "the imported game")
    visit.picture(tab, "imported")
    tab.until_kept()
    tab.reload()
    home(tab)
    tab.tap("home_games")
    assert tab.find("game_0")


@journey
def two_tabs(visit: Visit):
    first = visit.tab()
    skip_tour(first)
    set_up(first, "scythe")
    play(first, "scythe", 1, 1)
    second = visit.tab()
    wait_for(lambda: second.find("keepingWords"), 20, "the word about the other tab")
    visit.picture(second, "second")
    assert second.evaluate("automa.keeping.state()") == 4
    first.front()
    play(first, "scythe", 1, 0)
    standing = table(first)
    first.close()
    second.front()
    wait_for(lambda: second.kept(), 20, "the second tab to take over")
    time.sleep(0.5)
    assert not second.find("keepingWords"), second.texts()
    visit.picture(second, "took_over")
    second.reload()
    wait_for(lambda: second.find("undoButton"), 20, "the game")
    time.sleep(0.6)
    assert table(second) == standing


@journey
def the_browsers_back_leads_one_page_back(visit: Visit):
    tab = visit.tab()
    skip_tour(tab)
    tab.tap("home_settings")
    assert not tab.find("homePage")
    tab.tap("settings_about")
    tab.back()
    assert tab.find("settings_about"), tab.names()
    tab.back()
    assert tab.find("homePage"), tab.names()


@journey
def languages_and_dark(visit: Visit):
    for language, word in (("uk", "Нова гра"), ("pl", "Nowa gra"), ("ru", "Новая игра")):
        tab = visit.tab(language=language, dark=True)
        skip_tour(tab)
        assert tab.says(word), tab.texts()
        visit.picture(tab, language)
        tab.close()
        time.sleep(0.5)


@journey
def by_mouse_and_keyboard_on_a_desktop(visit: Visit):
    tab = visit.tab(size=DESKTOP)
    skip_tour(tab)
    tab.tap("home_lookup")
    tab.tap("lookupSearch")
    for letter in "dam":
        tab.press(letter, ord(letter.upper()))
    wait_for(lambda: tab.says("Neutral dam"), 10, "what was found")
    visit.picture(tab, "found")
    tab.press("Escape", 27)
    wait_for(lambda: tab.find("homePage"), 10, "Home")
    tab.press("Tab", 9)
    visit.picture(tab, "focus")
    tab.press("Enter", 13)
    wait_for(lambda: not tab.find("homePage"), 10, "the page that had the focus")


@journey
def the_keyboard_of_a_phone_writes_whole_words(visit: Visit):
    tab = visit.tab(language="uk")
    skip_tour(tab)
    tab.tap("home_lookup")
    tab.tap("lookupSearch")
    tab.type("гребля")
    wait_for(lambda: any("гребля" in text.lower() for text in tab.texts()), 10, "what was typed")
    visit.picture(tab, "typed")


@journey
def a_window_that_keeps_nothing_says_so(visit: Visit):
    tab = visit.browser.blank()
    tab.call("Page.addScriptToEvaluateOnNewDocument",
             source="IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); }")
    tab.go(visit.server.url)
    skip_tour(tab)
    wait_for(lambda: tab.find("keepingWords"), 10, "the word about it")
    set_up(tab, "scythe")
    visit.picture(tab, "told")


@journey
def the_screen_stays_awake_in_a_game(visit: Visit):
    tab = visit.browser.blank()
    tab.call("Page.addScriptToEvaluateOnNewDocument", source="""
        window.awake = 0;
        Object.defineProperty(navigator, "wakeLock", { value: { request: async () => {
            const lock = new EventTarget();
            lock.release = async () => { --window.awake; lock.dispatchEvent(new Event("release")); };
            ++window.awake;
            return lock;
        } } });""")
    tab.go(visit.server.url)
    skip_tour(tab)
    assert tab.evaluate("awake") == 0
    set_up(tab, "scythe")
    assert tab.evaluate("awake") == 1
    home(tab)
    assert tab.evaluate("awake") == 0


@journey
def letters_and_darkness_follow_the_system(visit: Visit):
    def height_of_title(tab: Tab) -> float:
        return next(item["height"] for item in tab.sight() if item["text"] == "Automa Companion")

    foot = (PHONE[0] / 2, PHONE[1] - 20)  # of Home, where nothing stands
    tab = visit.tab()
    skip_tour(tab)
    usual = height_of_title(tab)
    assert sum(tab.colour_at(*foot)) > 600, tab.colour_at(*foot)
    tab.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark"}])
    wait_for(lambda: sum(tab.colour_at(*foot)) < 150, 10, "a dark page")
    visit.picture(tab, "dark")
    visit.browser.close()
    visit.browser = Chromium({"webkit": {"webprefs": {"default_font_size": 24}}})
    tab = visit.tab()
    skip_tour(tab)
    visit.picture(tab, "large")
    assert height_of_title(tab) > 1.3 * usual, (height_of_title(tab), usual)


def differences(browser: list[dict], desktop: list[dict]) -> list[str]:
    """Texts that only one of them shows, and texts of another size: another font, or a letter that it lacks."""
    of = [{}, {}]
    for side, items in zip(of, (browser, desktop)):
        for item in items:
            if item["text"]:
                side.setdefault(item["text"], []).append(item)
    found = [f"only in the browser: {text}" for text in of[0] if text not in of[1]]
    found += [f"only on the desktop: {text}" for text in of[1] if text not in of[0]]
    slack = 2.0  # of a text's place, in pixels: two versions of Qt
    for text in of[0].keys() & of[1].keys():
        for one, other in zip(of[0][text], of[1][text]):
            if any(abs(one[side] - other[side]) > slack for side in ("x", "y", "width", "height")):
                found.append(f"{text}: {[one[k] for k in ('x', 'y', 'width', 'height')]} in the browser, "
                             f"{[other[k] for k in ('x', 'y', 'width', 'height')]} on the desktop")
    return found


@journey
def as_on_the_desktop(visit: Visit):
    """The folder that the browser keeps, opened on the desktop: the same words at the same places."""
    for language, game, dark in (("uk", "barrage", False), ("pl", "scythe", True), ("ru", "innovation", False)):
        tab = visit.tab(language=language, dark=dark)
        skip_tour(tab)
        set_up(tab, game)
        play(tab, game, automa_turns=2, human_turns=1)
        tab.reload()
        wait_for(lambda: tab.find("undoButton"), 20, "the game after a reload")
        time.sleep(1)
        visit.picture(tab, f"{game}_browser")
        seen = tab.sight()
        found = differences(seen, visit.desktop_sight(tab.kept_files(), f"{game}_desktop", language, dark))
        visit.browser.side_by_side([visit.pictures / f"{visit.name}_{game}_{where}.png" for where in ("browser", "desktop")],
                                   visit.pictures / f"{visit.name}_{game}.png")
        assert not found, f"{game}: {found}"
        home(tab)
        tab.close()
        time.sleep(1)


@journey
def killed_between_two_taps(visit: Visit, kills: int = 50, kills_a_game: int = 8):
    """What the browser has said to be kept is there after a kill of all its processes, at whatever moment."""
    tab = visit.tab()
    skip_tour(tab)
    lost = []
    unheard = 0
    for kill in range(kills):
        if kill % kills_a_game == 0:
            home(tab)
            set_up(tab, "scythe")
        play(tab, "scythe", 1, 1)
        acknowledged = table(tab)
        if kill % 2:  # and one more tap whose answer nobody waits for
            there = enabled(tab)
            tab.tap(next(name for name in (*AUTOMA_STEPS, "endTurnButton") if name in there), (kill % 7) * 0.005)
        visit.browser.kill()
        visit.browser.start()
        tab = visit.tab()
        wait_for(lambda: tab.find("undoButton"), 30, "the game")
        time.sleep(0.6)
        if kill % 2 and table(tab) != acknowledged:
            unheard += 1
            tab.tap("undoButton")
            time.sleep(0.3)
        if table(tab) != acknowledged:
            lost.append((kill, acknowledged - table(tab), table(tab) - acknowledged))
    assert not lost, f"{len(lost)} of {kills}: {lost}"
    print(f"        {kills} kills, nothing lost; of {kills // 2} taps without an answer {unheard} were kept too")


def main() -> int:
    page, pictures, desktop = map(pathlib.Path, sys.argv[1:4])
    names = sys.argv[4:]
    failed = 0
    for function in JOURNEYS:
        if names and not any(function.__name__.startswith(name) for name in names):
            continue
        visit = Visit(page, pictures, desktop, function.__name__)
        began = time.monotonic()
        try:
            function(visit)
            print(f"ok      {function.__name__} ({time.monotonic() - began:.0f} s)", flush=True)
        except Exception:  # the next journey has a browser of its own
            failed += 1
            print(f"FAILED  {function.__name__}\n{traceback.format_exc()}", flush=True)
        finally:
            visit.end()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
