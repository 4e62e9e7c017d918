/** Names in local storage of what a sign-out forgets without the code that stores it, which most pages do not load. */
export const viewedName = 'recently_viewed';
export const searchesName = 'recent_searches';
/** Spec §3: liked reviews. */
export const likedReviewsName = 'liked_reviews';
/** Followed by the product's id. */
export const reviewDraftPrefix = 'review_draft_';
