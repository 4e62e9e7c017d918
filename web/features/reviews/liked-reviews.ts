import { kept } from '../../ui/browser/kept.ts';

/** Maximum per device. */
const most = 500;

type Liked = Readonly<Record<string, number>>;

/** Client storage's name: spec §3, liked reviews. */
const liked = kept<Liked>('liked_reviews', {});

/** Reviews voted helpful on this device → their votes then; cached pages may still show fewer. */
export function likedReviews(): Liked {
  const stored: unknown = liked.load();
  return typeof stored === 'object' ? (stored as Liked) : {};
}

/** Records a vote. A device without storage forgets it; the shop still counts it once. */
export function rememberLike(reviewId: number, votes: number): void {
  liked.save(Object.fromEntries(Object.entries<number>({ ...likedReviews(), [reviewId]: votes }).slice(-most)));
}
