import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../server/platform/db/index.ts';
import { migrate } from '../../server/platform/db/migrate.ts';
import { createDatabase } from './fresh-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database to copy: its name on TEST_DATABASE_URL's server, or an embedded database's file. */
    databaseTemplate: string;
  }
}

/** Migrates one database before all tests; each shop under test starts from a copy, which is several times faster. */
export default async function makeTemplate(project: TestProject): Promise<() => Promise<void>> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  const { template, remove } = serverUrl ? await onServer(serverUrl) : await inFile();
  project.provide('databaseTemplate', template);
  return remove;
}

interface Template {
  readonly template: string;
  remove(): Promise<void>;
}

async function onServer(serverUrl: string): Promise<Template> {
  const { url, name, drop } = await createDatabase(serverUrl);
  const database = await openDatabase({ url, dataDir: null });
  await migrate(database);
  await database.close();
  return { template: name, remove: drop };
}

async function inFile(): Promise<Template> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mantel-template-'));
  const database = await openDatabase({ dataDir });
  await migrate(database);
  await database.close();
  const template = join(dataDir, 'cluster.tar');
  execFileSync('tar', ['-C', join(dataDir, 'cluster'), '-cf', template, '.']);
  return { template, remove: async () => rmSync(dataDir, { recursive: true, force: true }) };
}
