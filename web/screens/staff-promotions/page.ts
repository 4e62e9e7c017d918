import { promotionEndpoints, promotionStates } from '../../../contract/merchandising/promotions.ts';
import { pageNumber } from '../../features/staff/page-number.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, type Loaded, type PageRequest, unopened } from '../../page/page.ts';
import { staffPromotions } from '../../staff-routes.ts';
import type { Place, StaffPromotionsData } from './staff-promotions-data.ts';
import StaffPromotionsScreen from './staff-promotions-screen.tsx';

function placeOf({ searchParams }: URL): Place {
  return {
    q: (searchParams.get('q') ?? '').trim().slice(0, 100),
    state: promotionStates.find((state) => state === searchParams.get('state')) ?? '',
  };
}

async function show({ client, url }: PageRequest, mayEdit: boolean): Promise<Loaded<StaffPromotionsData>> {
  const place = placeOf(url);
  const asked = { q: place.q, page: pageNumber(url), ...(place.state && { state: place.state }) };
  const listed = await client.call(promotionEndpoints.list, asked);
  return listed.ok ? data({ listed: listed.data, place, mayEdit }) : unopened(listed);
}

export default defineStaffPage<StaffPromotionsData>({
  title: 'Promotions',
  permission: 'promotions.read',
  views: { list: 'promotions', addressOf: (url, done) => staffPromotions({ ...placeOf(url), done }) },
  load: (request, { permissions }) => show(request, permissions.includes('promotions.edit')),
  Screen: StaffPromotionsScreen,
});
