"""How the games are begun and played in a browser: a new one has its line here."""
from chromium import Tab
from visit import enabled

# What leads on in a game, whatever stands on the screen: the first that can be tapped is.
AUTOMA_STEPS = ("needItem_0", "needGroup_0", "answerButton", "answer_0", "revealButton", "humanWon", "doneButton")
HUMAN_STEPS = {"barrage": ("padPass", "confirmButton"), "scythe": ("endTurnButton",), "innovation": ("confirmButton",)}
GAMES = tuple(HUMAN_STEPS)
ROUND_STEPS = ("roundNext", "startRoundButton")


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
    if tab.find("newGame"):
        tab.tap("newGame")
    tab.tap(f"new_{game}")
    if tab.find("setUp"):  # a game may have nothing to set up
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
