import type { Database, Tx } from '../../platform/db/index.ts';
import { defineJob, type Jobs } from '../../platform/jobs.ts';
import { forgetLeftPhotos, type PhotoParts } from '../photos/operations.ts';
import { publishDue } from './operations.ts';

const publish = defineJob<Record<string, never>>('reviews.publish_due');
const forgetPhotos = defineJob<Record<string, never>>('reviews.forget_photos');

/** With a delay a review is published as soon as it has passed; otherwise staff decide, and the regular round publishes. */
export async function announceSubmission(tx: Tx, jobs: Jobs, delaySeconds: number | null): Promise<void> {
  if (delaySeconds !== null) await jobs.enqueue(tx, publish, {}, { startAfterSeconds: delaySeconds });
}

/** Publishes what is due and forgets the photos that no review has taken. */
export function workReviews(jobs: Jobs, parts: PhotoParts & { database: Database; delaySeconds: number | null }): void {
  jobs.work(publish, async () => {
    await publishDue(parts.database, new Date(), { unread: parts.delaySeconds !== null });
  });
  jobs.schedule(publish, '*/5 * * * *', {});
  jobs.work(forgetPhotos, () => forgetLeftPhotos(parts, new Date()));
  jobs.schedule(forgetPhotos, '41 * * * *', {});
}
