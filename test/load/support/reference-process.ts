import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pin, serverCore } from './pinning.ts';

const folder = join(import.meta.dirname, '../references');

export interface ReferenceProcess {
  /** Its first line of output. */
  readonly said: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts a script of `test/load/references` on the servers' core and waits for its first line, which means that it is ready. */
export async function startReference(script: string, ...args: readonly string[]): Promise<ReferenceProcess> {
  const child = spawn(process.execPath, [join(folder, script), ...args], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  pin(child.pid, serverCore);
  const said = new Promise<string>((resolve) => createInterface(child.stdout).once('line', resolve));
  const line = await Promise.race([said, gone.then(([status]) => Promise.reject(new Error(`${script} ended with ${status}`)))]);
  return {
    said: line,
    pid: child.pid as number,
    stop: async () => {
      child.kill();
      await gone;
    },
  };
}
