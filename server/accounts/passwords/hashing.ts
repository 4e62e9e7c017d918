import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Options } from '@node-rs/argon2';

/** OWASP's first choice of argon2id for servers: 19 MiB, two passes, one lane; about 15 ms of one core. */
export const costs: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A password to be hashed, or with `passwordHash` to be held against that. */
export interface HashingTask {
  readonly password: string;
  readonly passwordHash: string | null;
}

export type HashingAnswer = { readonly done: string | boolean } | { readonly failed: string };

/** A thread that stands back behind those that serve; it starts with its first task, and keeps no process alive that has nothing else to do. */
export class HashingThread {
  #worker: Worker | undefined;

  /** One at a time. Answers the hash, or whether it matches; throws what argon2 says of a hash that is none, and what ended the thread. */
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
