import { join } from 'node:path';
import { MediaStore } from '../media/index.ts';
import type { Config } from '../platform/config.ts';
import type { Database, Tx } from '../platform/db/index.ts';
import { emit } from '../platform/events.ts';
import { defineJob, type Jobs } from '../platform/jobs.ts';
import { contentChanged } from './events.ts';
import { forgetPictures } from './library/operations.ts';
import { forgetOldVersions } from './retention.ts';
import { type DocumentName, findPublic, replaceBoundaries, takeDue } from './store.ts';
import { tagOf } from './tags.ts';
import { tolerantPage } from './tolerant.ts';
import { boundariesOf } from './visible.ts';

export type { Jobs };

const comeDue = defineJob<Record<string, never>>('content.come_due');
const forgetOld = defineJob<Record<string, never>>('content.forget_old_versions');

/**
 * What is public at a moment is worked out from the moment itself; the job only tells kept pages. It runs when something is due, and every
 * minute for what was planned where jobs cannot be enqueued, or came due while no process ran. Every night old versions are forgotten, and pictures that nothing has any more.
 */
export function workContent(jobs: Jobs, { database, config }: { database: Database; config: Pick<Config, 'dataDir'> }): void {
  const media = new MediaStore(join(config.dataDir, 'media'));
  jobs.work(comeDue, () => tellDue({ database, jobs }, new Date()));
  jobs.schedule(comeDue, '* * * * *', {});
  jobs.work(forgetOld, async () => {
    await forgetOldVersions({ database }, new Date());
    await forgetPictures({ database, media });
  });
  jobs.schedule(forgetOld, '50 3 * * *', {});
}

/** Tells of every document whose publication, withdrawal or block's date has come; safe to repeat. */
export async function tellDue({ database, jobs }: { database: Database; jobs?: Jobs | undefined }, now: Date): Promise<void> {
  await database.transact(async (tx) => tellChanged(tx, jobs, await takeDue(tx, now), now));
}

/** Has the job run at a moment of the future. */
export async function wakeAt(tx: Tx, jobs: Jobs | undefined, at: Date, now: Date): Promise<void> {
  await jobs?.enqueue(tx, comeDue, {}, { startAfterSeconds: Math.ceil((at.getTime() - now.getTime()) / 1000) });
}

/** Tells that these documents look different from now on, and notes when they will the next times. */
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
