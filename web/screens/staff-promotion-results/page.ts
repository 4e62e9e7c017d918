import { promotionEndpoints } from '../../../contract/merchandising/promotions.ts';
import { dayAfter } from '../../../contract/values/shop-days.ts';
import { dayIn } from '../../features/staff/charts/days.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, failed, type Loaded, notFound, type PageRequest, refusedStatus, unopened } from '../../page/page.ts';
import { toShopTime } from '../../ui/browser/shop-time.ts';
import type { StaffPromotionResultsData } from './staff-promotion-results-data.ts';
import StaffPromotionResultsScreen from './staff-promotion-results-screen.tsx';

/** Days shown at first. */
const shownDays = 30;

/** The days asked for; at first the last thirty until today, or until the promotion ended. */
function rangeOf({ searchParams }: URL, { endsAt, now }: { endsAt: string | null; now: string }) {
  const last = endsAt !== null && endsAt < now ? endsAt : now;
  const to = dayIn(searchParams.get('to')) || toShopTime(last).slice(0, 10);
  return { from: dayIn(searchParams.get('from')) || dayAfter(to, 1 - shownDays), to };
}

async function show({ client, url, params }: PageRequest): Promise<Loaded<StaffPromotionResultsData>> {
  const promotionId = Number(/^[1-9]\d{0,8}$/.exec(params.promotionId ?? '')?.[0] ?? 0);
  if (promotionId === 0) return notFound();
  const found = await client.call(promotionEndpoints.get, { promotionId });
  if (!found.ok) return unopened(found);
  const { name, endsAt, stoppedAt, now } = found.data;
  const range = rangeOf(url, { endsAt: stoppedAt ?? endsAt, now });
  const results = await client.call(promotionEndpoints.results, { promotionId, ...range });
  const shown = { promotionId, name, range };
  if (results.ok) return data({ ...shown, results: results.data, error: null });
  if (results.statusCode !== 400) return failed(results.statusCode, results.message);
  return data({ ...shown, results: null, error: Object.values(results.fields ?? {})[0] ?? results.message }, refusedStatus);
}

export default defineStaffPage<StaffPromotionResultsData>({
  title: 'Results',
  titleOf: ({ name }) => `Results of ${name}`,
  permission: 'promotions.read',
  load: (request) => show(request),
  Screen: StaffPromotionResultsScreen,
});
