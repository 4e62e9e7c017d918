import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Options } from '@node-rs/argon2';

/** OWASP's first recommendation of argon2id for servers: 19 MiB, two passes, parallelism 1; about 15 ms of one core. */
export const costs: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A password to hash, or to verify against `passwordHash`. */
export interface HashingTask {
  readonly password: string;
  readonly passwordHash: string | null;
}

export type HashingAnswer = { readonly done: string | boolean } | { readonly failed: string };

/** A low-priority thread that starts with its first task and does not keep an idle process alive. */
export class HashingThread {
  #worker: Worker | undefined;

  /**
   * Runs one task at a time. Returns the hash, or whether it matches; throws argon2's error about an invalid hash, and the error that ended the
   * thread.
   */
  async run(task: HashingTask): Promise<string | boolean> {
    this.#worker ??= this.#start();
    const worker = this.#worker;
    worker.ref();
    try {
      const answered = once(worker, 'message');
      worker.postMessage(task);
      const [answer]: HashingAnswer[] = await answered;
      if (!answer) throw new Error('the thread has answered nothing');
      if ('failed' in answer) throw new Error(answer.failed);
      return answer.done;
    } finally {
      worker.unref();
    }
  }

  #start(): Worker {
    const worker = new Worker(new URL('./hashing-thread.ts', import.meta.url), {
      resourceLimits: { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 32 },
    });
    worker.once('exit', () => {
      this.#worker = undefined;
    });
    return worker;
  }
}
