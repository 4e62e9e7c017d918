import { reviewRules, writeReviewProblems } from '../../../../contract/reviews/write-review.ts';
import { photoBytes, photoTypes } from '../../../../contract/values/photos.rules.ts';

export interface PhotoChoice<F> {
  readonly taken: readonly F[];
  /** Files not uploaded, by name, with the reason. */
  readonly leftOut: readonly { readonly name: string; readonly reason: string }[];
}

/**
 * Which of the chosen files are uploaded: invalid and too large ones are reported and left out, then those beyond the count (spec §5).
 * `already` photos are there.
 */
export function choosePhotos<F extends { name: string; type: string; size: number }>(files: readonly F[], already: number): PhotoChoice<F> {
  const leftOut: { name: string; reason: string }[] = [];
  const fit = files.filter((file) => {
    const reason = faultOf(file);
    if (reason) leftOut.push({ name: file.name, reason });
    return !reason;
  });
  const room = Math.max(0, reviewRules.photos - already);
  for (const { name } of fit.slice(room)) leftOut.push({ name, reason: `You can add up to ${reviewRules.photos} photos.` });
  return { taken: fit.slice(0, room), leftOut };
}

function faultOf({ type, size }: { type: string; size: number }): string | null {
  if (type.startsWith('video/')) return writeReviewProblems.video_unsupported.message;
  // Some systems do not know a type; the server looks at the bytes.
  if (type !== '' && !photoTypes.includes(type)) return writeReviewProblems.photo_unsupported.message;
  return size > photoBytes ? writeReviewProblems.photo_too_large.message : null;
}
