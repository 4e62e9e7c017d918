import { reviewEndpoints } from '../../contract/reviews.ts';
import type { Database } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';
import { getReviews } from './operations.ts';

/** Binds the reviews endpoint. */
export function mountReviews(api: Api, { database }: { database: Database }): void {
  api.bind(reviewEndpoints.getReviews, (input) => getReviews(database.read, input));
}
