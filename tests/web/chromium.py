"""A real Chromium without a screen, told what to do over its own protocol. Debian's packages chromium and
python3-websocket are all it takes."""
import base64
import json
import pathlib
import shutil
import subprocess
import tempfile
import time
import urllib.request
import zlib

import websocket

PHONE = (412, 915)
DESKTOP = (1280, 800)
# What Qt says of the throw by which exec() leaves main() there. A real one of an event handler comes as an exception.
LEAVING_MAIN = "Qt has caught an exception thrown from an event handler"
SERVE = pathlib.Path(__file__).resolve().parents[2] / "app/web/serve"


class Server:
    """Hands out a folder on the loopback address, until it is stopped: then there is no network."""

    def __init__(self, folder: pathlib.Path):
        self.process = subprocess.Popen([SERVE, folder, "0"], stdout=subprocess.PIPE, text=True)
        self.url = self.process.stdout.readline().strip()

    def stop(self):
        self.process.kill()
        self.process.wait()


class Chromium:
    """One browser with a profile of its own, which outlives a kill."""

    def __init__(self, preferences: dict | None = None):
        self.profile = pathlib.Path(tempfile.mkdtemp(prefix="automa-chromium-"))
        (self.profile / "Default").mkdir()
        (self.profile / "Default/Preferences").write_text(json.dumps(preferences or {}))
        self.downloads = self.profile / "downloads"
        self.downloads.mkdir(exist_ok=True)
        self.start()

    def start(self):
        port_file = self.profile / "DevToolsActivePort"
        port_file.unlink(missing_ok=True)
        for lock in self.profile.glob("Singleton*"):
            lock.unlink()
        self.process = subprocess.Popen(
            ["chromium", "--headless=new", "--no-sandbox", "--remote-debugging-port=0", "--remote-allow-origins=*",
             f"--user-data-dir={self.profile}", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--no-first-run",
             "--disable-component-update", "--disable-background-networking", "--hide-crash-restore-bubble", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_for(lambda: port_file.exists() and len(port_file.read_text().split()) == 2, 30, "the browser")
        self.port = int(port_file.read_text().split()[0])

    def blank(self, size=PHONE, language: str = "en", dark: bool = False) -> "Tab":
        """Up to a phone's width it is touched, beyond there is a mouse."""
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}/json/new?about:blank", method="PUT")
        with urllib.request.urlopen(request) as answer:
            target = json.load(answer)
        return Tab(self, target, size, language, dark)

    def tab(self, url: str, **words) -> "Tab":
        tab = self.blank(**words)
        tab.go(url)
        return tab

    def side_by_side(self, pictures: list[pathlib.Path], target: pathlib.Path):
        """One picture of several, for somebody to look at."""
        tab = self.blank((PHONE[0] * len(pictures), PHONE[1]))
        images = "".join(f'<img style="width:{PHONE[0]}px" src="data:image/png;base64,'
                         f'{base64.b64encode(picture.read_bytes()).decode()}">' for picture in pictures)
        tab.evaluate(f"document.body.style.cssText = 'margin:0;display:flex'; document.body.innerHTML = {json.dumps(images)}")
        tab.picture(target)
        tab.close()

    def kill(self):
        """As the system does it: without a word, all of its processes."""
        subprocess.run(["pkill", "-KILL", "-f", f"user-data-dir={self.profile}"], check=False)
        self.process.wait()

    def close(self):
        self.kill()
        shutil.rmtree(self.profile, ignore_errors=True)


def wait_for(condition, seconds: float, what: str):
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        found = condition()
        if found:
            return found
        time.sleep(0.05)
    raise AssertionError(f"waited {seconds} s in vain for {what}")


class Tab:
    def __init__(self, browser: Chromium, target: dict, size, language: str, dark: bool):
        self.browser = browser
        self.size = size
        self.id = target["id"]
        self.socket = websocket.create_connection(target["webSocketDebuggerUrl"], timeout=60)
        self.number = 0
        self.console: list[str] = []
        self.chooser: dict | None = None
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.call(f"{domain}.enable")
        self.call("Page.setInterceptFileChooserDialog", enabled=True)
        self.call("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(browser.downloads))
        self.call("Emulation.setDeviceMetricsOverride", width=size[0], height=size[1], deviceScaleFactor=1,
                  mobile=self.touched())
        self.call("Emulation.setTouchEmulationEnabled", enabled=self.touched(), maxTouchPoints=5)
        self.call("Emulation.setEmulatedMedia",
                  features=[{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])
        agent = self.call("Runtime.evaluate", expression="navigator.userAgent")["result"]["value"]
        self.call("Emulation.setUserAgentOverride", userAgent=agent, acceptLanguage=language)

    def touched(self) -> bool:
        return self.size[0] <= PHONE[0]

    def call(self, method: str, **words) -> dict:
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": words}))
        while True:
            answer = json.loads(self.socket.recv())
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise AssertionError(f"{method}: {answer['error']}")
                return answer["result"]
            self.heard(answer)

    def heard(self, event: dict):
        words = event.get("params", {})
        if event.get("method") == "Runtime.consoleAPICalled" and words["type"] in ("warning", "error", "assert"):
            said = " ".join(str(arg.get("value", arg.get("description", ""))) for arg in words["args"])
            if not said.startswith(LEAVING_MAIN):
                self.console.append(said)
        elif event.get("method") == "Runtime.exceptionThrown":
            self.console.append(words["exceptionDetails"].get("exception", {}).get("description", "an exception"))
        elif event.get("method") == "Page.fileChooserOpened":
            self.chooser = words
        elif event.get("method") == "Page.javascriptDialogOpening":
            self.number += 1
            self.socket.send(json.dumps(
                {"id": self.number, "method": "Page.handleJavaScriptDialog", "params": {"accept": True}}))

    def evaluate(self, expression: str):
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise AssertionError(f"{expression}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def before_the_page(self, source: str):
        """This script runs in every document of this tab before its own do, whatever the page's policy says."""
        self.call("Page.addScriptToEvaluateOnNewDocument", source=source)

    def go(self, url: str):
        self.call("Page.navigate", url=url)
        self.until_ready()

    def reload(self):
        self.evaluate("delete document.documentElement.dataset.ready")
        self.call("Page.reload")
        self.until_ready()

    def until_ready(self, seconds: float = 120):
        def ready() -> bool:
            try:
                return self.evaluate("'ready' in (document.documentElement?.dataset ?? {}) && !!window.automa")
            except AssertionError:  # between two pages
                return False

        wait_for(ready, seconds, "the app's first frame")

    # ------------------------------------------------------------ the app

    def sight(self) -> list[dict]:
        return self.evaluate("automa.page.sight()")

    def texts(self) -> list[str]:
        return [item["text"] for item in self.sight() if item["text"]]

    def says(self, words: str) -> bool:
        return any(words in text for text in self.texts())

    def find(self, name: str) -> dict | None:
        found = [item for item in self.sight() if item["name"] == name]
        return found[-1] if found else None

    def names(self) -> list[str]:
        return [item["name"] for item in self.sight() if item["name"]]

    def kept(self) -> bool:
        return self.evaluate("automa.keeping.state()") == 0

    def until_kept(self):
        wait_for(self.kept, 20, "the browser to keep it")

    def kept_files(self) -> dict[str, bytes]:
        """The app's folder as it is in memory, by path."""
        found = self.evaluate("""(() => {
            const found = {};
            const walk = path => {
                for (const name of automa.FS.readdir(path).filter(name => name !== "." && name !== "..")) {
                    const below = `${path}/${name}`;
                    if (automa.FS.isDir(automa.FS.stat(below).mode))
                        walk(below);
                    else
                        found[below] = Array.from(automa.FS.readFile(below), byte => String.fromCharCode(byte)).join("");
                }
            };
            walk("/kept");
            return Object.fromEntries(Object.entries(found).map(([path, bytes]) => [path, btoa(bytes)]));
        })()""")
        return {path: base64.b64decode(content) for path, content in found.items()}

    def tap(self, name: str, settle: float = 0.8):
        item = wait_for(lambda: self.find(name), 15, f"'{name}' (there are {self.names()[:60]})")
        item = self.scroll_to(item)
        self.tap_at(item["x"] + item["width"] / 2, item["y"] + item["height"] / 2, settle)

    def scroll_to(self, item: dict) -> dict:
        for _ in range(12):
            middle = item["y"] + item["height"] / 2
            if 70 < middle < self.size[1] - 30:
                return item
            step = max(-500, min(500, middle - self.size[1] / 2))
            self.call("Input.dispatchMouseEvent", type="mouseWheel", x=self.size[0] / 2, y=self.size[1] / 2, deltaX=0,
                      deltaY=step)
            time.sleep(0.4)
            now = self.find(item["name"])
            if not now or abs(now["y"] - item["y"]) < 1:
                return now or item
            item = now
        return item

    def tap_at(self, x: float, y: float, settle: float = 0.45):
        if self.touched():
            self.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
            time.sleep(0.08)
            self.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
        else:
            self.call("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)
            for half in ("mousePressed", "mouseReleased"):
                self.call("Input.dispatchMouseEvent", type=half, x=x, y=y, button="left", clickCount=1)
        time.sleep(settle)

    def press(self, key: str, code: int):
        """A key of the keyboard; a letter is typed with it."""
        text = {"text": key} if len(key) == 1 else {}
        self.call("Input.dispatchKeyEvent", type="keyDown", key=key, windowsVirtualKeyCode=code, **text)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key, windowsVirtualKeyCode=code)
        time.sleep(0.3)

    def type(self, text: str):
        """As the keyboard of a phone does it, in whole words."""
        self.call("Input.insertText", text=text)
        time.sleep(0.5)

    def front(self):
        """Of several tabs only the one in front draws and hears touches."""
        self.call("Page.bringToFront")
        time.sleep(0.3)

    def back(self):
        self.evaluate("history.back()")
        time.sleep(0.6)

    def picture(self, path: pathlib.Path):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"]))

    def colour_at(self, x: float, y: float) -> tuple[int, int, int]:
        """Red, green, blue: of a picture of this one point, which has no filter and nothing else in its data."""
        clip = {"x": x, "y": y, "width": 1, "height": 1, "scale": 1}
        png = base64.b64decode(self.call("Page.captureScreenshot", format="png", clip=clip)["data"])
        data, at = b"", 8
        while at < len(png):
            size = int.from_bytes(png[at:at + 4], "big")
            if png[at + 4:at + 8] == b"IDAT":
                data += png[at + 8:at + 8 + size]
            at += size + 12
        return tuple(zlib.decompress(data)[1:4])

    def choose_file(self, path: pathlib.Path):
        wait_for(lambda: self.evaluate("1") and self.chooser, 10, "the browser's file dialog")
        self.call("DOM.setFileInputFiles", files=[str(path)], backendNodeId=self.chooser["backendNodeId"])
        self.chooser = None
        time.sleep(0.6)

    def close(self):
        self.call("Target.closeTarget", targetId=self.id)
        self.socket.close()
