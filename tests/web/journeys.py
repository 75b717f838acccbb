#!/usr/bin/env python3
"""./dev web test: the app in a real browser, by touch, on a phone's screen.

tests/web/journeys.py PAGE PICTURES DESKTOP [NAME...]: all journeys, or those whose names begin so. PAGE is the folder
that ./dev web made, DESKTOP the program automa-companion of this machine, with which some compare. What the page itself
and its browser do is in page_journeys.py."""
import json
import pathlib
import re
import sys
import time
import traceback

import page_journeys  # registers its own
from chromium import DESKTOP, PHONE, Chromium, Tab, wait_for
from games import AUTOMA_STEPS, GAMES, play, set_up
from visit import JOURNEYS, Visit, enabled, home, journey, skip_tour, table


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
