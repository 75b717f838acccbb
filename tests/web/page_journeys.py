"""What the page and its browser do for the app: versions, the network, what is kept."""
import shutil
import time

from chromium import Tab, wait_for
from games import play, set_up
from visit import Visit, home, journey, skip_tour, table

UPDATED = "A new version is ready"


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
