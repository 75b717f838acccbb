// Brings the app up: the loading screen in the user's language, the service worker, the app itself.
(() => {
    "use strict";
    const files = "@FILES@"; // app/web/pack writes it: { wasm, size }
    const texts = "@TEXTS@"; // from translations/<language>/language.json
    const language = navigator.languages.map(code => code.split("-")[0]).find(code => code in texts) ?? "en";
    const text = texts[language];
    const curtain = document.getElementById("curtain");
    const words = document.getElementById("words");
    const progress = document.getElementById("progress");
    document.documentElement.lang = language;

    function say(sentence, share) {
        curtain.hidden = false;
        words.textContent = sentence;
        progress.hidden = share === undefined;
        if (share !== undefined)
            progress.value = share;
    }

    const firstTime = !navigator.serviceWorker?.controller;

    // Counted while it comes in; what the service worker has at hand is not worth counting, and the browser may
    // take its compiled form.
    async function program() {
        const response = await fetch(files.wasm);
        if (!response.ok)
            throw new Error(`${response.status}`);
        if (!firstTime)
            return WebAssembly.compileStreaming(response);
        let arrived = 0;
        const counted = response.body.pipeThrough(new TransformStream({
            transform(piece, out) {
                arrived += piece.length;
                const share = Math.min(1, arrived / files.size);
                say(share < 1 ? text.loading.replace("%1", Math.round(share * 100)) + "\n" + text.first : text.starting, share);
                out.enqueue(piece);
            },
        }));
        return WebAssembly.compileStreaming(new Response(counted, { headers: { "Content-Type": "application/wasm" } }));
    }

    // A version that lies ready is taken now, before anything of the old one runs.
    async function newestVersion() {
        const worker = navigator.serviceWorker;
        if (!worker)
            return;
        const registration = await worker.getRegistration();
        if (registration?.waiting && worker.controller) {
            const taken = new Promise(resolve => worker.addEventListener("controllerchange", resolve, { once: true }));
            registration.waiting.postMessage("take over");
            await taken;
            location.reload();
            await new Promise(() => {});
        }
    }

    // A browser may have found the next version while the page was still loading. Of the very first version nothing is
    // told: there is no older one.
    function watchForUpdates(app) {
        const tell = worker => {
            if (worker.state === "installed" && !firstTime)
                app._automa_updated();
        };
        const follow = worker => {
            if (!worker)
                return;
            tell(worker);
            worker.addEventListener("statechange", () => tell(worker));
        };
        navigator.serviceWorker?.register("service-worker.js").then(registration => {
            follow(registration.installing ?? registration.waiting);
            registration.addEventListener("updatefound", () => follow(registration.installing));
        }, fault => console.warn("no service worker:", fault));
    }

    async function begin() {
        await newestVersion();
        say(firstTime ? text.first : text.starting, 0);
        await qtLoad({
            automaReady: () => { curtain.hidden = true; document.documentElement.dataset.ready = Math.round(performance.now()); },
            qt: {
                module: program(),
                containerElements: [document.getElementById("screen")],
                entryFunction: window.@ENTRY@,
                onExit: ended => { console.error("ended", ended); say(text.ended); },
            },
        });
        watchForUpdates(window.automa);
    }

    if (typeof WebAssembly !== "object" || !WebAssembly.compileStreaming || !window.indexedDB)
        say(text.old);
    else
        begin().catch(fault => { console.error(fault); say(text.failed); });
})();
