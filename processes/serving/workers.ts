import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { isAbsolute } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AggregatorRegistry, type Registry } from 'prom-client';

/** What a process of a shop with several does: answer requests, or run jobs. */
export type Role = 'web' | 'jobs';

/** The role of this process; null for the primary, and in a shop with one process. */
export const role: Role | null = cluster.isWorker ? (process.env.MANTEL_WORKER === 'jobs' ? 'jobs' : 'web') : null;

/** Whether this process speaks for the shop at its start: the only one, or the first of several. */
export const isFirst = !cluster.isWorker || cluster.worker?.id === 1;

/** Milliseconds before a process that died is started again, doubled while it does not start. */
const pauses = { first: 500, longest: 30_000 };

interface Place {
  readonly role: Role;
  worker: Worker;
}

/** Sent to a process that should close: the seconds it may still serve in. */
export interface StopMessage {
  readonly stopAfter: number;
}

/** Lets the primary collect this process's metrics; returns how to read the sums over all processes, as Prometheus text. Rejects when one is silent. */
export function shareMetrics(registries: Registry[]): () => Promise<string> {
  new AggregatorRegistry();
  AggregatorRegistry.setRegistries(registries);
  return () =>
    new Promise((resolve, reject) => {
      const hear = ({ metrics }: { metrics?: string | null }) => {
        if (metrics === undefined) return;
        process.off('message', hear);
        if (metrics === null) reject(new Error('A process did not tell its metrics'));
        else resolve(metrics);
      };
      process.on('message', hear);
      process.send?.('metrics');
    });
}

/** Tells the primary that this process serves. */
export const tellReady = (): void => void process.send?.('ready');

/** Calls `stop` when the primary asks for it, and at once when the primary is gone. */
export function onStopMessage(stop: (drainSeconds: number) => void): void {
  process.on('message', (message: Partial<StopMessage>) => {
    if (typeof message?.stopAfter === 'number') stop(message.stopAfter);
  });
  process.on('disconnect', () => stop(0));
}

/**
 * Waits until the primary knows that this process no longer listens. A connection that it deals out until then comes back to it for another process;
 * one that this process never hears of would wait for an answer for ever.
 */
export async function leave(): Promise<void> {
  const { worker } = cluster;
  if (!worker?.isConnected()) return;
  const left = once(worker, 'disconnect');
  worker.disconnect();
  await left;
}

/**
 * The processes of a shop on one machine (`WORKERS`): they share its ports, and the primary deals out the connections in turn. One that dies is
 * started again. `restart` replaces each by a new one, which must be ready before the old one drains and closes, so that new code arrives without a lost
 * request; if a new one does not start, the old ones go on.
 */
export class Workers {
  readonly #places: Place[] = [];
  readonly #drainSeconds: number;
  readonly #log: (text: string) => void;
  #stopping = false;
  #restart: Promise<void> | null = null;
  #isWanted = false;

  constructor({ drainSeconds, log }: { drainSeconds: number; log: (text: string) => void }) {
    this.#drainSeconds = drainSeconds;
    this.#log = log;
    // Node would start the file that a link to its program led to at the start; a release switched in meanwhile brings its own Node.
    if (isAbsolute(process.argv0)) process.execPath = process.argv0;
    const all = new AggregatorRegistry();
    cluster.on('message', async (worker, message) => {
      if (message !== 'metrics') return;
      const metrics = await all.clusterMetrics().catch(() => null);
      // It may have ended meanwhile.
      if (worker.isConnected()) worker.send({ metrics });
    });
  }

  /** Starts the first alone, since it migrates and fills the database, then the others. Exits with the code of one that cannot start. */
  async start(roles: readonly Role[]): Promise<void> {
    const [first, ...others] = roles;
    if (!first) return;
    const open = async (role: Role) => {
      this.#take({ role, worker: await this.#fork(role) });
    };
    try {
      await open(first);
      await Promise.all(others.map(open));
    } catch (error) {
      await this.stop(0);
      process.exit(error instanceof StartFailure ? error.code : 1);
    }
  }

  /** Replaces every process, one after the other. A call while it runs has it do so once more: what is new by then must arrive, too. */
  restart(): Promise<void> {
    this.#isWanted = true;
    this.#restart ??= this.#replaceWhileWanted().finally(() => {
      this.#restart = null;
    });
    return this.#restart;
  }

  /** Closes all processes, and resolves when they have ended. */
  async stop(drainSeconds: number): Promise<void> {
    this.#stopping = true;
    await Promise.all(this.#places.map(({ worker }) => end(worker, drainSeconds)));
  }

  async #replaceWhileWanted(): Promise<void> {
    while (this.#isWanted) {
      this.#isWanted = false;
      await this.#replaceAll();
    }
  }

  async #replaceAll(): Promise<void> {
    for (const place of [...this.#places]) {
      if (this.#stopping) return;
      const old = place.worker;
      try {
        place.worker = await this.#fork(place.role);
      } catch {
        this.#log(`A new ${place.role} process did not start; the old ones go on.`);
        return;
      }
      this.#watch(place);
      await end(old, this.#drainSeconds);
    }
    this.#log('All processes are replaced.');
  }

  #take(place: Place): void {
    this.#places.push(place);
    this.#watch(place);
  }

  #watch(place: Place): void {
    const { worker } = place;
    worker.once('exit', (code, signal) => {
      if (this.#stopping || place.worker !== worker) return;
      this.#log(`The ${place.role} process ${worker.process.pid} ended (${signal ?? code}); another one starts.`);
      void this.#revive(place);
    });
  }

  async #revive(place: Place): Promise<void> {
    const died = place.worker;
    const isReplaced = () => this.#stopping || place.worker !== died;
    for (let pause = pauses.first; ; pause = Math.min(2 * pause, pauses.longest)) {
      await sleep(pause);
      if (isReplaced()) return;
      const next = await this.#fork(place.role).catch(() => null);
      if (next && isReplaced()) return end(next, 0);
      if (next) {
        place.worker = next;
        return this.#watch(place);
      }
    }
  }

  /** A new process once it serves. Throws `StartFailure` when it ends before. */
  async #fork(role: Role): Promise<Worker> {
    const worker = cluster.fork({ MANTEL_WORKER: role });
    await new Promise<void>((ready, failed) => {
      worker.on('message', (message) => message === 'ready' && ready());
      worker.once('exit', (code) => failed(new StartFailure(code || 1)));
    });
    return worker;
  }
}

class StartFailure extends Error {
  readonly code: number;
  constructor(code: number) {
    super(`A process ended with ${code} before it was ready`);
    this.code = code;
  }
}

async function end(worker: Worker, drainSeconds: number): Promise<void> {
  if (worker.isDead()) return;
  const ended = once(worker, 'exit');
  const message: StopMessage = { stopAfter: drainSeconds };
  if (worker.isConnected()) worker.send(message);
  else worker.process.kill('SIGTERM');
  await ended;
}
