import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Job } from './jobs.ts';
import type { SeenBox } from './measures.ts';
import { settings } from './settings.ts';

/**
 * The outcome of a job. For a room, also where its products are seen: (x, y) 0…1 from the upper left, null for hidden ones; for a measured
 * product, its bounding box.
 */
export type Outcome = { seconds: number; spots?: ([x: number, y: number] | null)[]; seen?: SeenBox } | { failed: string };

/** The master of one colour: a PNG in the cache, named by what it shows. */
export function masterOf(job: Job, at: number): string {
  return join(settings.cache, 'masters', job.handle, `${job.view}-${at}-${job.hash}.png`);
}

/** Runs jobs from `next` in one Blender process, whose start takes seconds. `paths` overrides the view's light paths per pixel. */
export function photograph(
  next: () => Job | undefined,
  { threads, paths }: { readonly threads: number; readonly paths: number | undefined },
  done: (job: Job, outcome: Outcome) => Promise<void>,
): Promise<void> {
  return work('worker.py', next, (job) => order(job, paths), threads, done);
}

/** The same for anything that a script of `blender/` photographs; `order` is the job as the script reads it. */
export async function work<T>(
  script: string,
  next: () => T | undefined,
  order: (job: T) => object,
  threads: number,
  done: (job: T, outcome: Outcome) => Promise<void>,
): Promise<void> {
  let job = next();
  while (job) {
    const blender = start(script, threads);
    const answers = createInterface({ input: blender.stdout })[Symbol.asyncIterator]();
    while (job) {
      blender.stdin.write(`${JSON.stringify(order(job))}\n`);
      const outcome = await answer(answers);
      await done(job, outcome ?? { failed: 'Blender ended before the picture was done' });
      job = next();
      if (!outcome) break;
    }
    blender.stdin.end();
  }
}

function start(file: string, threads: number): ChildProcessWithoutNullStreams {
  const [command = 'blender', ...first] = settings.blender;
  const script = join(import.meta.dirname, 'blender', file);
  const rest = ['-b', '-t', String(threads), '--factory-startup', '-P', script, '--', settings.cache, String(threads)];
  // In its own process group, so that Ctrl-C stops us and the current picture is finished.
  const blender = spawn(command, [...first, ...rest], { env: { ...process.env, OMP_NUM_THREADS: String(threads) }, detached: true });
  blender.on('error', (error) => {
    throw new Error(`Blender does not start (${command}): ${error.message}. Debian: apt-get install blender python3-numpy gcc`);
  });
  // Drain Blender's stderr, or its pipe fills up.
  blender.stderr.resume();
  return blender;
}

/** The job as blender/worker.py reads it. */
function order(job: Job, paths: number | undefined) {
  const { view } = job;
  const colors = job.colors.map((color) => ({ ...color, file: masterOf(job, color.at) }));
  return view === 'scale'
    ? { ...job, colors }
    : { ...job, colors, resolution: settings.resolution[view], samples: paths ?? settings.samples[view] };
}

async function answer(lines: AsyncIterator<string>): Promise<Outcome | null> {
  for (;;) {
    const { value, done } = await lines.next();
    if (done) return null;
    if (value.startsWith('STUDIO ')) return JSON.parse(value.slice(7));
  }
}
