import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { aptInstall, onPath } from './packages.mjs';

/** Newest installed server's programs: Debian keeps them outside the PATH. */
function binaries() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const inDebian = versions.map((version) => join(debian, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
  const inPath = onPath('initdb');
  return inDebian ?? (inPath && dirname(inPath));
}

/** The server refuses to run as root; Debian's `postgres` user runs it then. */
function asServerUser(command, args) {
  const root = process.getuid?.() === 0;
  const [program, ...rest] = root ? ['/usr/sbin/runuser', '-u', 'postgres', '--', command, ...args] : [command, ...args];
  return spawnSync(program, rest, { encoding: 'utf8', cwd: tmpdir() });
}

/**
 * A throw-away PostgreSQL server for tests and benchmarks, reached through a Unix socket. With a `core` it and all its processes stay
 * on that one, where the machine has `taskset`.
 * @param {{ core?: number }} [on]
 * @returns {{ url: string, stop(): void } | undefined} undefined when no server programs can be had.
 */
export function startPostgres({ core } = {}) {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: () => {} };
  if (!binaries()) aptInstall(['postgresql']);
  const bin = binaries();
  if (!bin) return undefined;
  const home = mkdtempSync(join(tmpdir(), 'mantel-pg-'));
  chmodSync(home, 0o777);
  const data = join(home, 'data');
  const made = asServerUser(join(bin, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync']);
  const options = `-k ${home} -h '' -c max_connections=120 -c shared_buffers=256MB`;
  const start = [join(bin, 'pg_ctl'), '-D', data, '-w', '-l', join(home, 'log'), '-o', options, 'start'];
  const [program, ...args] = core !== undefined && onPath('taskset') ? ['taskset', '--cpu-list', String(core), ...start] : start;
  const started = made.status === 0 && asServerUser(program, args).status === 0;
  if (!started) {
    rmSync(home, { recursive: true, force: true });
    return undefined;
  }
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(home)}`,
    stop: () => {
      asServerUser(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
