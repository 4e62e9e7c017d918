import { reviewViews, staffReviewEndpoints } from '../../../contract/staff/care/staff-reviews.ts';
import { keysOf } from '../../../contract/values/keys.ts';
import { own } from '../../../contract/values/own.ts';
import { pageNumber } from '../../features/staff/page-number.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, failed } from '../../page/page.ts';
import { staffReviews } from '../../staff-routes.ts';
import type { Place, StaffReviewsData } from './staff-reviews-data.ts';
import StaffReviewsScreen from './staff-reviews-screen.tsx';

const doneWords: Readonly<Record<string, string>> = { approve: 'Review approved and published.', reject: 'Review rejected.' };

/** The URL's valid values; anything else is ignored. */
function placeOf({ searchParams }: URL): Place {
  const typed = (name: keyof Place, shape: RegExp) => shape.exec((searchParams.get(name) ?? '').trim().slice(0, 200))?.[0] ?? '';
  return {
    q: typed('q', /^.+$/),
    view: typed('view', new RegExp(`^(${keysOf(reviewViews).join('|')})$`)),
    rating: typed('rating', /^[1-5]$/),
    product: typed('product', /^.+$/),
    photos: typed('photos', /^1$/),
    reported: typed('reported', /^1$/),
    sort: typed('sort', /^oldest$/),
  };
}

export default defineStaffPage<StaffReviewsData>({
  title: 'Reviews',
  permission: 'reviews.moderate',
  views: { list: 'reviews', addressOf: (url, done) => staffReviews({ ...placeOf(url), done }) },
  load: async ({ client, url }) => {
    const place = placeOf(url);
    const asked = Object.fromEntries(Object.entries(place).filter(([, value]) => value));
    const found = await client.call(staffReviewEndpoints.list, { ...asked, page: pageNumber(url, 'page', 200) });
    if (!found.ok) return failed(found.statusCode, found.message);
    return data({ found: found.data, place, done: own(doneWords, url.searchParams.get('done') ?? '') ?? null });
  },
  Screen: StaffReviewsScreen,
});
