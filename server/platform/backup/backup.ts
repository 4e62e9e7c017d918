import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database, Tx } from '../db/index.ts';
import { type Migration, migrate, migrations } from '../db/migrate.ts';
import { readArchive, writeArchive } from './archive.ts';
import { findSequences, findTables, RowDigest, type RowsOf, readRows, replaceAllRows, type StoredTable } from './rows.ts';

/** What belongs to a shop beside its database, in `DATA_DIR`. Rendered pictures and caches are made again. */
const mediaFolders = ['media', 'private-media'];
const kept = [...mediaFolders, 'secret'];

const table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()).readonly(),
  rows: z.int(),
  digest: z.string(),
});
const manifest = z.object({
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.array(table),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.int() })),
});
/** The archive's list of contents. */
export type Manifest = z.infer<typeof manifest>;

const noteFile = 'last-backup.json';
const note = z.object({ at: z.iso.datetime(), verified: z.boolean().nullable() });

/** Remembers in `DATA_DIR` when the shop was backed up last, and whether that could be restored; null where nobody tried. */
export const noteBackup = (dataDir: string, made: z.infer<typeof note>): Promise<void> =>
  writeFile(join(dataDir, noteFile), JSON.stringify(made));

/** The last backup; null when there was none. */
export async function lastBackup(dataDir: string): Promise<{ readonly at: Date; readonly verified: boolean | null } | null> {
  const written: unknown = await readFile(join(dataDir, noteFile), 'utf8')
    .then((text) => JSON.parse(text))
    .catch(() => null);
  const read = note.safeParse(written);
  return read.success ? { at: new Date(read.data.at), verified: read.data.verified } : null;
}

/** A restore that cannot be: the message says why and what to do. */
export class CannotRestore extends Error {}

interface BackupOptions {
  readonly database: Database;
  readonly dataDir: string;
  readonly passphrase: string;
  readonly now: Date;
}

/**
 * Writes the whole shop into one encrypted file: all rows as of one moment, uploaded media and the demonstration's secret. Works while the shop runs; the
 * embedded database answers nobody else meanwhile.
 */
export async function backUp(file: string, { database, dataDir, passphrase, now }: BackupOptions): Promise<Manifest> {
  return inScratch(dataDir, async (scratch) => {
    const made = await database.transact(async (tx) => {
      await sql`set transaction isolation level repeatable read, read only`.execute(tx);
      const { rows } = await sql<{ name: string }>`select name from public.migration order by name`.execute(tx);
      const tables = await dumpTables(tx, join(scratch, 'tables'));
      const sequences = await findSequences(tx);
      return { version: 1 as const, madeAt: now.toISOString(), migrations: rows.map(({ name }) => name), tables, sequences };
    });
    await writeFile(join(scratch, 'manifest.json'), JSON.stringify(made));
    const there = kept.filter((name) => existsSync(join(dataDir, name)));
    for (const name of there) await symlink(join(dataDir, name), join(scratch, name));
    await writeArchive(file, scratch, ['manifest.json', 'tables', ...there], passphrase);
    return made;
  });
}

/**
 * Fills an empty database and data folder from a backup, in one transaction that reads every row back before it ends, then runs the migrations that are
 * newer than the backup. `createQueue` makes the job queue's tables. Throws `CannotRestore`, `UnreadableArchive`, `UnequalRows`.
 */
