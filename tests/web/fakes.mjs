// As much of Emscripten's file system and of the browser as app/web/keeping.js uses.
import { readFileSync } from "node:fs";

class Node {
    constructor(dir) {
        this.mode = dir ? "dir" : "file";
        this.children = dir ? new Map() : null;
        this.bytes = new Uint8Array(0);
    }
}

export function fakeFS() {
    const root = new Node(true);
    const parts = path => path.split("/").filter(Boolean);
    const node = path => parts(path).reduce((at, name) => at?.children?.get(name), root);
    const parent = path => [node(path.slice(0, path.lastIndexOf("/"))), parts(path).at(-1)];
    const FS = {
        isDir: mode => mode === "dir",
        lookupPath: path => {
            const found = node(path);
            if (!found)
                throw new Error(`no ${path}`);
            return { node: found };
        },
        readdir: path => [".", "..", ...node(path).children.keys()],
        readFile: path => node(path).bytes.slice(),
        mkdirTree: path => parts(path).reduce((at, name) => {
            if (!at.children.has(name))
                at.children.set(name, new Node(true));
            return at.children.get(name);
        }, root),
        open: path => {
            const [folder, name] = parent(path);
            if (!folder.children.has(name))
                folder.children.set(name, new Node(false));
            return { node: folder.children.get(name) };
        },
        write: (stream, bytes, at = stream.node.bytes.length) => {
            const longer = new Uint8Array(Math.max(stream.node.bytes.length, at + bytes.length));
            longer.set(stream.node.bytes);
            longer.set(bytes, at);
            stream.node.bytes = longer;
            return bytes.length;
        },
        writeFile: (path, bytes) => {
            const stream = FS.open(path);
            FS.truncate(stream.node, 0);
            FS.write(stream, bytes, 0);
        },
        truncate: (file, length) => {
            const at = typeof file === "string" ? node(file) : file;
            at.bytes = at.bytes.slice(0, length);
        },
        rename: (from, to) => {
            const [folder, name] = parent(from);
            const [other, next] = parent(to);
            other.children.set(next, folder.children.get(name));
            folder.children.delete(name);
        },
        unlink: path => {
            const [folder, name] = parent(path);
            folder.children.delete(name);
        },
    };
    return FS;
}

// The disk behind the browser: what a transaction has completed. `fail` refuses the next so many.
export class Disk {
    constructor() {
        this.stores = { files: new Map(), blocks: new Map() };
        this.fail = 0;
        this.transactions = 0;
        this.puts = 0;
    }
}

const keyText = key => JSON.stringify(key);
const later = callback => setTimeout(callback, 1);

function request(result) {
    const asked = { result };
    later(() => asked.onsuccess?.());
    return asked;
}

export function fakeIndexedDB(disk) {
    const store = (staged, name) => ({
        getAllKeys: () => request([...disk.stores[name].keys()].map(key => JSON.parse(key))),
        getAll: () => request([...disk.stores[name].values()].map(value => structuredClone(value))),
        put: (value, key) => staged.push(() => { disk.puts += 1; disk.stores[name].set(keyText(key), structuredClone(value)); }),
        delete: range => staged.push(() => {
            for (const key of [...disk.stores[name].keys()]) {
                const value = JSON.parse(key);
                const hit = typeof range === "string" ? value === range : value[0] === range.path && value[1] >= range.from;
                if (hit)
                    disk.stores[name].delete(key);
            }
        }),
    });
    const database = {
        transaction: (names, mode, options) => {
            const staged = [];
            const transaction = { objectStore: name => store(staged, name), options };
            if (mode === "readwrite")
                later(() => {
                    disk.transactions += 1;
                    if (disk.fail > 0) {
                        disk.fail -= 1;
                        transaction.error = new Error("QuotaExceededError");
                        transaction.onabort?.();
                        return;
                    }
                    if (options?.durability !== "strict")
                        throw new Error("a save that is not on disk");
                    staged.forEach(change => change());
                    transaction.oncomplete?.();
                });
            return transaction;
        },
        createObjectStore: () => {},
    };
    return { open: () => request(database) };
}

// Locks of all tabs of one browser.
export class Locks {
    constructor() {
        this.waiting = [];
        this.held = false;
    }
    request(name, callback) {
        this.waiting.push(callback);
        this.next();
    }
    next() {
        if (!this.held && this.waiting.length > 0) {
            this.held = true;
            this.waiting.shift()();
        }
    }
    release() {
        this.held = false;
        this.next();
    }
}

// A tab: runs keeping.js as the app's script would, up to where the app itself begins.
export async function tab({ disk, locks = new Locks(), indexedDB = fakeIndexedDB(disk), storage = {} }) {
    const FS = fakeFS();
    const heard = [];
    const Module = { calledRun: false, handedOver: 0, _automa_handed_over: () => { Module.handedOver += 1; } };
    let started;
    const running = new Promise(resolve => { started = resolve; });
    const world = {
        Module, FS, indexedDB,
        ENV: {},
        navigator: { locks, storage },
        document: { documentElement: { dataset: {} } },
        IDBKeyRange: { bound: ([path, from]) => ({ path, from }) },
        addEventListener: () => {},
        addRunDependency: () => {},
        removeRunDependency: () => started(),
        console: { warn: () => {} },
    };
    const script = readFileSync(new URL("../../app/web/keeping.js", import.meta.url), "utf8");
    new Function(...Object.keys(world), script)(...Object.values(world));
    Module.preRun.forEach(run => run());
    await running;
    Module.calledRun = true;
    Module.keeping.follow(state => heard.push(state));
    return { FS, Module, heard, state: () => Module.keeping.state() };
}

export async function until(condition) {
    for (let i = 0; i < 2000; ++i) {
        if (condition())
            return;
        await new Promise(resolve => setTimeout(resolve, 5));
    }
    throw new Error("waited in vain");
}
