import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { aptInstall, onPath } from '../../tools/setup/packages.mjs';
import { byServerUser } from '../../tools/setup/postgres.mjs';
import { freePort } from './shop-process.ts';

/** PgBouncer, which gives each transaction another session. */
export interface Pooler {
  readonly url: string;
  stop(): Promise<void>;
}

const isOpen = (port: number) =>
  new Promise<boolean>((tell) => {
    const socket = connect(port, '127.0.0.1', () => tell(true)).once('error', () => tell(false));
    socket.once('connect', () => socket.destroy());
  });

/** PgBouncer's program, installed if it must be; undefined when it cannot be had. */
function program(): string | undefined {
  if (!onPath('pgbouncer')) aptInstall(['pgbouncer']);
  return onPath('pgbouncer');
}

/** With at most `sessions` on a server reached through a Unix socket; undefined when no pooler can be had. */
export async function startPooler(serverUrl: string, sessions: number): Promise<Pooler | undefined> {
  const path = program();
  if (!path) return undefined;
  const home = mkdtempSync(join(tmpdir(), 'mantel-pooler-'));
  chmodSync(home, 0o777);
  const port = await freePort();
  const socket = new URL(serverUrl).searchParams.get('host');
  const settings = join(home, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
postgres = host=${socket} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${sessions}
max_client_conn = 200
`,
  );
  const [command, ...args] = byServerUser(path, [settings]);
  const child: ChildProcess = spawn(command, args, { cwd: home, stdio: 'ignore' });
  const ended = new Promise<void>((gone) => child.once('exit', () => gone()));
  for (let tries = 0; tries < 100 && !(await isOpen(port)); tries++) await sleep(100);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
