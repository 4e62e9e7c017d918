import type { Database, Tx } from '../../platform/db/index.ts';
import { defineJob, type Jobs } from '../../platform/jobs.ts';
import { forgetLeftPhotos, type PhotoParts } from '../photos/operations.ts';
import { publishDue } from './operations.ts';

const publish = defineJob<Record<string, never>>('reviews.publish_due');
const forgetPhotos = defineJob<Record<string, never>>('reviews.forget_photos');

/** With a delay (demonstration) a passed review is published automatically; otherwise staff decide, and the scheduled job publishes. */
export async function announceSubmission(tx: Tx, jobs: Jobs, delaySeconds: number | null): Promise<void> {
  if (delaySeconds !== null) await jobs.enqueue(tx, publish, {}, { startAfterSeconds: delaySeconds });
}

/** Publishes due reviews and deletes unused photos. */
export function workReviews(parts: PhotoParts & { jobs: Jobs; database: Database; delaySeconds: number | null }): void {
  const { jobs } = parts;
  jobs.work(publish, async (_, now) => {
    await publishDue(parts.database, now, { unread: parts.delaySeconds !== null });
  });
  jobs.schedule(publish, '*/5 * * * *', {});
  jobs.work(forgetPhotos, (_, now) => forgetLeftPhotos(parts, now));
  jobs.schedule(forgetPhotos, '41 * * * *', {});
}
