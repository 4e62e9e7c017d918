import { randomUUID } from 'node:crypto';
import { commonProblems } from '../../../contract/problems.ts';
import { photoBytes, type UploadedPhoto, writeReviewProblems } from '../../../contract/write-review.ts';
import { keepPicture, type MediaStore, QueueFull, remake, sniff, sniffLength, UnreadablePicture } from '../../media/index.ts';
import type { Database } from '../../platform/db/index.ts';
import type { UploadedFile } from '../../platform/http/call.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { presentPhoto } from '../photo.ts';
import { countUploads, dropUploadsBefore, insertUpload, lockFiles, type PhotoOwner, unusedOf } from './store.ts';

const problem = problemsOf({ ...writeReviewProblems, overloaded: commonProblems.overloaded });

/** Photos of one customer that may wait for their reviews; six reviews written side by side. */
const mostWaiting = 24;
/** Photos that no review has taken are forgotten after a day. */
const keptMs = 86_400_000;

export interface PhotoParts {
  readonly database: Database;
  readonly media: MediaStore;
}

/**
 * Takes one photo for a review still to be handed in: read piece by piece, refused as soon as it is seen to be too large or no picture,
 * and kept only as what we have made of it. Throws `too_many_photos`, `photo_too_large`, `video_unsupported`, `photo_unsupported`,
 * `photo_unreadable`, `overloaded`.
 */
export async function keepPhoto({ database, media }: PhotoParts, owner: PhotoOwner, file: UploadedFile, now: Date): Promise<UploadedPhoto> {
  if ((await countUploads(database.read, owner.customerId)) >= mostWaiting) throw problem('too_many_photos');
  const picture = await remake(await readPhoto(file.content)).catch((error: unknown) => {
    if (error instanceof QueueFull) throw problem('overloaded');
    throw error instanceof UnreadablePicture ? problem('photo_unreadable') : error;
  });
  const photoId = randomUUID();
  const { tint, width, height } = picture;
  const kept = await database.transact(async (tx) => {
    await lockFiles(tx, [media.addressOf(picture.content, 'webp', 'reviews')]);
    const { src } = await keepPicture(media, picture, 'reviews');
    await insertUpload(tx, photoId, owner, { src, width, height, tint }, now);
    return { src, width, height, tint };
  });
  return { photoId, image: presentPhoto(kept, 'you') };
}

/** The bytes of a picture in one of the formats we take, 8 MB at the most. */
async function readPhoto(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  let known = false;
  for await (const piece of content) {
    pieces.push(piece);
    length += piece.length;
    if (length > photoBytes) throw problem('photo_too_large');
    if (!known && length >= sniffLength) {
      requirePicture(Buffer.concat(pieces));
      known = true;
    }
  }
  const bytes = Buffer.concat(pieces);
  if (!known) requirePicture(bytes);
  return bytes;
}

function requirePicture(head: Uint8Array): void {
  const format = sniff(head);
  if (format === 'video') throw problem('video_unsupported');
  if (format === 'unknown') throw problem('photo_unsupported');
}

/** Forgets the photos that no review has taken for a day, and their files where nothing else shows the same picture. */
export async function forgetLeftPhotos({ database, media }: PhotoParts, now: Date): Promise<void> {
  for (let more = true; more; ) {
    more = await database.transact(async (tx) => {
      const left = await dropUploadsBefore(tx, new Date(now.getTime() - keptMs), 100);
      await lockFiles(tx, left);
      for (const src of await unusedOf(tx, left)) await media.remove(src);
      return left.length > 0;
    });
  }
}