export async function restore(
  file: string,
  { database, dataDir, passphrase, createQueue }: Omit<BackupOptions, 'now'> & { readonly createQueue: () => Promise<void> },
): Promise<Manifest> {
  await refuseUnlessEmpty(database);
  const taken = mediaFolders.filter((name) => existsSync(join(dataDir, name)));
  if (taken.length > 0) throw new CannotRestore(`${taken.join(' and ')} in DATA_DIR would be overwritten. Restore into an empty folder.`);
  return inScratch(dataDir, async (scratch) => {
    await readArchive(file, scratch, passphrase);
    const read = manifest.safeParse(JSON.parse(await readFile(join(scratch, 'manifest.json'), 'utf8')));
    if (!read.success) throw new CannotRestore('This is no backup of a shop, or one of a newer version.');
    const made = read.data;
    await migrate(database, knownMigrations(made));
    await createQueue();
    await database.transact((tx) =>
      replaceAllRows(tx, made.tables, made.sequences, (one) => linesOf(join(scratch, 'tables', fileOf(one)))),
    );
    await migrate(database);
    for (const name of kept) if (existsSync(join(scratch, name))) await rename(join(scratch, name), join(dataDir, name));
    return made;
  });
}

/** Copies all rows of one shop's database into an empty one. Throws `CannotRestore`, `UnequalRows`. */
export async function moveRows(
  from: Database,
  { to, dataDir, createQueue }: { to: Database; dataDir: string; createQueue: () => Promise<void> },
) {
  await refuseUnlessEmpty(to);
  return inScratch(dataDir, async (scratch) => {
    const { tables, sequences } = await from.transact(async (tx) => ({
      tables: await dumpTables(tx, scratch),
      sequences: await findSequences(tx),
    }));
    await migrate(to);
    await createQueue();
    await to.transact((tx) => replaceAllRows(tx, tables, sequences, (one) => linesOf(join(scratch, fileOf(one)))));
    return tables;
  });
}

async function refuseUnlessEmpty(database: Database): Promise<void> {
  const { rows } = await sql<{ found: string | null }>`select to_regclass('public.migration')::text as found`.execute(database.read);
  if (rows[0]?.found) throw new CannotRestore('There is a shop in this database. Restore into an empty one.');
}

/** The backup's own migrations, so that its rows fit. */
function knownMigrations({ migrations: names }: Manifest): Migration[] {
  const known = new Map(migrations().map((one) => [one.name, one]));
  return names.map((name) => {
    const found = known.get(name);
    if (!found)
      throw new CannotRestore(`The backup is of a newer version of the shop: it knows the migration ${name}. Update the code first.`);
    return found;
  });
}

const fileOf = ({ schema, name }: StoredTable): string => `${schema}.${name}.jsonl`;

async function dumpTables(tx: Tx, folder: string): Promise<RowsOf[]> {
  await mkdir(folder, { recursive: true });
  const dumped: RowsOf[] = [];
  for (const one of await findTables(tx)) {
    const digest = new RowDigest();
    const lines = async function* () {
      for await (const row of readRows(tx, one)) {
        digest.note(row);
        yield `${row}\n`;
      }
    };
    await pipeline(Readable.from(lines()), createWriteStream(join(folder, fileOf(one)), { mode: 0o600 }));
    dumped.push(digest.of(one));
  }
  return dumped;
}

/** Lines as `dumpTables` wrote them; `node:readline` also splits at U+2028, which text may contain. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

const scratchPrefix = 'backup-';
/** A name from `mkdtemp`. */
const scratchName = /^backup-[A-Za-z0-9]{6}$/;
/** Milliseconds after which nobody is at work in a scratch folder any more. */
const abandonedMs = 12 * 3_600_000;

/** Beside the data, where the shop is unencrypted anyway; a private folder that is removed, by a later one where its process was killed. */
export async function inScratch<T>(dataDir: string, work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(dataDir, { recursive: true });
  await removeAbandoned(dataDir);
  const folder = await mkdtemp(join(dataDir, scratchPrefix));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function removeAbandoned(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    // Excludes a real backup with a similar name.
    if (!scratchName.test(name)) continue;
    const folder = join(dataDir, name);
    // Another process may have removed its own by now.
    const found = await stat(folder).catch(() => null);
    if (found?.isDirectory() && Date.now() - found.mtimeMs > abandonedMs) await rm(folder, { recursive: true, force: true });
  }
}
