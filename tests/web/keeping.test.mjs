// app/web/keeping.js: what the app writes is in the browser's database when it is said to be, whole or not at all.
import assert from "node:assert/strict";
import test from "node:test";

import { Disk, Locks, tab, until } from "./fakes.mjs";

const Kept = 0, Writing = 1, Failed = 2, Forgetful = 3, Elsewhere = 4;
const bytes = (length, value) => new Uint8Array(length).fill(value);
const kept = async page => {
    await Promise.resolve(); // the step in which it was written is over
    await until(() => page.state() === Kept);
};

test("what was written is there in the next start", async () => {
    const disk = new Disk();
    const first = await tab({ disk });
    first.FS.mkdirTree("/kept/app");
    first.FS.writeFile("/kept/app/games.db", bytes(200000, 7));
    await kept(first);
    const second = await tab({ disk });
    assert.deepEqual(second.FS.readFile("/kept/app/games.db"), bytes(200000, 7));
});

test("nothing is told while the app is in the middle of a step, and kept only when the transaction is complete", async () => {
    const disk = new Disk();
    const page = await tab({ disk });
    page.FS.mkdirTree("/kept/app");
    page.FS.writeFile("/kept/app/a", bytes(10, 1));
    page.FS.writeFile("/kept/app/b", bytes(10, 2));
    assert.deepEqual(page.heard, []);
    await Promise.resolve();
    assert.deepEqual(page.heard, [Writing]);
    assert.equal(disk.stores.files.size, 0);
    await kept(page);
    assert.deepEqual(page.heard, [Writing, Kept]);
    assert.equal(disk.transactions, 1, "both files in one transaction");
    assert.equal(disk.stores.files.size, 2);
});

test("of a large file only the blocks that changed are written", async () => {
    const disk = new Disk();
    const page = await tab({ disk });
    page.FS.mkdirTree("/kept/app");
    page.FS.writeFile("/kept/app/games.db", bytes(10 * 65536, 1));
    await kept(page);
    disk.puts = 0;
    page.FS.write(page.FS.open("/kept/app/games.db"), bytes(100, 9), 3 * 65536 + 5);
    await kept(page);
    assert.equal(disk.puts, 2, "one block and the head of the file");
    const next = await tab({ disk });
    assert.deepEqual(next.FS.readFile("/kept/app/games.db"), page.FS.readFile("/kept/app/games.db"));
});

test("shorter, renamed and deleted files are so in the next start too", async () => {
    const disk = new Disk();
    const page = await tab({ disk });
    page.FS.mkdirTree("/kept/app");
    page.FS.writeFile("/kept/app/log", bytes(3 * 65536, 1));
    page.FS.writeFile("/kept/app/old", bytes(5, 2));
    page.FS.writeFile("/kept/app/settings.ini", bytes(5, 3));
    await kept(page);
    page.FS.truncate("/kept/app/log", 70000);
    page.FS.unlink("/kept/app/old");
    page.FS.writeFile("/kept/app/settings.ini.new", bytes(5, 4));
    await kept(page);
    page.FS.rename("/kept/app/settings.ini.new", "/kept/app/settings.ini");
    await kept(page);
    const next = await tab({ disk });
    assert.deepEqual(next.FS.readdir("/kept/app").sort(), [".", "..", "log", "settings.ini"]);
    assert.deepEqual(next.FS.readFile("/kept/app/log"), bytes(70000, 1));
    assert.deepEqual(next.FS.readFile("/kept/app/settings.ini"), bytes(5, 4));
    assert.equal(disk.stores.blocks.size, 3, "no block of what is gone is left");
});

test("what is of no worth to the next start is not kept", async () => {
    const disk = new Disk();
    const page = await tab({ disk });
    page.FS.mkdirTree("/kept/app");
    page.FS.writeFile("/kept/app/games.db-shm", bytes(5, 1));
    page.FS.writeFile("/kept/app/games.db.lock", bytes(5, 1));
    page.FS.writeFile("/kept/app/games.db", bytes(5, 1));
    await kept(page);
    assert.deepEqual([...disk.stores.files.keys()], ['"/kept/app/games.db"']);
});

