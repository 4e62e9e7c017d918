import { commonProblems } from '../../../contract/api/problems.ts';
import type { StoredMark } from '../../../contract/settings/theme.schemas.ts';
import { type BrandMark, markBytes, themeProblems, widestLogo } from '../../../contract/settings/theme.ts';
import { keepMark, type MediaStore, QueueFull, UnreadablePicture, UnsafeDrawing, UnsupportedMark } from '../../media/index.ts';
import { bytesOf } from '../../platform/http/bytes-of.ts';
import type { UploadedFile } from '../../platform/http/call.ts';
import { problemsOf } from '../../platform/http/problem.ts';

const problem = problemsOf({ ...themeProblems, overloaded: commonProblems.overloaded });

/** Stores an uploaded logo or icon. Throws `no_mark` and the other problems of marks. */
export async function takeMark(media: MediaStore, mark: BrandMark, file: UploadedFile | null): Promise<StoredMark> {
  if (!file || file.name === '') throw problem('no_mark');
  const bytes = await bytesOf(file, markBytes);
  if (!bytes) throw problem('mark_too_large');
  const kept = await keepMark(media, bytes).catch((error: unknown) => {
    if (error instanceof UnsupportedMark) throw problem('mark_unsupported');
    if (error instanceof UnsafeDrawing) throw problem('mark_unsafe');
    if (error instanceof UnreadablePicture) throw problem('mark_unreadable');
    throw error instanceof QueueFull ? problem('overloaded') : error;
  });
  const ratio = kept.width / kept.height;
  const [narrowest, widest] = mark === 'logo' ? [0.5, widestLogo] : [0.9, 1.1];
  if (ratio < narrowest || ratio > widest) throw problem('mark_shape');
  return { ...kept, name: file.name.slice(0, 100) };
}
