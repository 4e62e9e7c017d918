import { promotionCalendarEndpoints } from '../../../contract/merchandising/promotion-calendar.ts';
import { promotionStates } from '../../../contract/merchandising/promotions.ts';
import { pageNumber } from '../../features/staff/page-number.ts';
import { defineStaffPage, type Me } from '../../features/staff/staff-page.ts';
import { data, unopened } from '../../page/page.ts';
import { dayOf, monthOf } from './month.ts';
import type { Place, StaffPromotionCalendarData } from './staff-promotion-calendar-data.ts';
import StaffPromotionCalendarScreen from './staff-promotion-calendar-screen.tsx';

/** The URL's valid values; anything else is ignored. */
const filtersOf = ({ searchParams }: URL, { brands }: Pick<Me, 'brands'>): Omit<Place, 'month'> => ({
  brand: brands.find(({ key }) => key === searchParams.get('brand'))?.key ?? '',
  state: promotionStates.find((state) => state === searchParams.get('state')) ?? '',
});

export default defineStaffPage<StaffPromotionCalendarData>({
  title: 'Promotion calendar',
  permission: 'promotions.read',
  load: async ({ client, url, now }, me) => {
    const { brand, state } = filtersOf(url, me);
    const month = monthOf(url.searchParams.get('month'), now);
    const today = dayOf(now.toISOString());
    const planned = await client.call(promotionCalendarEndpoints.between, {
      from: month.days[0] ?? '',
      to: month.days.at(-1) ?? '',
      ...(brand && { brand }),
      ...(state && { state }),
      page: pageNumber(url),
    });
    if (!planned.ok) return unopened(planned);
    const place = { month: today.startsWith(month.key) ? '' : month.key, brand, state };
    return data({ planned: planned.data, place, month, today, brands: me.brands });
  },
  Screen: StaffPromotionCalendarScreen,
});