test("changes that come while another is being written are written after it", async () => {
    const disk = new Disk();
    const page = await tab({ disk });
    page.FS.mkdirTree("/kept/app");
    for (let value = 0; value < 20; ++value) {
        page.FS.writeFile("/kept/app/a", bytes(10, value));
        await new Promise(resolve => setTimeout(resolve, value % 3));
    }
    await kept(page);
    const next = await tab({ disk });
    assert.deepEqual(next.FS.readFile("/kept/app/a"), bytes(10, 19));
});

test("a browser that refuses is told, and tried again until it takes it", { timeout: 20000 }, async () => {
    const disk = new Disk();
    const page = await tab({ disk });
    page.FS.mkdirTree("/kept/app");
    disk.fail = 2;
    page.FS.writeFile("/kept/app/a", bytes(10, 1));
    await until(() => page.state() === Failed);
    page.FS.writeFile("/kept/app/b", bytes(10, 2));
    assert.equal(page.state(), Failed);
    await until(() => page.state() === Kept);
    const next = await tab({ disk });
    assert.deepEqual(next.FS.readFile("/kept/app/a"), bytes(10, 1));
    assert.deepEqual(next.FS.readFile("/kept/app/b"), bytes(10, 2));
});

test("without a database the page says that it keeps nothing", async () => {
    const page = await tab({ disk: new Disk(), indexedDB: { open: () => { throw new Error("SecurityError"); } } });
    assert.equal(page.state(), Forgetful);
    page.FS.mkdirTree("/kept/app");
    page.FS.writeFile("/kept/app/a", bytes(10, 1));
    await new Promise(resolve => setTimeout(resolve, 20));
    assert.equal(page.state(), Forgetful);
});

// A browser that is asked not to clear the page's folder away.
const roomy = granted => {
    const storage = { asked: 0, persisted: async () => granted, persist: async () => { storage.asked += 1; return true; } };
    return storage;
};

test("the browser is not asked to keep the folder for good before there is a game, and then once", async () => {
    const storage = roomy(false);
    const page = await tab({ disk: new Disk(), storage });
    assert.equal(storage.asked, 0, "at the start there is nothing to keep");
    await page.Module.keeping.stay();
    await page.Module.keeping.stay();
    assert.equal(storage.asked, 1);
});

test("a browser that keeps the folder for good already is not asked", async () => {
    const storage = roomy(true);
    const page = await tab({ disk: new Disk(), storage });
    await page.Module.keeping.stay();
    assert.equal(storage.asked, 0);
});

test("a browser that cannot be asked, or keeps nothing, is not asked either", async () => {
    await (await tab({ disk: new Disk(), storage: undefined })).Module.keeping.stay();
    const storage = roomy(false);
    const page = await tab({ disk: new Disk(), storage, indexedDB: { open: () => { throw new Error("SecurityError"); } } });
    await page.Module.keeping.stay();
    assert.equal(storage.asked, 0);
});

test("a second tab writes nothing, and goes on from what the first left when that is closed", async () => {
    const disk = new Disk();
    const locks = new Locks();
    const first = await tab({ disk, locks });
    first.FS.mkdirTree("/kept/app");
    first.FS.writeFile("/kept/app/a", bytes(10, 1));
    await kept(first);
    const second = await tab({ disk, locks });
    assert.equal(second.state(), Elsewhere);
    assert.deepEqual(second.FS.readFile("/kept/app/a"), bytes(10, 1));
    const before = disk.transactions;
    second.FS.writeFile("/kept/app/a", bytes(10, 2));
    await new Promise(resolve => setTimeout(resolve, 20));
    assert.equal(disk.transactions, before);
    first.FS.writeFile("/kept/app/a", bytes(10, 3));
    await kept(first);
    locks.release();
    await until(() => second.Module.handedOver === 1);
    assert.equal(second.state(), Kept);
    assert.deepEqual(second.FS.readFile("/kept/app/a"), bytes(10, 3));
    second.FS.writeFile("/kept/app/a", bytes(10, 4));
    await until(() => second.state() === Kept && disk.transactions > before + 1);
    const third = await tab({ disk, locks: new Locks() });
    assert.deepEqual(third.FS.readFile("/kept/app/a"), bytes(10, 4));
});
