import { createServer, type Server, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OwnPostgres, startOwnPostgres } from '../../../tools/setup/postgres.mjs';
import { type Database, DatabaseUnavailable, openDatabase } from './index.ts';

/** Short enough for a test, long enough for a busy machine. */
const limits = { connect: 1500, wait: 4000, suspicion: 300, probe: 1500, lock: 500 };
const ask = (database: Database) => sql<{ one: number }>`select 1 as one`.execute(database.read);
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: unknown) => (error instanceof DatabaseUnavailable ? error.reason : error),
  );
const recovers = (database: Database) => expect.poll(() => reasonOf(ask(database)), { timeout: 15_000 }).toBe('answered');

describe('a server that accepts connections but stays silent', () => {
  const held = new Set<Socket>();
  let silent: Server;
  let database: Database;
  beforeAll(async () => {
    silent = createServer((socket) => held.add(socket.on('error', () => {})));
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
    const { port } = silent.address() as { port: number };
    database = await openDatabase({ url: `postgres://shop@127.0.0.1:${port}/shop`, dataDir: null, limits: { ...limits, connect: 200 } });
  });
  afterAll(async () => {
    await database.close();
    for (const socket of held) socket.destroy();
    silent.close();
  });

  it('is given up; after a few attempts nobody waits for it or contacts it', async () => {
    for (let i = 0; i < 3; i++) expect(await reasonOf(ask(database))).toBe('down');
    const knocks = held.size;
    expect(await Promise.all(Array.from({ length: 50 }, () => reasonOf(ask(database))))).toEqual(Array(50).fill('down'));
    expect(held.size).toBe(knocks);
    expect(await database.fault()).toBe('down');
    await expect(database.listen('news', { heard: () => {}, missed: () => {} })).rejects.toThrow();
  });
});

const postgres: OwnPostgres | undefined = startOwnPostgres();

describe.skipIf(!postgres)('a PostgreSQL server', () => {
  const { url, pids, halt, restart, stop } = postgres as OwnPostgres;
  const told: string[] = [];
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({
      url,
      dataDir: null,
      poolSize: 4,
      limits,
      onError: (error) => told.push(error.name),
      onRecovered: () => told.push('recovered'),
    });
    await sql`create table public.note (text text)`.execute(database.read);
  });
  afterAll(async () => {
    await database.close();
    stop();
  });
  const signal = (name: NodeJS.Signals) => {
    for (const pid of pids()) process.kill(pid, name);
  };

  it('that hangs fails waiting calls, then all at once, and is used again when it continues', async () => {
    const heard: string[] = [];
    let missed = 0;
    const stopHearing = await database.listen('news', { heard: (payload) => heard.push(payload), missed: () => missed++ });
    await ask(database);
    signal('SIGSTOP');
    try {
      const writing = database.transact((tx) => sql`insert into public.note values ('lost')`.execute(tx));
      expect(await Promise.all([reasonOf(ask(database)), reasonOf(writing), reasonOf(ask(database))])).toEqual(['down', 'down', 'down']);
      expect(await Promise.all(Array.from({ length: 50 }, () => reasonOf(ask(database))))).toEqual(Array(50).fill('down'));
      expect(await database.fault()).toBe('down');
    } finally {
      signal('SIGCONT');
    }
    await recovers(database);
    expect(await database.fault()).toBeNull();
    expect(told).toContain('recovered');
    await expect.poll(() => missed, { timeout: 10_000 }).toBeGreaterThan(0);
    await sql`select pg_notify('news', 'back')`.execute(database.read);
    await expect.poll(() => heard).toEqual(['back']);
    await stopHearing();
  });

  it('that crashes and restarts is used again', async () => {
    await ask(database);
    halt();
    expect(await reasonOf(ask(database))).toBe('down');
    expect(await reasonOf(database.transact((tx) => sql`select 1`.execute(tx)))).toBe('down');
    expect(restart()).toBe(true);
    await recovers(database);
  });

  it('that takes no writes, as a replica, is away; the next connection leads to the primary again', async () => {
    const write = () => reasonOf(database.transact((tx) => sql`insert into public.note values ('kept')`.execute(tx)));
    await database.transact((tx) => sql`set default_transaction_read_only = on`.execute(tx));
    expect(await write()).toBe('down');
    expect(await write()).toBe('answered');
  });

  it('may take long for a statement without counting as dead', async () => {
    const slow = reasonOf(sql`select pg_sleep(2)`.execute(database.read));
    expect(await reasonOf(ask(database))).toBe('answered');
    expect(await slow).toBe('answered');
    expect(await database.fault()).toBeNull();
  });

  it('is busy when a lock or a connection does not come in time, without opening the circuit', async () => {
    const locked = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const holding = database.transact(async (tx) => {
      await sql`lock table public.note`.execute(tx);
      locked.resolve();
      await release.promise;
    });
    await locked.promise;
    expect(await reasonOf(sql`select * from public.note`.execute(database.read))).toBe('busy');
    release.resolve();
    await holding;
    const sleeping = Array.from({ length: 4 }, () => sql`select pg_sleep(6)`.execute(database.read));
    expect(await reasonOf(ask(database))).toBe('busy');
    await Promise.all(sleeping);
    await ask(database);
  });

  it('with a full disk reports it until there is space again', async () => {
    await sql
      .raw(`create function public.no_room() returns event_trigger language plpgsql as $$
        begin raise exception 'No space left on device' using errcode = '53100'; end $$`)
      .execute(database.read);
    await sql`create event trigger no_room on ddl_command_start execute function public.no_room()`.execute(database.read);
    expect(await database.fault()).toBeNull();
    expect(await reasonOf(sql`create table public.more (text text)`.execute(database.read))).toBe('disk_full');
    expect(await database.fault()).toBe('disk_full');
    expect(await reasonOf(ask(database))).toBe('answered');
    await sql`drop event trigger no_room`.execute(database.read);
    expect(await database.fault()).toBeNull();
    const { rows } = await sql`select from pg_class where relname = 'room_on_disk'`.execute(database.read);
    expect(rows).toEqual([]);
  });
});
