import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/** Where to reach the embedded database; the driver finds the socket as `{host}/.s.PGSQL.{port}`. */
export interface EmbeddedServer {
  readonly host: string;
  readonly port: number;
  /** True when this process runs it; false when another process of this shop does and we only connect. */
  readonly owned: boolean;
  close(): Promise<void>;
}

const port = 5432;
/** The kernel's bound on a Unix socket's path. */
const longestSocketPath = 100;

/**
 * Starts the embedded database of a data directory in a thread of its own, or connects to the process that already runs it:
 * an import can work while the shop is open. With `dataDir` null it lives in memory.
 */
export async function startEmbedded(dataDir: string | null): Promise<EmbeddedServer> {
  const home = dataDir === null ? join(tmpdir(), `mantel-${process.pid}-${Math.random().toString(36).slice(2, 10)}`) : resolve(dataDir);
  mkdirSync(home, { recursive: true, mode: 0o700 });
  const host = socketHome(home);
  const socketPath = join(host, `.s.PGSQL.${port}`);
  const lock = join(home, 'owner.pid');
  for (;;) {
    if (await answers(socketPath)) return { host, port, owned: false, close: async () => {} };
    if (claim(lock)) break;
    await sleep(100);
  }
  rmSync(socketPath, { force: true });
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { dataDir: dataDir === null ? null : join(home, 'cluster'), socketPath },
  });
  await new Promise<void>((ready, failed) => {
    worker.once('message', () => ready());
    worker.once('error', failed);
  });
  return {
    host,
    port,
    owned: true,
    close: async () => {
      const closed = new Promise((done) => worker.once('message', done));
      worker.postMessage('close');
      await closed;
      await worker.terminate();
      rmSync(socketPath, { force: true });
      rmSync(lock, { force: true });
      if (dataDir === null) rmSync(home, { recursive: true, force: true });
    },
  };
}

function socketHome(home: string): string {
  if (join(home, `.s.PGSQL.${port}`).length <= longestSocketPath) return home;
  const short = join(tmpdir(), `mantel-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`);
  mkdirSync(short, { recursive: true, mode: 0o700 });
  return short;
}

function answers(socketPath: string): Promise<boolean> {
  if (!existsSync(socketPath)) return Promise.resolve(false);
  return new Promise((settle) => {
    const socket = connect(socketPath);
    socket.once('connect', () => {
      socket.destroy();
      settle(true);
    });
    socket.once('error', () => settle(false));
  });
}

/** Takes the lock file; one left by a process that is gone is taken over. */
function claim(lock: string): boolean {
  try {
    writeSync(openSync(lock, 'wx', 0o600), String(process.pid));
    return true;
  } catch {
    const pid = Number(readFileSync(lock, { encoding: 'utf8', flag: 'a+' }));
    if (pid !== process.pid && isAlive(pid)) return false;
    rmSync(lock, { force: true });
    return false;
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
