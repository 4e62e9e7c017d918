import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Progress } from '../progress.ts';
import { settings } from '../settings.ts';
import { work } from '../worker.ts';
import { rooms } from './index.ts';
import { roomJob } from './jobs.ts';
import { publishRoom } from './publish.ts';
import { readScenes } from './scenes.ts';

/**
 * `npm run studio:rooms -- [name …]`: renders new and changed rooms, or those named, in that order and in any case. A changed model does
 * not renew rooms, which take minutes each. `--try 0.25` renders at a quarter of the size into the cache without publishing; `--develop`
 * reuses existing renders, for changes of tone; `--paths 64` uses that many light paths at full size.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    threads: { type: 'string', default: '1' },
    try: { type: 'string', default: '1' },
    develop: { type: 'boolean', default: false },
    paths: { type: 'string' },
  },
});
const scale = Number(values.try);
const made = new Set(readScenes().map(({ hash }) => hash));
const named = positionals.flatMap((name) => rooms.filter((room) => room.name === name));
const jobs = (positionals.length > 0 ? named : rooms)
  .map((room) => ({ room, job: roomJob(room, scale) }))
  .filter(({ job }) => positionals.length > 0 || !made.has(job.hash));

mkdirSync(settings.cache, { recursive: true });
const progress = new Progress(jobs.length);
let stopped = false;
process.once('SIGINT', () => {
  stopped = true;
});
await work(
  'room_worker.py',
  () => (stopped ? undefined : jobs.shift()),
  ({ job }) => ({ ...job, develop: values.develop, ...(values.paths && { samples: Number(values.paths), part: 1 }) }),
  Number(values.threads),
  async ({ room, job }, outcome) => {
    if ('failed' in outcome) return progress.failed(room.name, outcome.failed);
    if (scale === 1) await publishRoom(room, job, outcome.spots ?? []);
    progress.done(room.name, outcome.seconds);
  },
);
progress.end();
if (progress.failures > 0) process.exitCode = 1;
