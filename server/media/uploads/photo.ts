import { commonProblems } from '../../../contract/api/problems.ts';
import { photoBytes, photoProblems } from '../../../contract/values/photos.rules.ts';
import type { UploadedFile } from '../../platform/http/call.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { QueueFull } from '../images/queue.ts';
import { UnreadablePicture } from '../images/render.ts';
import type { MediaStore } from '../store.ts';
import { sniff, sniffLength } from './format.ts';
import { readHeader, remake } from './picture.ts';

const { overloaded, too_many_requests } = commonProblems;
const problem = problemsOf({ ...photoProblems, overloaded, too_many_requests });

/** Simultaneous uploads per owner; a form has four. */
const maxAtOnce = 6;
/** Maximum pixels of a photo: a phone’s “24 MP” are a little more, such as 5712 × 4284. */
const maxPixels = 25_000_000;

/** Counts an owner's uploads before reading them, as waiting bytes take memory. */
export class PhotoIntake {
  readonly #underWay = new Map<string, number>();

  /** Throws `too_many_requests`, or what `work` throws. */
  async run<T>(owner: string, work: () => Promise<T>): Promise<T> {
    const before = this.#underWay.get(owner) ?? 0;
    if (before >= maxAtOnce) throw problem('too_many_requests', { retryAfterSeconds: 5 });
    this.#underWay.set(owner, before + 1);
    try {
      return await work();
    } finally {
      const left = (this.#underWay.get(owner) ?? 1) - 1;
      if (left > 0) this.#underWay.set(owner, left);
      else this.#underWay.delete(owner);
    }
  }
}

/**
 * Reads an uploaded photo in chunks and re-encodes it; checks the header before decoding anything. Owners take turns. Throws `photoProblems` and
 * `overloaded`.
 */
export async function makePhoto(media: MediaStore, owner: string, file: UploadedFile): Promise<Awaited<ReturnType<typeof remake>>> {
  if (media.room.isFull) throw problem('overloaded');
  let taken = 0;
  const take = (length: number) => {
    if (!media.room.take(length)) throw problem('overloaded');
    taken += length;
  };
  try {
    const bytes = await readPhoto(file.content, take);
    const { pixels, isAnimated } = await readHeader(bytes);
    if (pixels > maxPixels) throw problem('photo_too_many_pixels');
    if (isAnimated) throw problem('photo_animated');
    return await remake(media, bytes, owner);
  } catch (error) {
    if (error instanceof QueueFull) throw problem('overloaded');
    throw error instanceof UnreadablePicture ? problem('photo_unreadable') : error;
  } finally {
    media.room.giveBack(taken);
  }
}

/** The bytes of a picture in an accepted format, 8 MB at most. `take` is told of all that arrive, and may refuse them. */
async function readPhoto(content: AsyncIterable<Uint8Array>, take: (length: number) => void): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  let known = false;
  for await (const piece of content) {
    pieces.push(piece);
    length += piece.length;
    if (length > photoBytes) throw problem('photo_too_large');
    take(piece.length);
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
  if (format === 'unknown' || format === 'gif') throw problem('photo_unsupported');
}
