import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildJobs, type Job } from './jobs.ts';
import { readManifest } from './manifest.ts';
import { Progress } from './progress.ts';
import { publish, publishMeasures } from './publish.ts';
import { settings } from './settings.ts';
import { photograph } from './worker.ts';

/**
 * `npm run studio`: photographs the demonstration catalogue. Only changes are rendered, and an interrupted run resumes. `--again` renders
 * what is named even if unchanged, for what the hash does not cover (decision 0040); `--paths` overrides the light paths per pixel. Needs
 * Blender 3.4, numpy and a C compiler; the shop and its tests need none of them.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    view: { type: 'string', multiple: true },
    again: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    workers: { type: 'string', default: '1' },
    threads: { type: 'string', default: '1' },
    paths: { type: 'string' },
    'time-limit': { type: 'string' },
  },
});

/** Place among the words of `--only` (handles, kinds, families, models, category paths), -1 for what they do not name. */
function placeOf(job: Job): number {
  if (!values.only) return 0;
  return values.only.findIndex(
    (word) =>
      [job.handle, job.kind, job.model].includes(word) || job.model.startsWith(`${word}.`) || `${job.category}/`.startsWith(`${word}/`),
  );
}

const wanted = (job: Job) => placeOf(job) >= 0 && (!values.view || values.view.includes(job.view));

const made = readManifest();
const current = new Set(made.map((picture) => picture.hash));
const all = buildJobs().filter(wanted);
const jobs = values.again ? all : all.filter((job) => !current.has(job.hash));
// Main pictures first, since shoppers see them everywhere; then in the order of `--only`.
const order = { main: 0, scale: 1, angle: 2, detail: 3 };
jobs.sort((a, b) => order[a.view] - order[b.view] || placeOf(a) - placeOf(b));

if (values.list) {
  for (const job of jobs) console.log(`${job.id}  ${job.model}  ${job.colors.length} colours`);
  console.log(`${jobs.length} of ${all.length} renders to make, ${all.reduce((sum, job) => sum + job.colors.length, 0)} pictures in all.`);
} else {
  mkdirSync(settings.cache, { recursive: true });
  const until = values['time-limit'] ? Date.now() + Number(values['time-limit']) * 60_000 : Number.POSITIVE_INFINITY;
  const progress = new Progress(jobs.length);
  let stopped = false;
  process.once('SIGINT', () => {
    stopped = true;
    console.log('Stopping after the pictures that are on their way …');
  });
  const next = () => (stopped || Date.now() > until ? undefined : jobs.shift());
  await Promise.all(
    Array.from({ length: Number(values.workers) }, () =>
      photograph(
        next,
        { threads: Number(values.threads), paths: values.paths ? Number(values.paths) : undefined },
        async (job, outcome) => {
          if ('failed' in outcome) return progress.failed(job.id, outcome.failed);
          if (outcome.seen) await publishMeasures(job, outcome.seen);
          else await publish(job);
          progress.done(job.id, outcome.seconds);
        },
      ),
    ),
  );
  progress.end();
  if (progress.failures > 0) process.exitCode = 1;
}
