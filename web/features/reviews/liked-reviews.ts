/** Client storage name (spec §3: liked reviews). */
const key = 'liked_reviews';
/** A device need not remember more. */
const most = 500;

type Liked = Readonly<Record<string, number>>;

/** Reviews this device's visitor has found helpful → votes they had then; kept pages may still show fewer. */
export function likedReviews(): Liked {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Liked) : {};
  } catch {
    return {};
  }
}

/** Remembers a vote. A device that keeps nothing forgets it; the shop itself still counts it once. */
export function rememberLike(reviewId: number, votes: number): void {
  const kept = Object.entries({ ...likedReviews(), [reviewId]: votes }).slice(-most);
  try {
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Storage is full or forbidden.
  }
}
