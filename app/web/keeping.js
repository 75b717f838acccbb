// The app's folder, kept in the browser's database: read before the app starts, written after every change.
//
// The app sees an ordinary folder in memory. When it has written there and gives the page back its turn, everything
// that changed goes into the database in one transaction that is on disk when it is done. So the database always
// holds the folder as it was between two steps of the app, never in the middle of one. Only one tab keeps the folder;
// the others read it and wait.
//
// Part of the app's own script (--pre-js): `Module`, `FS` and `ENV` are those of the app.
const Keeping = (() => {
    "use strict";
    const folder = "/kept";
    const block = 65536;
    const patience = 700; // a page that is just being reloaded lets go within this
    const passing = /(-shm|\.lock)$/; // worth nothing to the next start

    const State = { Kept: 0, Writing: 1, Failed: 2, Forgetful: 3, Elsewhere: 4 };
    let state = State.Kept;
    let database = null;
    let touched = new Set(); // files (nodes of FS) that may differ from the database
    let changed = false; // since the last look: a file, or that there is one
    let writing = false;
    let kept = new Map(); // path → bytes, as the database has them
    let heard = () => {};

    function become(next) {
        if (next === state)
            return;
        state = next;
        document.documentElement.dataset.keeping = Object.keys(State)[next];
        heard(next);
    }

    const done = request => new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });

    function openDatabase() {
        const request = indexedDB.open("automa-companion", 1);
        request.onupgradeneeded = () => {
            request.result.createObjectStore("files"); // path → { size }
            request.result.createObjectStore("blocks"); // [path, number] → bytes
        };
        return done(request);
    }

    // The whole folder as the database has it.
    async function readAll() {
        const reading = database.transaction(["files", "blocks"], "readonly");
        const files = reading.objectStore("files");
        const blocks = reading.objectStore("blocks");
        const [paths, heads, keys, pieces] = await Promise.all(
            [done(files.getAllKeys()), done(files.getAll()), done(blocks.getAllKeys()), done(blocks.getAll())]);
        const found = new Map(paths.map((path, i) => [path, new Uint8Array(heads[i].size)]));
        keys.forEach(([path, number], i) => found.get(path)?.set(pieces[i], number * block));
        return found;
    }

    function* filesBelow(path) {
        for (const name of FS.readdir(path)) {
            if (name === "." || name === "..")
                continue;
            const below = `${path}/${name}`;
            const { node } = FS.lookupPath(below);
            if (FS.isDir(node.mode))
                yield* filesBelow(below);
            else if (!passing.test(name))
                yield [below, node];
        }
    }

    // Puts what the database has in the place of the folder in memory.
    function layOut(found) {
        FS.mkdirTree(folder);
        for (const [path] of [...filesBelow(folder)])
            FS.unlink(path);
        for (const [path, bytes] of found) {
            FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
            FS.writeFile(path, bytes, { mode: 0o600 });
        }
        kept = found;
        touched = new Set();
        changed = false;
    }

    function same(left, right) {
        if (left.length !== right.length)
            return false;
        for (let i = 0; i < left.length; ++i)
            if (left[i] !== right[i])
                return false;
        return true;
    }

    // What differs from the database: blocks to put, files whose length or content is another, paths to forget.
    function differences() {
        const looked = touched;
        touched = new Set();
        const puts = [];
        const files = new Map();
        const here = new Set();
        for (const [path, node] of filesBelow(folder)) {
            here.add(path);
            const before = kept.get(path);
            if (before && !looked.has(node))
                continue;
            const bytes = FS.readFile(path);
            const old = before ?? new Uint8Array(0);
            const known = puts.length;
            for (let number = 0; number * block < bytes.length; ++number) {
                const piece = bytes.subarray(number * block, (number + 1) * block);
                if (!same(piece, old.subarray(number * block, (number + 1) * block)))
                    puts.push([[path, number], piece]);
            }
            if (!before || before.length !== bytes.length || puts.length > known)
                files.set(path, bytes);
        }
        const gone = [...kept.keys()].filter(path => !here.has(path));
        return { looked, puts, files, gone };
    }

    function put({ puts, files, gone }) {
        return new Promise((resolve, reject) => {
            const write = database.transaction(["files", "blocks"], "readwrite", { durability: "strict" });
            write.oncomplete = resolve;
            write.onabort = write.onerror = () => reject(write.error);
            const heads = write.objectStore("files");
            const blocks = write.objectStore("blocks");
            const forget = (path, from) => blocks.delete(IDBKeyRange.bound([path, from], [path, Infinity]));
            for (const path of gone) {
                heads.delete(path);
                forget(path, 0);
            }
            for (const [path, bytes] of files) {
                heads.put({ size: bytes.length }, path);
                forget(path, Math.ceil(bytes.length / block));
            }
            for (const [key, bytes] of puts)
                blocks.put(bytes.slice(), key);
        });
    }

    async function write() {
        writing = true;
        if (state !== State.Failed)
            become(State.Writing);
        while (changed) {
            changed = false;
            const next = differences();
            try {
                if (next.files.size > 0 || next.gone.length > 0)
                    await put(next);
            } catch (fault) {
                console.warn("not kept:", fault);
                next.looked.forEach(node => touched.add(node));
                changed = true;
                become(State.Failed);
                setTimeout(write, 3000);
                return;
            }
            for (const [path, bytes] of next.files)
                kept.set(path, bytes);
            next.gone.forEach(path => kept.delete(path));
        }
        writing = false;
        become(State.Kept);
    }

    // Called in the middle of a step of the app: nothing is told or read before that step is over.
    function noticed() {
        changed = true;
        if (writing || !database || state === State.Elsewhere || state === State.Forgetful)
            return;
        writing = true;
        queueMicrotask(write);
    }

    // Whatever changes a file goes through one of these.
    function watch() {
        const after = (name, nodeOf) => {
            const plain = FS[name];
            FS[name] = (...words) => {
                const result = plain(...words);
                const node = nodeOf?.(...words);
                if (node)
                    touched.add(node);
                noticed();
                return result;
            };
        };
        after("write", stream => stream.node);
        after("truncate", file => (typeof file === "string" ? FS.lookupPath(file).node : file));
        after("rename", (from, to) => FS.lookupPath(to).node);
        after("unlink");
    }

    // Resolves when it is known whether this tab has the folder. It is its own as long as the page lives.
    function lock() {
        if (!navigator.locks)
            return Promise.resolve(true);
        return new Promise(resolve => {
            const impatient = setTimeout(() => {
                become(State.Elsewhere);
                resolve(false);
            }, patience);
            navigator.locks.request("automa-companion", async () => {
                clearTimeout(impatient);
                if (state === State.Elsewhere)
                    await takeOver();
                resolve(true);
                return new Promise(() => {});
            });
        });
    }

    // The other tab is gone: this one goes on from what that left.
    async function takeOver() {
        database ??= await openDatabase();
        layOut(await readAll());
        become(State.Kept);
        if (Module.calledRun)
            Module._automa_handed_over();
    }

    async function begin() {
        FS.mkdirTree(folder);
        try {
            await lock();
            database ??= await openDatabase();
            layOut(await readAll());
        } catch (fault) {
            console.warn("nothing can be kept:", fault);
            become(State.Forgetful);
        }
        watch();
    }

    // Asks the browser not to clear this away when it needs room. Some put the question to the user: once a visit, and
    // only when there is a game to keep.
    async function stay() {
        if (stay.asked || state === State.Forgetful)
            return;
        stay.asked = true;
        if (!await navigator.storage?.persisted?.())
            await navigator.storage?.persist?.();
    }

    addEventListener("beforeunload", event => {
        if (state === State.Writing || state === State.Failed)
            event.preventDefault();
    });

    Module.preRun = [].concat(Module.preRun ?? [], () => {
        ENV.XDG_DATA_HOME = folder;
        addRunDependency("kept files");
        begin().finally(() => removeRunDependency("kept files"));
    });

    return { state: () => state, stay, follow: listener => { heard = listener; } };
})();
Module.keeping = Keeping;
