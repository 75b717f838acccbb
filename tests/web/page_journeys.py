"""What the page and its browser do for the app: versions, the network, what is kept, what gets into the page."""
import hashlib
import json
import shutil
import time

from chromium import Tab, wait_for
from games import GAMES, play, set_up
from visit import Visit, home, journey, skip_tour, table

UPDATED = "A new version is ready"

# Everything in the document, that in shadow trees too, where Qt puts what screen readers read.
ELEMENTS = """(() => {
    const found = [];
    const walk = root => root.querySelectorAll("*").forEach(element => {
        found.push(element);
        if (element.shadowRoot)
            walk(element.shadowRoot);
    });
    walk(document);
    return found;
})()"""


def until_offline_works(tab: Tab):
    wait_for(lambda: tab.evaluate("navigator.serviceWorker.controller !== null"), 60, "the service worker")


def next_version(visit: Visit):
    """The page as app/web/pack would write it of another version."""
    for name in ("index.html", "service-worker.js"):
        file = visit.page / name
        file.write_text(file.read_text().replace("<body>", '<body data-version="next">').replace('version = "', 'version = "next-'))
        for packed in visit.page.glob(f"{name}.*"):
            packed.unlink()


@journey
def offline(visit: Visit):
    tab = visit.tab()
    skip_tour(tab)
    set_up(tab, "scythe")
    play(tab, "scythe", 1, 1)
    until_offline_works(tab)
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
    until_offline_works(tab)
    next_version(visit)
    tab.reload()
    assert tab.evaluate("document.body.dataset.version") is None, "taken before it was there"
    wait_for(lambda: tab.says(UPDATED), 30, "the word about the new version")
    visit.picture(tab, "told")
    tab.reload()
    wait_for(lambda: tab.evaluate("document.body.dataset.version") == "next", 20, "the new version")
    tab.until_ready()
    assert tab.find("homePage"), tab.names()


@journey
def an_update_that_was_found_while_the_page_was_loading_is_told(visit: Visit):
    """As Firefox does it: the next version lies there before the page asks for it."""
    tab = visit.tab()
    skip_tour(tab)
    until_offline_works(tab)
    next_version(visit)
    tab.before_the_page("""
        const register = ServiceWorkerContainer.prototype.register;
        ServiceWorkerContainer.prototype.register = async function(...words) {
            const registration = await register.apply(this, words);
            await registration.update();
            while (!registration.waiting)
                await new Promise(resolve => setTimeout(resolve, 50));
            return registration;
        };""")
    tab.reload()
    wait_for(lambda: tab.says(UPDATED), 30, "the word about the new version")


@journey
def of_the_first_version_nothing_is_told(visit: Visit):
    """Firefox may give the page its worker before it says that this is installed."""
    tab = visit.browser.blank()
    tab.before_the_page("""
        const { get } = Object.getOwnPropertyDescriptor(ServiceWorkerContainer.prototype, "controller");
        let asked = 0;
        Object.defineProperty(ServiceWorkerContainer.prototype, "controller", {
            get() { return asked++ ? {} : get.call(this); } });""")
    tab.go(visit.server.url)
    tab.evaluate("navigator.serviceWorker.ready.then(() => true)")
    until = time.monotonic() + 4
    while time.monotonic() < until:
        assert not tab.says(UPDATED)
        time.sleep(0.1)


@journey
def under_any_path_beside_other_pages_of_the_site(visit: Visit):
    """Its address is of no concern to it, and the cache of another page stays."""
    below = visit.page / "games" / "automa"
    shutil.copytree(visit.page, below, ignore=shutil.ignore_patterns("games"))
    tab = visit.browser.blank()
    tab.go(visit.server.url)
    until_offline_works(tab)
    tab.go(f"{visit.server.url}games/automa/")
    until_offline_works(tab)
    skip_tour(tab)
    caches = tab.evaluate("navigator.serviceWorker.ready.then(() => caches.keys())")
    assert len(caches) == 2, caches
    visit.server.stop()
    for url in (f"{visit.server.url}games/automa/", visit.server.url):
        tab.go(url)
        assert tab.find("homePage"), (url, tab.names())


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
def a_window_that_keeps_nothing_says_so(visit: Visit):
    tab = visit.browser.blank()
    tab.before_the_page("IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); }")
    tab.go(visit.server.url)
    skip_tour(tab)
    wait_for(lambda: tab.find("keepingWords"), 10, "the word about it")
    set_up(tab, "scythe")
    visit.picture(tab, "told")


