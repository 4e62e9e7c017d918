import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = join(import.meta.dirname, '../..');
const served: { options: string[]; env: Record<string, string> } = JSON.parse(readFileSync(join(root, 'processes/node.json'), 'utf8'));

/** A whole shop in its own process, as started by `npm start`. */
export interface ShopProcess {
  readonly url: string;
  /** The sister brand's address. */
  readonly sisterUrl: string;
  readonly process: ChildProcess;
  /** Its output so far, on either stream. */
  output(): string;
  /** Stops it and waits until it has ended. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Starts the production build on a free port and waits until it is ready. Throws with its output after two minutes. */
export async function startShop(env: Record<string, string>): Promise<ShopProcess> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const sisterUrl = `http://localhost:${await freePort()}`;
  const child = spawn(process.execPath, [...served.options, 'processes/web.ts'], {
    cwd: root,
    env: {
      ...process.env,
      ...served.env,
      NODE_ENV: 'production',
      WARM_PICTURES: 'false',
      // Does not wait until it is ready.
      DRAIN_SECONDS: '0',
      PORT: String(port),
      HOST: '127.0.0.1',
      SISTER_URLS: `pip-alder=${sisterUrl}`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const gone = new Promise<void>((ended) => child.once('exit', () => ended()));
  const shop: ShopProcess = {
    url,
    sisterUrl,
    process: child,
    output: () => output,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await gone;
    },
  };
  for (let tries = 0; tries < 1200 && child.exitCode === null; tries++) {
    if (await isReady(url)) return shop;
    await sleep(100);
  }
  child.kill('SIGKILL');
  throw new Error(`The shop did not become ready:\n${output}`);
}

/** The processes behind its port, where it has several. */
export function processesOf({ process: { pid } }: ShopProcess): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}
