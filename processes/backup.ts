import { statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  backUp,
  CannotRestore,
  type Manifest,
  moveRows,
  noteBackup,
  restore,
  UnequalRows,
  UnreadableArchive,
  verifyBackup,
} from '../server/platform/backup/index.ts';
import { readConfig } from '../server/platform/config/config.ts';
import type { Database, DatabaseOptions } from '../server/platform/db/index.ts';
import { openForHours } from '../server/platform/db/open-for-hours.ts';
import { Jobs } from '../server/platform/jobs.ts';
import { createLog } from '../server/platform/log.ts';
import { asCalled } from './output/as-called.ts';
import { runCommand, UsageError } from './output/run-command.ts';

/** `npm run backup`, `npm run restore`, `npm run database:move` (docs/operations/running.md, Backups). Exits with 0, or with 2 when it could not. */
const usage = asCalled(`npm run backup -- FILE [--no-verify]
npm run restore -- FILE
TARGET_DATABASE_URL=postgres://… npm run database:move`);

/** Milliseconds to wait for a lock: nobody waits for a backup. */
const lock = 600_000;
const minPassphrase = 20;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'no-verify': { type: 'boolean' } } });
  const [command, file, ...more] = positionals;
  if (more.length > 0 || (command === 'move' ? file !== undefined : !file)) throw new UsageError(`Usage:\n${usage}`);
  if (command === 'backup' && file) await backup(file, !values['no-verify']);
  else if (command === 'restore' && file) await restoreFrom(file);
  else if (command === 'move') await move();
  else throw new UsageError(`Usage:\n${usage}`);
}

async function backup(file: string, verifies: boolean): Promise<void> {
  const { database: options, dataDir } = readConfig(process.env);
  const passphrase = passphraseIn(process.env);
  const made = await withDatabase(options, (database) => backUp(file, { database, dataDir, passphrase, now: new Date() }));
  console.log(`Backed up ${counted(made)} into ${file}, ${Math.ceil(statSync(file).size / 1_000_000).toLocaleString('en-US')} MB.`);
  if (!verifies) return noteBackup(dataDir, { at: made.madeAt, verified: null });
  // Into an embedded database of its own.
  const restoreIn = (folder: string) => restoreInto({ url: undefined, dataDir: join(folder, 'database') }, folder, file, passphrase);
  await verifyBackup({ dataDir, madeAt: made.madeAt, restoreIn });
  console.log('Verified: restored elsewhere, and every row is the same.');
}

async function restoreFrom(file: string): Promise<void> {
  const { database, dataDir } = readConfig(process.env);
  const made = await restoreInto(database, dataDir, file, passphraseIn(process.env));
  console.log(`Restored ${counted(made)} as of ${made.madeAt}. Start the shop with the same MANTEL_SECRET as before.`);
}

async function move(): Promise<void> {
  const { database: options, dataDir } = readConfig(process.env);
  const url = process.env.TARGET_DATABASE_URL;
  if (!url) throw new UsageError(`TARGET_DATABASE_URL: needed, the empty database to move to.\n${usage}`);
  const tables = await withDatabase({ ...options, exclusive: true }, (from) =>
    withDatabase({ url, dataDir: null, exclusive: true }, (to) => moveRows(from, { to, dataDir, createQueue: () => createQueue(to) })),
  );
  console.log(
    `Moved ${counted({ tables })}, each read back and the same. Start the shop with DATABASE_URL set to the new database, and the same DATA_DIR.`,
  );
}

const restoreInto = (options: DatabaseOptions, dataDir: string, file: string, passphrase: string) =>
  withDatabase({ ...options, exclusive: true }, (database) =>
    restore(file, { database, dataDir, passphrase, createQueue: () => createQueue(database) }),
  );

async function createQueue(database: Database): Promise<void> {
  const jobs = new Jobs(database, createLog('error'));
  await jobs.start({ work: false });
  await jobs.stop();
}

async function withDatabase<T>(options: DatabaseOptions, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openForHours(options, { lock });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

function passphraseIn(env: NodeJS.ProcessEnv): string {
  const passphrase = env.BACKUP_PASSPHRASE ?? '';
  if (passphrase.length < minPassphrase)
    throw new UsageError(
      `BACKUP_PASSPHRASE: needs at least ${minPassphrase} characters; openssl rand -base64 32 makes one. Keep it where the backup is not.`,
    );
  return passphrase;
}

function counted({ tables }: Pick<Manifest, 'tables'>): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows.toLocaleString('en-US')} rows of ${tables.length} tables`;
}

await runCommand(main, { failed: [CannotRestore, UnreadableArchive, UnequalRows] });
