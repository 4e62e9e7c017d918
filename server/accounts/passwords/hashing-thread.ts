import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import { costs, type HashingAnswer, type HashingTask } from './hashing.ts';

/** Low priority where a core is shared with serving threads, but never starved. */
const niceness = 8;

/** Linux has a priority per thread; elsewhere this thread keeps the common one. */
function standBack(): void {
  if (process.platform === 'linux') setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), niceness);
}

function work(task: HashingTask): HashingAnswer {
  try {
    return { done: task.passwordHash === null ? hashSync(task.password, costs) : verifySync(task.passwordHash, task.password) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

standBack();
parentPort?.on('message', (task: HashingTask) => parentPort?.postMessage(work(task)));
