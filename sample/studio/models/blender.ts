import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { settings } from '../settings.ts';
import type { ModelJob } from './jobs.ts';

/** Base path of Blender's output: `.json` and `.bin`. */
export const dumpOf = ({ handle, built }: ModelJob): string => join(settings.cache, 'models', `${handle}-${built}`);

/** Builds the models in one Blender process and yields each when done, with an error or null. Already built ones are skipped. */
export async function* build(jobs: readonly ModelJob[]): AsyncIterable<[ModelJob, string | null]> {
  const there = jobs.filter(isBuilt);
  const missing = jobs.filter((job) => !isBuilt(job));
  for (const job of there) yield [job, null];
  if (missing.length === 0) return;
  const [command = 'blender', ...first] = settings.blender;
  const script = join(import.meta.dirname, '..', 'blender', 'export.py');
  const blender = spawn(command, [...first, '-b', '-t', '1', '--factory-startup', '-P', script, '--', settings.cache]);
  blender.on('error', (error) => {
    throw new Error(`Blender does not start (${command}): ${error.message}. Debian: apt-get install blender python3-numpy`);
  });
  blender.stderr.resume();
  const lines = createInterface({ input: blender.stdout })[Symbol.asyncIterator]();
  try {
    for (const job of missing) {
      mkdirSync(dirname(dumpOf(job)), { recursive: true });
      blender.stdin.write(`${JSON.stringify({ ...job, file: dumpOf(job) })}\n`);
      yield [job, await answer(lines)];
    }
  } finally {
    blender.stdin.end();
  }
}

const isBuilt = (job: ModelJob): boolean => existsSync(`${dumpOf(job)}.json`);

async function answer(lines: AsyncIterator<string>): Promise<string | null> {
  for (;;) {
    const { value, done } = await lines.next();
    if (done) return 'Blender ended before the model was done';
    if (value.startsWith('STUDIO ')) return JSON.parse(value.slice(7)).failed ?? null;
  }
}
