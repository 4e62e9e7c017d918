/** Client storage name (spec §3: liked reviews). */
const key = 'liked_reviews';
/** Maximum per device. */
const most = 500;

type Liked = Readonly<Record<string, number>>;

/** Reviews voted helpful on this device → their votes then; cached pages may still show fewer. */
export function likedReviews(): Liked {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Liked) : {};
  } catch {
    return {};
  }
}

/** Records a vote. A device without storage forgets it; the shop still counts it once. */
export function rememberLike(reviewId: number, votes: number): void {
  const kept = Object.entries({ ...likedReviews(), [reviewId]: votes }).slice(-most);
  try {
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Storage is full or blocked.
  }
}
