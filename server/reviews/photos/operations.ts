import { randomUUID } from 'node:crypto';
import { type UploadedPhoto, writeReviewProblems } from '../../../contract/reviews/write-review.ts';
import { keepPicture, type MediaStore, makePhoto, type PhotoIntake, removeFiles } from '../../media/index.ts';
import type { Database } from '../../platform/db/index.ts';
import type { UploadedFile } from '../../platform/http/call.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { presentPhoto } from '../photo.ts';
import { countUploads, dropUploadsBefore, insertUpload, lockFiles, type PhotoOwner, unusedOf } from './store.ts';

const problem = problemsOf(writeReviewProblems);

/** Photos per customer that may wait for their reviews: six reviews written side by side. */
const maxWaiting = 24;
/** Photos without a review are deleted after a day. */
const keptMs = 86_400_000;

export interface PhotoParts {
  readonly database: Database;
  readonly media: MediaStore;
}

/**
 * Accepts one photo for a review still to be submitted: read in chunks, refused as soon as it is too large or no picture, and stored only re-encoded.
 * Throws `too_many_photos`, `photo_too_large`, `video_unsupported`, `photo_unsupported`, `photo_too_many_pixels`, `photo_animated`,
 * `photo_unreadable`, `too_many_requests`, `overloaded`.
 */
export async function keepPhoto(
  { database, media, intake }: PhotoParts & { intake: PhotoIntake },
  owner: PhotoOwner,
  file: UploadedFile,
  now: Date,
): Promise<UploadedPhoto> {
  if ((await countUploads(database.read, owner.customerId)) >= maxWaiting) throw problem('too_many_photos');
  const uploader = `customer:${owner.customerId}`;
  const picture = await intake.run(uploader, () => makePhoto(media, uploader, file));
  const photoId = randomUUID();
  const { tint, width, height } = picture;
  // Goes over the network where files are in a bucket; within the transaction it is here already.
  await keepPicture(media, picture, 'reviews');
  const kept = await database.transact(async (tx) => {
    await lockFiles(tx, [media.addressOf(picture.content, 'webp', 'reviews')]);
    const { src } = await keepPicture(media, picture, 'reviews');
    await insertUpload(tx, photoId, owner, { src, width, height, tint }, now);
    return { src, width, height, tint };
  });
  return { photoId, image: presentPhoto(kept, 'you') };
}

/** Deletes photos without a review after a day, with their files unless another photo uses them. */
export async function forgetLeftPhotos({ database, media }: PhotoParts, now: Date): Promise<void> {
  for (let more = true; more; ) {
    more = await database.transact(async (tx) => {
      const left = await dropUploadsBefore(tx, new Date(now.getTime() - keptMs), 100);
      await lockFiles(tx, left);
      await removeFiles(tx, media, await unusedOf(tx, left));
      return left.length > 0;
    });
  }
}
