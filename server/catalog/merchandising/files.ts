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
import { type Edit, wrong } from './writing.ts';

const problem = problemsOf({ ...contentLibraryProblems, ...productFileProblems });

/** Stores a picture, re-encoded, for a product. Throws `no_picture`, `picture_too_large`, `picture_unreadable`, `overloaded`. */
export async function addPicture(media: MediaStore, file: UploadedFile | null) {
  if (!file) throw problem('no_picture');
  return { ...(await keepPicture(media, await remadePicture(media, file))), alt: '' };
}

/**
 * Throws `invalid_input` for pictures and films that are neither `known`, the product's own already, nor in the store: everybody's pages would load them,
 * and lay them out by their size.
 */
export async function requireUploaded(media: MediaStore, { pictures = [], video }: Edit, known: ReadonlySet<string>): Promise<void> {
  const isThere = async (src: string, type: 'webp' | 'mp4') =>
    known.has(src) || (src.startsWith('/media/') && src.endsWith(`.${type}`) && (await media.find(src.slice('/media/'.length))) !== null);
  for (const { src, width, height, tint } of pictures) {
    const isMeasured = [width, height].every((side) => side >= 1 && side <= maxSide) && /^#[0-9a-f]{6}$/i.test(tint);
    if (!known.has(src) && !(isMeasured && (await isThere(src, 'webp')))) throw wrong(['pictures: Upload the pictures again']);
  }
  const isPlayable = !video || ((await isThere(video.url, 'mp4')) && (!video.poster || (await isThere(video.poster, 'webp'))));
  if (!isPlayable) throw wrong(['video: Upload the video again']);
}

const maxSide = 20_000;

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

/** Stores a 3D model for a product. Throws `no_file`, `model_too_large`, `model_unusable`. */
export async function addModel(media: MediaStore, file: UploadedFile | null): Promise<{ url: string }> {
  if (!file) throw problem('no_file');
  const bytes = await bytesOf(file, largestModel);
  if (!bytes) throw problem('model_too_large');
  const url = await keepModel(media, bytes).catch((error: unknown) => {
    throw error instanceof UnusableModel ? problem('model_unusable', { reason: error.message }) : error;
  });
  return { url };
}
