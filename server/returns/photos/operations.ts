import { randomUUID } from 'node:crypto';
import { maxReturnPhotos, returnPhotoProblems } from '../../../contract/returns/returns.ts';
import { type MediaStore, makePhoto, type PhotoIntake } from '../../media/index.ts';
import type { Database, Tx } from '../../platform/db/index.ts';
import type { UploadedFile } from '../../platform/http/call.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { keptSince } from '../../settings/index.ts';
import { lockCase } from '../case.ts';
import { takesPhotos } from '../rules.ts';
import { findReturn } from '../store.ts';
import { dropPhotosBefore, insertPhoto } from './store.ts';

const problem = problemsOf(returnPhotoProblems);

export interface PhotoParts {
  readonly database: Database;
  /** Whose queue re-encodes all uploads. */
  readonly media: MediaStore;
  /** Not served publicly. */
  readonly privateMedia: MediaStore;
}

/**
 * Adds a photo of damage to an open return; it is only stored re-encoded, under its own name. The caller has checked that the case is the sender's.
 * Throws `photos_not_wanted`, `too_many_photos` and what `makePhoto` throws.
 */
export async function addPhoto(
  { database, media, privateMedia, intake }: PhotoParts & { readonly intake: PhotoIntake },
  caseNumber: string,
  file: UploadedFile,
  now: Date,
): Promise<void> {
  const before = await findReturn(database.read, caseNumber);
  if (!before || !takesPhotos(before)) throw problem('photos_not_wanted');
  if (before.photos.length >= maxReturnPhotos) throw problem('too_many_photos');
  const uploader = `return:${caseNumber}`;
  const { content, width, height } = await intake.run(uploader, () => makePhoto(media, uploader, file));
  const photoId = randomUUID();
  // Before the transaction, since it may go over the network; the name is this photo's own.
  const src = await privateMedia.put(content, 'webp', `return-photo:${photoId}`);
  const insert = async (tx: Tx) => {
    const found = await lockCase(tx, caseNumber);
    if (!found || !takesPhotos(found.one)) throw problem('photos_not_wanted');
    if (found.one.photos.length >= maxReturnPhotos) throw problem('too_many_photos');
    await insertPhoto(tx, { photoId, returnId: found.one.id, src, width, height }, now);
  };
  await database.transact(insert).catch(async (error: unknown) => {
    await privateMedia.remove(src);
    throw error;
  });
}

/** Deletes photos, with their files, once their return has ended long ago; by default half a year, for disputes with carriers and banks. */
export async function forgetPhotos({ database, privateMedia }: Omit<PhotoParts, 'media'>, now: Date): Promise<void> {
  const since = await keptSince(database.read, 'returnPhotos', now);
  for (let more = true; more; ) {
    more = await database.transact(async (tx) => {
      const gone = await dropPhotosBefore(tx, since, 100);
      await Promise.all(gone.map((src) => privateMedia.remove(src)));
      return gone.length > 0;
    });
  }
}
