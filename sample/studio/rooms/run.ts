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
 * `npm run studio:rooms -- [name …]`: photographs the rooms that are new or changed, or those named; a named one is made again in any case.
 * Rooms are not renewed by a change of a model: they take minutes each.
 */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { threads: { type: 'string', default: '1' } } });
const made = new Set(readScenes().map(({ hash }) => hash));
const jobs = rooms
  .map((room) => ({ room, job: roomJob(room) }))
  .filter(({ room, job }) => (positionals.length > 0 ? positionals.includes(room.name) : !made.has(job.hash)));

mkdirSync(settings.cache, { recursive: true });
const progress = new Progress(jobs.length);
let stopped = false;
process.once('SIGINT', () => {
  stopped = true;
});
await work(
  'room_worker.py',
  () => (stopped ? undefined : jobs.shift()),
  ({ job }) => job,
  Number(values.threads),
  async ({ room, job }, outcome) => {
    if ('failed' in outcome) return progress.failed(room.name, outcome.failed);
    await publishRoom(room, job, outcome.spots ?? []);
    progress.done(room.name, outcome.seconds);
  },
);
progress.end();
if (progress.failures > 0) process.exitCode = 1;
