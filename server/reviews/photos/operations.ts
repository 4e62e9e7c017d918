import { randomUUID } from 'node:crypto';
import { commonProblems } from '../../../contract/api/problems.ts';
import { photoBytes, type UploadedPhoto, writeReviewProblems } from '../../../contract/catalog/write-review.ts';
import { keepPicture, type MediaStore, QueueFull, readHeader, remake, sniff, sniffLength, UnreadablePicture } from '../../media/index.ts';
import type { Database } from '../../platform/db/index.ts';
import type { UploadedFile } from '../../platform/http/call.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { presentPhoto } from '../photo.ts';
import { countUploads, dropUploadsBefore, insertUpload, lockFiles, type PhotoOwner, unusedOf } from './store.ts';

const { overloaded, too_many_requests } = commonProblems;
const problem = problemsOf({ ...writeReviewProblems, overloaded, too_many_requests });

/** Photos per customer that may wait for their reviews: six reviews written side by side. */
const mostWaiting = 24;
/** Simultaneous uploads per customer; a form has four. */
const mostAtOnce = 6;
/** Maximum pixels of a photo. */
const mostPixels = 24_000_000;
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
  if ((await countUploads(database.read, owner.customerId)) >= mostWaiting) throw problem('too_many_photos');
  const picture = await intake.run(owner.customerId, () => makePicture(media, owner, file));
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

/** Counts a customer's uploads before reading them, as waiting bytes take memory. */
export class PhotoIntake {
  readonly #underWay = new Map<number, number>();

  /** Throws `too_many_requests`, or what `work` throws. */
  async run<T>(customerId: number, work: () => Promise<T>): Promise<T> {
    const before = this.#underWay.get(customerId) ?? 0;
    if (before >= mostAtOnce) throw problem('too_many_requests', { retryAfterSeconds: 5 });
    this.#underWay.set(customerId, before + 1);
    try {
      return await work();
    } finally {
      const left = (this.#underWay.get(customerId) ?? 1) - 1;
      if (left > 0) this.#underWay.set(customerId, left);
      else this.#underWay.delete(customerId);
    }
  }
}

/** Reads the file and re-encodes it; checks the header before decoding anything. */
async function makePicture(media: MediaStore, { customerId }: PhotoOwner, file: UploadedFile): Promise<Awaited<ReturnType<typeof remake>>> {
  const bytes = await readPhoto(file.content);
  try {
    const { pixels, isAnimated } = await readHeader(bytes);
    if (pixels > mostPixels) throw problem('photo_too_many_pixels');
    if (isAnimated) throw problem('photo_animated');
    return await remake(media, bytes, `customer:${customerId}`);
  } catch (error) {
    if (error instanceof QueueFull) throw problem('overloaded');
    throw error instanceof UnreadablePicture ? problem('photo_unreadable') : error;
  }
}

/** The bytes of a picture in an accepted format, 8 MB at most. */
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

/** Deletes photos without a review after a day, with their files unless another photo uses them. */
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
