// What the page does for the app: files, the way back, a screen that stays on. Part of the app's own script (--pre-js).
Module.page = (() => {
    "use strict";
    let depth = 0;
    let armed = false; // an entry of ours lies on the browser's history
    let leaving = false; // we take it off ourselves
    let awake = null;
    let wantsAwake = false;

    function showDepth(next) {
        depth = next;
        if (depth > 0 && !armed) {
            history.pushState({ automa: true }, "");
            armed = true;
        } else if (depth === 0 && armed) {
            leaving = true;
            history.back();
        }
    }

    addEventListener("popstate", () => {
        armed = false;
        if (leaving)
            leaving = false;
        else
            Module._automa_back();
        showDepth(depth);
    });

    function give(name, bytes) {
        const link = document.createElement("a");
        link.href = URL.createObjectURL(new Blob([bytes]));
        link.download = name;
        link.click();
        setTimeout(() => URL.revokeObjectURL(link.href), 60000);
    }

    function askForFile(ending) {
        const input = document.createElement("input");
        input.type = "file";
        input.accept = `.${ending}`;
        input.id = "automa-file";
        input.hidden = true;
        document.getElementById("automa-file")?.remove();
        document.body.append(input);
        input.onchange = async () => {
            const [file] = input.files;
            input.remove();
            if (!file)
                return;
            const path = `/tmp/${file.name.replaceAll("/", "_")}`;
            FS.writeFile(path, new Uint8Array(await file.arrayBuffer()));
            const length = lengthBytesUTF8(path) + 1;
            const text = _malloc(length);
            stringToUTF8(path, text, length);
            Module._automa_given(text);
            _free(text);
        };
        input.click();
    }

    async function keepAwake(on) {
        wantsAwake = on;
        try {
            if (on && !awake && document.visibilityState === "visible") {
                awake = await navigator.wakeLock?.request("screen");
                awake?.addEventListener("release", () => { awake = null; });
            } else if (!on && awake) {
                await awake.release();
            }
        } catch {
            awake = null; // a browser may refuse, for instance to save its battery
        }
    }

    document.addEventListener("visibilitychange", () => {
        if (wantsAwake)
            keepAwake(true);
    });

    // For tests: what stands on the canvas, which says nothing about itself.
    const sight = () => JSON.parse(UTF8ToString(Module._automa_sight()));

    return { showDepth, give, askForFile, keepAwake, sight };
})();
globalThis.automa = Module; // exec() leaves main() by a throw, after which Qt's loader gives nothing back
