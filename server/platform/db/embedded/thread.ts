import { rmSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

export interface ThreadData {
  /** Null keeps the database in memory. */
  readonly dataDir: string | null;
  /** The initial contents: a cluster's folder as a tar file; null starts empty. */
  readonly template: string | null;
  readonly socketPath: string;
}

const restartMs = 1000;

/** The thread that runs PGlite. If it dies, for example on a full disk, it is restarted: the database recovers like a server after a crash. */
export class EmbeddedThread {
  readonly #data: ThreadData;
  readonly #onError: (error: Error) => void;
  #worker: Worker | null = null;
  #restart: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(data: ThreadData, onError: (error: Error) => void = () => {}) {
    this.#data = data;
    this.#onError = onError;
  }

  /** Resolves once it accepts connections; throws what kept it from opening. */
  async start(): Promise<void> {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: this.#data });
    await new Promise<void>((ready, failed) => {
      worker.once('message', () => ready());
      worker.once('error', failed);
      worker.once('exit', () => failed(new Error('the embedded database ended before it was open')));
    });
    this.#worker = worker;
    worker.on('error', this.#onError);
    worker.once('exit', () => this.#died());
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#restart);
    const worker = this.#worker;
    if (!worker) return;
    const closed = new Promise<void>((done) => {
      worker.once('message', () => done());
      worker.once('exit', () => done());
    });
    worker.postMessage('close');
    await closed;
    await worker.terminate();
  }

  #died(): void {
    this.#worker = null;
    if (this.#closed) return;
    this.#onError(new Error('the embedded database ended; it is started again'));
    this.#restart = setTimeout(() => {
      rmSync(this.#data.socketPath, { force: true });
      this.start().catch((error: Error) => {
        this.#onError(error);
        this.#died();
      });
    }, restartMs);
  }
}
