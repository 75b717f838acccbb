// Keeps one whole version of the app at hand, so that it starts without a network. app/web/pack fills in the version
// and its files. A newer version is fetched beside the old one and waits until a start takes it over.
"use strict";
const version = "@VERSION@";
const files = "@FILES@";
// Pages of one site share their caches: ours begin with our place there. In 0.1 they began with the version.
const place = `automa-${new URL("./", location).pathname}`;
const cacheName = `${place} ${version}`;
const ours = name => name.startsWith(`${place} `) || /^automa-[0-9a-f]/.test(name);
// What the page has just loaded is not fetched twice: a file that is named by its content never changes.
const namedByContent = /-[0-9a-f]{12}\./;
const fetched = file => new Request(file, { cache: namedByContent.test(file) ? "default" : "reload" });

self.addEventListener("install", event => {
    event.waitUntil(caches.open(cacheName).then(cache =>
        cache.addAll(files.map(fetched))));
});

self.addEventListener("activate", event => {
    event.waitUntil((async () => {
        for (const name of await caches.keys())
            if (ours(name) && name !== cacheName)
                await caches.delete(name);
        await self.clients.claim();
    })());
});

self.addEventListener("message", event => {
    if (event.data === "take over")
        self.skipWaiting();
});

self.addEventListener("fetch", event => {
    if (event.request.method !== "GET" || new URL(event.request.url).origin !== location.origin)
        return;
    event.respondWith((async () => {
        const cache = await caches.open(cacheName);
        const wanted = event.request.mode === "navigate" ? "./" : event.request;
        return await cache.match(wanted, { ignoreSearch: true }) ?? fetch(event.request);
    })());
});
