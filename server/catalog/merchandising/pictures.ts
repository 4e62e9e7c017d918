import { commonProblems } from '../../../contract/api/problems.ts';
import { contentLibraryProblems, pictureBytes } from '../../../contract/content/library.ts';
import { keepPicture, type MediaStore, QueueFull, remake, UnreadablePicture } from '../../media/index.ts';
import type { UploadedFile } from '../../platform/http/call.ts';
import { problemsOf } from '../../platform/http/problem.ts';

const problem = problemsOf({ ...contentLibraryProblems, overloaded: commonProblems.overloaded });

/** Stores a picture, re-encoded, for a product. Throws `picture_too_large`, `picture_unreadable`, `overloaded`. */
export async function addPicture(media: MediaStore, file: UploadedFile | null) {
  if (!file) throw problem('no_picture');
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of file.content) {
    length += piece.length;
    if (length > pictureBytes) throw problem('picture_too_large');
    pieces.push(piece);
  }
  const remade = await remake(media, Buffer.concat(pieces)).catch((error: unknown) => {
    if (error instanceof QueueFull) throw problem('overloaded');
    throw error instanceof UnreadablePicture ? problem('picture_unreadable') : error;
  });
  return { ...(await keepPicture(media, remade)), alt: '' };
}
