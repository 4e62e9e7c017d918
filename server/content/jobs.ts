import type { MediaStore } from '../media/index.ts';
import type { Database, Tx } from '../platform/db/index.ts';
import { emit } from '../platform/events.ts';
import { defineJob, type Jobs } from '../platform/jobs.ts';
import { contentChanged } from './events.ts';
import { forgetPictures } from './library/operations.ts';
import { forgetOldVersions } from './retention.ts';
import { tagOf } from './show/tags.ts';
import { tolerantPage } from './show/tolerant.ts';
import { boundariesOf } from './show/visible.ts';
import { type DocumentName, findPublic, replaceBoundaries, takeDue } from './store.ts';

export type { Jobs };

const comeDue = defineJob<Record<string, never>>('content.come_due');
const forgetOld = defineJob<Record<string, never>>('content.forget_old_versions');

/**
 * What is public follows from the moment itself; the job only purges cached pages. It runs when something is due, and every minute for what
 * was scheduled without jobs or came due while no process ran. Old versions and unused pictures are deleted nightly.
 */
export function workContent({ jobs, database, media }: { jobs: Jobs; database: Database; media: MediaStore }): void {
  jobs.work(comeDue, (_, now) => tellDue({ database, jobs }, now));
  jobs.schedule(comeDue, '* * * * *', {});
  jobs.work(forgetOld, async (_, now) => {
    await forgetOldVersions({ database }, now);
    await forgetPictures({ database, media });
  });
  jobs.schedule(forgetOld, '50 3 * * *', {});
}

/** Emits a change for every document with a publication, withdrawal or block date that has come; safe to repeat. */
export async function tellDue({ database, jobs }: { database: Database; jobs?: Jobs | undefined }, now: Date): Promise<void> {
  await database.transact(async (tx) => tellChanged(tx, jobs, await takeDue(tx, now), now));
}

/** Schedules the job for a future moment. */
export async function wakeAt(tx: Tx, jobs: Jobs | undefined, at: Date, now: Date): Promise<void> {
  await jobs?.enqueue(tx, comeDue, {}, { startAfterSeconds: Math.ceil((at.getTime() - now.getTime()) / 1000) });
}

/** Emits that these documents have changed, and schedules their next changes. */
export async function tellChanged(
  tx: Tx,
  jobs: Jobs | undefined,
  documents: readonly (DocumentName & { id: number })[],
  now: Date,
): Promise<void> {
  if (documents.length === 0) return;
  for (const document of documents) {
    const moments = document.kind === 'page' ? await boundaries(tx, document, now) : [];
    await replaceBoundaries(tx, document.id, moments);
    for (const moment of moments) await wakeAt(tx, jobs, moment, now);
  }
  await emit(tx, contentChanged, { tags: documents.map(tagOf) });
}

async function boundaries(tx: Tx, document: DocumentName, now: Date): Promise<Date[]> {
  const found = await findPublic(tx, document, now);
  const page = found && tolerantPage(found.body, () => {});
  return page ? boundariesOf(page.blocks, now) : [];
}
