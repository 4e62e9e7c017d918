import { reviewViews, staffReviewEndpoints } from '../../../contract/staff/care/staff-reviews.ts';
import { keysOf } from '../../../contract/values/keys.ts';
import { askedOf, besideIn, filtersIn, oneOf } from '../../features/staff/list-place.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, unopened } from '../../page/page.ts';
import { staffReviews } from '../../staff-routes.ts';
import type { Place, StaffReviewsData } from './staff-reviews-data.ts';
import StaffReviewsScreen from './staff-reviews-screen.tsx';

const flashes = { approve: 'Review approved and published.', reject: 'Review rejected.' };

/** The URL's valid values; anything else is ignored. */
function placeOf(url: URL): Place {
  const typed = filtersIn(url, 200);
  return {
    q: typed('q'),
    view: typed('view', oneOf(keysOf(reviewViews))),
    rating: typed('rating', oneOf(['1', '2', '3', '4', '5'])),
    product: typed('product'),
    photos: typed('photos', oneOf(['1'])),
    reported: typed('reported', oneOf(['1'])),
    sort: typed('sort', oneOf(['oldest'])),
  };
}

export default defineStaffPage<StaffReviewsData>({
  title: 'Reviews',
  permission: 'reviews.moderate',
  views: { list: 'reviews', addressOf: (url, done) => staffReviews({ ...placeOf(url), done }) },
  flashes,
  load: async ({ client, url, flash }) => {
    const place = placeOf(url);
    const { beside, isBeginning } = besideIn(url, /^[1-9]\d{0,14}$/);
    const found = await client.call(staffReviewEndpoints.list, askedOf({ ...place, ...beside }));
    if (!found.ok) return unopened(found);
    return data({ found: found.data, place, isBeginning, done: flash });
  },
  Screen: StaffReviewsScreen,
});
