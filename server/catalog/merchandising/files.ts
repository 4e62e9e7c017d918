import { contentLibraryProblems } from '../../../contract/content/library.ts';
import { filmBytes, productFileProblems } from '../../../contract/merchandising/products.ts';
import {
  keepFilm,
  keepModel,
  keepPicture,
  largestModel,
  type MediaStore,
  remadePicture,
  UnreadableFilm,
  UnusableModel,
} from '../../media/index.ts';
import { bytesOf } from '../../platform/http/bytes-of.ts';
import type { UploadedFile } from '../../platform/http/call.ts';
import { problemsOf } from '../../platform/http/problem.ts';

const problem = problemsOf({ ...contentLibraryProblems, ...productFileProblems });

/** Stores a picture, re-encoded, for a product. Throws `no_picture`, `picture_too_large`, `picture_unreadable`, `overloaded`. */
export async function addPicture(media: MediaStore, file: UploadedFile | null) {
  if (!file) throw problem('no_picture');
  return { ...(await keepPicture(media, await remadePicture(media, file))), alt: '' };
}

/** Stores a film for a product. Throws `no_file`, `film_too_large`, `film_unreadable`. */
export async function addFilm(media: MediaStore, file: UploadedFile | null): Promise<{ url: string }> {
  if (!file) throw problem('no_file');
  const bytes = await bytesOf(file, filmBytes);
  if (!bytes) throw problem('film_too_large');
  const url = await keepFilm(media, bytes).catch((error: unknown) => {
    throw error instanceof UnreadableFilm ? problem('film_unreadable') : error;
  });
  return { url };
}

/** Stores a 3-D model for a product. Throws `no_file`, `model_too_large`, `model_unusable`. */
export async function addModel(media: MediaStore, file: UploadedFile | null): Promise<{ url: string }> {
  if (!file) throw problem('no_file');
  const bytes = await bytesOf(file, largestModel);
  if (!bytes) throw problem('model_too_large');
  const url = await keepModel(media, bytes).catch((error: unknown) => {
    throw error instanceof UnusableModel ? problem('model_unusable', { reason: error.message }) : error;
  });
  return { url };
}
