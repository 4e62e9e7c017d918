import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { aptInstall, onPath } from './packages.mjs';

/** The newest installed server's programs, which Debian keeps outside the PATH. */
function found() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const inDebian = versions.map((version) => join(debian, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
  const inPath = onPath('initdb');
  return inDebian ?? (inPath && dirname(inPath));
}

/** The folder of the server's programs, installed if it must be; undefined when they cannot be had. */
export function serverPrograms() {
  if (!found()) aptInstall(['postgresql']);
  return found();
}

/** The server refuses to run as root, so Debian's `postgres` user runs it then. */
export function byServerUser(command, args) {
  return process.getuid?.() === 0 ? ['/usr/sbin/runuser', '-u', 'postgres', '--', command, ...args] : [command, ...args];
}

function asServerUser(command, args) {
  const [program, ...rest] = byServerUser(command, args);
  return spawnSync(program, rest, { encoding: 'utf8', cwd: tmpdir() });
}

/** The process ids of the server on a data folder and of its children. */
export function serverPids(data) {
  const postmaster = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0];
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', postmaster], { encoding: 'utf8' });
  return [postmaster, ...stdout.trim().split(/\s+/)].map(Number).filter(Boolean);
}

/**
 * A throw-away PostgreSQL server for tests and benchmarks, reached through a Unix socket. With a `core` it and all its processes stay
 * on that one, where the machine has `taskset`. One that need not be `durable` does not wait for the disk.
 * @param {{ core?: number, durable?: boolean }} [how]
 * @returns {{ url: string, stop(): void } | undefined} undefined when no server programs can be had.
 */
export function startPostgres(how) {
  return process.env.TEST_DATABASE_URL ? { url: process.env.TEST_DATABASE_URL, stop: () => {} } : startOwnPostgres(how);
}

/** The same for one test alone, which may stop it. */
export function startOwnPostgres({ core, durable = true } = {}) {
  const bin = serverPrograms();
  if (!bin) return undefined;
  const home = mkdtempSync(join(tmpdir(), 'mantel-pg-'));
  chmodSync(home, 0o777);
  const data = join(home, 'data');
  const made = asServerUser(join(bin, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync']);
  const hasty = durable ? '' : ' -c fsync=off -c synchronous_commit=off -c full_page_writes=off';
  // The server plans for as many cores as the machine has; on one, its workers would take turns and do the same work again.
  const alone = core === undefined ? '' : ' -c max_parallel_workers_per_gather=0';
  const options = `-k ${home} -h '' -c max_connections=120 -c shared_buffers=256MB${hasty}${alone}`;
  const log = join(home, 'log');
  const start = [join(bin, 'pg_ctl'), '-D', data, '-w', '-l', log, '-o', options, 'start'];
  const [program, ...args] = core !== undefined && onPath('taskset') ? ['taskset', '--cpu-list', String(core), ...start] : start;
  const run = () => asServerUser(program, args).status === 0;
  if (made.status !== 0 || !run()) {
    rmSync(home, { recursive: true, force: true });
    return undefined;
  }
  const halt = () => asServerUser(join(bin, 'pg_ctl'), ['-D', data, '-w', '-m', 'immediate', 'stop']);
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(home)}`,
    pids: () => serverPids(data),
    halt,
    restart: run,
    stop: () => {
      halt();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
