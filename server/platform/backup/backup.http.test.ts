import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasServer, type TestShop, testShop } from '../../../test/support/app.ts';
import { signedIn } from '../../../test/support/customers.ts';
import { createDatabase } from '../../../test/support/fresh-database.ts';
import { aProduct, stockProducts } from '../../catalog/test-fixtures/catalogue.ts';
import { type Database, openDatabase } from '../db/index.ts';
import { migrate, migrations } from '../db/migrate.ts';
import { Jobs } from '../jobs.ts';
import { readArchive, writeArchive } from './archive.ts';
import { backUp, CannotRestore, lastBackup, moveRows, restore, UnreadableArchive, verifyBackup } from './index.ts';
import { findTables, readRows } from './rows.ts';

const passphrase = 'a passphrase of some length';
const scratch = mkdtempSync(join(tmpdir(), 'mantel-backup-'));
const file = join(scratch, 'shop.backup');
let shop: TestShop;

beforeAll(async () => {
  shop = await testShop();
  await stockProducts(shop.database, [aProduct({ handle: 'sofa', name: 'Söfa \u2028 "for two" 🛋' }), aProduct({ handle: 'lamp' })]);
  await signedIn(shop);
  mkdirSync(join(shop.config.dataDir, 'media', 'a1'), { recursive: true });
  writeFileSync(join(shop.config.dataDir, 'media', 'a1', 'sofa.webp'), 'a picture');
  await backUp(file, { database: shop.database, dataDir: shop.config.dataDir, passphrase, now: new Date('2026-11-26T12:00:00Z') });
});
afterAll(async () => {
  await shop.close();
  rmSync(scratch, { recursive: true, force: true });
});

/** Runs on an empty database: on the server where there is one. */
async function onEmpty(work: (database: Database, createQueue: () => Promise<void>) => Promise<void>): Promise<void> {
  const fresh = hasServer ? await createDatabase(process.env.TEST_DATABASE_URL ?? '') : null;
  const database = await openDatabase({ url: fresh?.url, dataDir: null, poolSize: 4 });
  const createQueue = async () => {
    const jobs = new Jobs(database, shop.log);
    await jobs.start({ work: false });
    await jobs.stop();
  };
  try {
    await work(database, createQueue);
  } finally {
    await database.close();
    await fresh?.drop();
  }
}

const addWarehouse = (database: Database) =>
  sql`insert into catalog.warehouse (code, name, postal_code, is_default) values ('attic', 'Attic', '43215', false)`.execute(database.read);

const allRows = (database: Database) =>
  database.transact(async (tx) => {
    const all: [string, string[]][] = [];
    for (const table of await findTables(tx)) {
      const rows: string[] = [];
      for await (const row of readRows(tx, table)) rows.push(row);
      // The queue's own housekeeping goes on.
      if (table.schema !== 'jobs') all.push([`${table.schema}.${table.name}`, rows.sort()]);
    }
    return all;
  });

