import { kept } from '../../ui/browser/kept.ts';
import { likedReviewsName } from '../../ui/browser/kept-names.ts';

/** Maximum per device. */
const most = 500;

type Liked = Readonly<Record<string, number>>;

const liked = kept<Liked>(likedReviewsName, {});

/** Reviews voted helpful on this device → their votes then; cached pages may still show fewer. */
export function likedReviews(): Liked {
  const stored: unknown = liked.load();
  return typeof stored === 'object' ? (stored as Liked) : {};
}

/** Records a vote. A device without storage forgets it; the shop still counts it once. */
export function rememberLike(reviewId: number, votes: number): void {
  liked.save(Object.fromEntries(Object.entries<number>({ ...likedReviews(), [reviewId]: votes }).slice(-most)));
}
