import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { byServerUser, serverPids, serverPrograms } from '../../tools/setup/postgres.mjs';

const run = promisify(execFile);

/** A primary that confirms a commit only when its standby has it, behind one address that follows the primary. */
export interface ReplicatedPostgres {
  readonly url: string;
  /** The standby that it has at first. */
  readonly standbyUrl: string;
  /** Kills the primary as a power cut does, and promotes the standby; resolves when that takes writes. */
  failOver(): Promise<void>;
  /** Makes the killed server the new primary's standby; resolves once commits wait for it. */
  rejoin(): Promise<void>;
  /** Whether the standby shows what the primary sends. */
  replay(on: boolean): Promise<void>;
  /** Kills the standby, for which commits then do not wait. */
  killStandby(): Promise<void>;
  stop(): Promise<void>;
}

/** Undefined when no server programs can be had. */
export async function startReplicatedPostgres(): Promise<ReplicatedPostgres | undefined> {
  const programs = serverPrograms();
  if (!programs) return undefined;
  const home = mkdtempSync(join(tmpdir(), 'mantel-pair-'));
  chmodSync(home, 0o777);
  const server = async (command: string, ...args: string[]): Promise<string> => {
    const [program, ...rest] = byServerUser(join(programs, command), args);
    return (await run(program, rest, { cwd: home })).stdout.trim();
  };
  const folderOf = (name: string) => join(home, name);
  const ask = (name: string, statement: string) =>
    server('psql', '-h', folderOf(name), '-U', 'postgres', '-X', '-q', '-t', '-A', '-c', statement);
  const control = (name: string, ...args: string[]) =>
    server('pg_ctl', '-D', join(folderOf(name), 'data'), '-w', '-l', join(folderOf(name), 'log'), ...args);
  const start = (name: string) =>
    control(name, '-o', `-k ${folderOf(name)} -h '' -c max_connections=60 -c shared_buffers=128MB -c hot_standby=on`, 'start');
  const kill = (name: string) => {
    for (const pid of serverPids(join(folderOf(name), 'data'))) process.kill(pid, 'SIGKILL');
  };
  const urlOf = (name: string) => `postgres://postgres@localhost/postgres?host=${encodeURIComponent(join(home, name))}`;
  const waitForStandbys = async (name: string, which: string) => {
    await ask(name, `alter system set synchronous_standby_names = '${which}'`);
    await ask(name, 'select pg_reload_conf()');
  };
  const pointTo = (name: string) => {
    symlinkSync(folderOf(name), join(home, 'next'));
    renameSync(join(home, 'next'), join(home, 'primary'));
  };

  let primary = 'first';
  let standby = 'second';
  const rejoin = async () => {
    const data = join(folderOf(standby), 'data');
    rmSync(data, { recursive: true, force: true });
    await server('pg_basebackup', '-h', folderOf(primary), '-U', 'postgres', '-D', data, '-R', '-X', 'stream', '-c', 'fast');
    await start(standby);
    await waitForStandbys(primary, '*');
    while ((await ask(primary, 'select sync_state from pg_stat_replication')) !== 'sync') await sleep(50);
  };
  for (const name of [primary, standby]) {
    mkdirSync(folderOf(name));
    chmodSync(folderOf(name), 0o777);
  }
  await server('initdb', '-D', join(folderOf(primary), 'data'), '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync');
  await start(primary);
  pointTo(primary);
  await rejoin();

  return {
    url: urlOf('primary'),
    standbyUrl: urlOf(standby),
    rejoin,
    replay: async (on) => {
      await ask(standby, `select pg_wal_replay_${on ? 'resume' : 'pause'}()`);
    },
    killStandby: async () => {
      await waitForStandbys(primary, '');
      kill(standby);
    },
    failOver: async () => {
      kill(primary);
      await waitForStandbys(standby, '');
      await control(standby, 'promote');
      [primary, standby] = [standby, primary];
      pointTo(primary);
    },
    stop: async () => {
      for (const name of [standby, primary]) await control(name, '-m', 'immediate', 'stop').catch(() => {});
      rmSync(home, { recursive: true, force: true });
    },
  };
}