describe('[ops: backups]', () => {
  it('restores every row and file into an empty shop, which then goes on', async () => {
    await onEmpty(async (database, createQueue) => {
      const dataDir = join(scratch, 'restored');
      await restore(file, { database, dataDir, passphrase, createQueue });
      expect(await allRows(database)).toEqual(await allRows(shop.database));
      expect(readFileSync(join(dataDir, 'media', 'a1', 'sofa.webp'), 'utf8')).toBe('a picture');
      expect(readdirSync(dataDir)).not.toContainEqual(expect.stringMatching(/^backup-/));
      // Ids go on where they were, and foreign keys hold again.
      await stockProducts(database, [aProduct({ handle: 'rug' })]);
      await expect(sql`delete from catalog.category`.execute(database.read)).rejects.toThrow(/foreign key/);
    });
  });

  it('is tried beside the data, where its pictures are unpacked once and nothing stays, and the shop knows how that ended', async () => {
    const { dataDir } = shop.config;
    const madeAt = '2026-11-26T12:00:00.000Z';
    const left = () => readdirSync(dataDir).filter((name) => name.startsWith('backup-'));
    await onEmpty(async (database, createQueue) => {
      let unpacked: number | null = null;
      const restoreIn = async (folder: string) => {
        expect([folder]).toEqual(left().map((name) => join(dataDir, name)));
        const inodeIn = (place: string) => statSync(join(folder, place, 'media', 'a1', 'sofa.webp')).ino;
        const noteInode = () => {
          unpacked = inodeIn(readdirSync(folder).find((name) => name.startsWith('backup-')) ?? '');
          return createQueue();
        };
        await restore(file, { database, dataDir: folder, passphrase, createQueue: noteInode });
        expect(inodeIn('.')).toBe(unpacked);
      };
      await verifyBackup({ dataDir, madeAt, restoreIn });
    });
    expect(await lastBackup(dataDir)).toEqual({ at: new Date(madeAt), verified: true });
    const fails = () => Promise.reject(new Error('unreadable'));
    await expect(verifyBackup({ dataDir, madeAt, restoreIn: fails })).rejects.toThrow('unreadable');
    expect(await lastBackup(dataDir)).toEqual({ at: new Date(madeAt), verified: false });
    expect(left()).toEqual([]);
  });

  it('removes what a killed one left, and nothing of one that may still run', async () => {
    const dataDir = join(scratch, 'interrupted');
    const hoursAgo = { 'backup-killed': 13, 'backup-recent': 11, 'backup-2026.age': 13, media: 13 };
    for (const [name, hours] of Object.entries(hoursAgo)) {
      mkdirSync(join(dataDir, name, 'tables'), { recursive: true });
      utimesSync(join(dataDir, name), new Date(), new Date(Date.now() - hours * 3_600_000));
    }
    await verifyBackup({ dataDir, madeAt: new Date().toISOString(), restoreIn: async () => {} });
    expect(readdirSync(dataDir).sort()).toEqual(['backup-2026.age', 'backup-recent', 'last-backup.json', 'media']);
  });

  it('is refused where a shop or its files would be overwritten', async () => {
    const { database, config } = shop;
    const into = { database, dataDir: join(scratch, 'other'), passphrase, createQueue: async () => {} };
    await expect(restore(file, into)).rejects.toThrow(CannotRestore);
    await onEmpty(async (empty, createQueue) => {
      await expect(restore(file, { database: empty, dataDir: config.dataDir, passphrase, createQueue })).rejects.toThrow(/media/);
    });
  });

  it('another passphrase or a damaged file is told, and nothing is written', async () => {
    const whole = readFileSync(file);
    const damaged = join(scratch, 'damaged.backup');
    await onEmpty(async (database, createQueue) => {
      const dataDir = join(scratch, 'untouched');
      for (const [given, length] of [
        ['another one of some length', whole.length],
        [passphrase, whole.length - 100],
        [passphrase, Math.floor(whole.length / 2)],
      ] as const) {
        writeFileSync(damaged, whole.subarray(0, length));
        await expect(restore(damaged, { database, dataDir, passphrase: given, createQueue })).rejects.toThrow(UnreadableArchive);
      }
      const { rows } = await sql<{ found: string | null }>`select to_regclass('public.migration')::text as found`.execute(database.read);
      expect(rows).toEqual([{ found: null }]);
      expect(readdirSync(dataDir)).toEqual([]);
    });
  });

  it('refuses a backup of a newer version, and rows that are not as they were backed up', async () => {
    const opened = join(scratch, 'opened');
    mkdirSync(opened);
    await readArchive(file, opened, passphrase);
    const manifest = JSON.parse(readFileSync(join(opened, 'manifest.json'), 'utf8'));
    const changed = join(scratch, 'changed.backup');
    const write = async (content: object) => {
      writeFileSync(join(opened, 'manifest.json'), JSON.stringify(content));
      await writeArchive(changed, opened, ['manifest.json', 'tables'], passphrase);
    };
    await write({ ...manifest, migrations: [...manifest.migrations, '9999_from_the_future.sql'] });
    await onEmpty(async (database, createQueue) => {
      await expect(restore(changed, { database, dataDir: join(scratch, 'newer'), passphrase, createQueue })).rejects.toThrow(
        /9999_from_the_future/,
      );
    });
    await write(manifest);
    writeFileSync(join(opened, 'tables', 'catalog.product.jsonl'), '');
    await write(manifest);
    await onEmpty(async (database, createQueue) => {
      await expect(restore(changed, { database, dataDir: join(scratch, 'unequal'), passphrase, createQueue })).rejects.toThrow();
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from catalog.variation`.execute(database.read);
      expect(rows).toEqual([{ n: 0 }]);
      expect(existsSync(join(scratch, 'unequal', 'media'))).toBe(false);
    });
  });

  it('restores a backup of older code, and then runs the newer migrations', async () => {
    const older = join(scratch, 'older.backup');
    await onEmpty(async (database, createQueue) => {
      await migrate(database, migrations().slice(0, -1));
      await createQueue();
      await addWarehouse(database);
      await backUp(older, { database, dataDir: join(scratch, 'older'), passphrase, now: new Date() });
    });
    await onEmpty(async (database, createQueue) => {
      await restore(older, { database, dataDir: join(scratch, 'newer'), passphrase, createQueue });
      const { rows } = await sql<{ name: string }>`select name from public.migration order by name`.execute(database.read);
      expect(rows.map(({ name }) => name)).toEqual(migrations().map(({ name }) => name));
      expect(await allRows(database)).toContainEqual(['catalog.warehouse', expect.arrayContaining([expect.stringContaining('"attic"')])]);
    });
  });

  it('moves a shop to another database', async () => {
    await onEmpty(async (to, createQueue) => {
      await moveRows(shop.database, { to, dataDir: join(scratch, 'moving'), createQueue });
      expect(await allRows(to)).toEqual(await allRows(shop.database));
    });
  });
});
