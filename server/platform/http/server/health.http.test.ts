import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, DatabaseUnavailable, openDatabase } from '../../db/index.ts';
import { mountHealth, type Readiness } from './health.ts';

/** A separate disk that fills up soon; only root may mount one. */
const disk = mkdtempSync(join(tmpdir(), 'mantel-disk-'));
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', disk]).status === 0;
const freeBytes = () => {
  const { bavail, bsize } = statfsSync(disk);
  return bavail * bsize;
};

describe.skipIf(!isMounted)('the embedded database on a full disk', () => {
  const readiness: Readiness = { draining: false };
  let database: Database;
  let app: FastifyInstance;
  beforeAll(async () => {
    database = await openDatabase({ dataDir: join(disk, 'database') });
    await sql`create table public.note (text text)`.execute(database.read);
    app = Fastify();
    mountHealth(app, { database, dataDir: disk, readiness });
  });
  afterAll(async () => {
    await app.close();
    await database.close();
    spawnSync('umount', [disk]);
    rmSync(disk, { recursive: true, force: true });
  });
  const ready = async () => {
    const answer = await app.inject('/readyz');
    return [answer.statusCode, answer.json()];
  };

  it('is not ready and says why, still serves reads, and recovers when there is space', async () => {
    expect(await ready()).toEqual([200, { ok: true, draining: false }]);
    writeFileSync(join(disk, 'ballast'), Buffer.alloc(freeBytes() - 200_000));
    expect(await ready()).toEqual([503, { ok: false, draining: false, fault: 'disk_full' }]);
    const fill = async () => {
      for (;;) await sql`insert into public.note select repeat(md5(n::text), 30) from generate_series(1, 500) n`.execute(database.read);
    };
    const refused = await fill().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(DatabaseUnavailable);
    expect(refused).toMatchObject({ reason: 'disk_full' });
    expect(await database.fault()).toBe('disk_full');
    await sql`select count(*) from public.note`.execute(database.read);
    rmSync(join(disk, 'ballast'));
    expect(await ready()).toEqual([200, { ok: true, draining: false }]);
    await sql`insert into public.note values ('room')`.execute(database.read);
  });
});

describe('[§9] /readyz', () => {
  it.each(['down', 'busy', 'disk_full'] as const)('reports that the database is %s', async (fault) => {
    const app = Fastify();
    mountHealth(app, { database: { fault: async () => fault }, dataDir: tmpdir(), readiness: { draining: false } });
    const answer = await app.inject('/readyz');
    expect([answer.statusCode, answer.json()]).toEqual([503, { ok: false, draining: false, fault }]);
  });
});
