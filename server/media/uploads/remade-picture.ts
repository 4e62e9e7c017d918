import { commonProblems } from '../../../contract/api/problems.ts';
import { contentLibraryProblems, pictureBytes } from '../../../contract/content/library.ts';
import { bytesOf } from '../../platform/http/bytes-of.ts';
import type { UploadedFile } from '../../platform/http/call.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { QueueFull } from '../images/queue.ts';
import { UnreadablePicture } from '../images/render.ts';
import type { MediaStore } from '../store.ts';
import { remake } from './picture.ts';

const problem = problemsOf({ ...contentLibraryProblems, overloaded: commonProblems.overloaded });

/** A picture that staff upload, re-encoded so that the uploaded bytes are never served. Throws `picture_too_large`, `picture_unreadable`, `overloaded`. */
export async function remadePicture(media: MediaStore, file: UploadedFile): ReturnType<typeof remake> {
  const bytes = await bytesOf(file, pictureBytes);
  if (!bytes) throw problem('picture_too_large');
  return remake(media, bytes).catch((error: unknown) => {
    if (error instanceof QueueFull) throw problem('overloaded');
    throw error instanceof UnreadablePicture ? problem('picture_unreadable') : error;
  });
}