@journey
def the_screen_stays_awake_in_a_game(visit: Visit):
    tab = visit.browser.blank()
    tab.before_the_page("""
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
def storage_is_asked_for_when_there_is_a_game(visit: Visit):
    """Firefox puts the question to the user: not over the first screen, where there is nothing to keep yet."""
    tab = visit.browser.blank()
    tab.before_the_page("""
        window.asked = 0;
        StorageManager.prototype.persisted = async () => false;
        StorageManager.prototype.persist = async () => { ++window.asked; return false; };""")
    tab.go(visit.server.url)
    skip_tour(tab)
    assert tab.evaluate("asked") == 0
    set_up(tab, "scythe")
    assert tab.evaluate("asked") == 1
    home(tab)
    set_up(tab, "scythe")
    assert tab.evaluate("asked") == 1


# ---------------------------------------------------------------- what others have written

SCRIPT = "<img src=x onerror=document.title='xss'>"


def renamed(exported: dict, title: str) -> dict:
    """An export as somebody could send it: with a title of their own, and a checksum that is right again."""
    game = exported["game"] | {"title": title}
    game["marks"] = {"kind": "typed", "copies": 0, "parted": 0, "parted_from": ""}
    text = json.dumps(game, ensure_ascii=False, separators=(",", ":"))
    return exported | {"game": game, "checksum": "sha256:" + hashlib.sha256(text.encode()).hexdigest()}


def import_game_called(visit: Visit, tab: Tab, title: str):
    """The only game there is."""
    set_up(tab, GAMES[0])
    tab.until_kept()
    home(tab)
    tab.tap("home_games")
    tab.tap("moreGame")
    tab.tap("exportGame", 1.5)
    exported = wait_for(lambda: next(iter(visit.browser.downloads.glob("*.json")), None), 20, "the downloaded file")
    sent = exported.with_name("sent.json")
    sent.write_text(json.dumps(renamed(json.loads(exported.read_text()), title), ensure_ascii=False))
    tab.tap("moreGame")
    tab.tap("deleteGame", 1.0)
    tab.tap("importGame")
    tab.tap("chooseGameFile")
    tab.choose_file(sent)
    wait_for(lambda: tab.find("game_0") and tab.says(title), 15, "the imported game")


def for_screen_readers(tab: Tab) -> list[dict]:
    """What Qt has put into the page for them: what each element is, what it is called and what it holds."""
    return tab.evaluate(f"""{ELEMENTS}.filter(element => document.getElementById("screen").contains(element.getRootNode().host))
        .map(element => ({{ what: element.tagName, kind: element.type ?? "", value: element.value ?? "",
                           name: element.getAttribute("aria-label") ?? element.textContent }}))""")


def turn_the_screen_reader_on(tab: Tab):
    assert tab.evaluate(f"""(() => {{
        const button = {ELEMENTS}.find(element => element.tagName === "BUTTON" && element.textContent === "Enable Screen Reader");
        button?.click();
        return !!button;
    }})()"""), "Qt has no such button"


@journey
def what_a_game_is_called_is_text_to_screen_readers(visit: Visit):
    """Qt 6.8 itself would make HTML of it; names_as_text in app/web/toolchain keeps it from that."""
    tab = visit.tab()
    title = tab.evaluate("document.title")
    skip_tour(tab)
    import_game_called(visit, tab, SCRIPT)
    turn_the_screen_reader_on(tab)
    wait_for(lambda: any(SCRIPT in element["name"] for element in for_screen_readers(tab)), 10, "the whole title as a name")
    visit.picture(tab, "games")
    tab.back()
    wait_for(lambda: tab.find("homePage"), 10, "Home")
    tab.tap("home_lookup")
    tab.tap("lookupSearch")
    tab.type(SCRIPT)
    wait_for(lambda: any(element["value"] == SCRIPT and element["what"] == "INPUT" for element in for_screen_readers(tab)), 10,
             "what was typed, in its field")
    visit.picture(tab, "typed")
    home(tab)
    tab.tap("home_settings")
    time.sleep(1)
    found = for_screen_readers(tab)
    nameless = [element for element in found if element["kind"] in ("checkbox", "radio") and not element["name"]]
    assert any(element["kind"] == "radio" for element in found) and not nameless, nameless
    assert tab.evaluate(f"{ELEMENTS}.filter(element => element.matches('img[src=x]')).length") == 0
    assert tab.evaluate("document.title") == title


@journey
def what_gets_into_the_page_as_html_runs_no_script(visit: Visit):
    """The second wall: the page's policy, by itself."""
    def refused(insert: str) -> str:
        return tab.evaluate(f"""new Promise(resolve => {{
            document.addEventListener("securitypolicyviolation", event => resolve(event.effectiveDirective), {{ once: true }});
            setTimeout(() => resolve("nothing"), 5000);
            {insert};
        }})""")

    tab = visit.tab()
    title = tab.evaluate("document.title")
    assert refused(f"document.body.insertAdjacentHTML('beforeend', {json.dumps(SCRIPT)})") == "script-src-attr"
    assert refused("""const script = document.createElement("script");
                      script.textContent = "document.title = 'xss'";
                      document.body.append(script)""") == "script-src-elem"
    time.sleep(0.5)
    assert tab.evaluate("document.title") == title
