import { orderSorts, orderStateNames, paymentNames, staffOrderEndpoints } from '../../../contract/staff/orders/staff-orders.ts';
import { isDay } from '../../../contract/values/days.rules.ts';
import { chosenColumns } from '../../features/staff/columns/columns.ts';
import { askedOf, besideIn, filtersIn, isId, oneOf } from '../../features/staff/list-place.ts';
import { defineStaffPage, type Me } from '../../features/staff/staff-page.ts';
import { data, type Loaded, type PageRequest, unopened } from '../../page/page.ts';
import { staffOrders } from '../../staff-routes.ts';
import { orderColumns, type Place, type StaffOrdersData } from './staff-orders-data.ts';
import StaffOrdersScreen from './staff-orders-screen.tsx';

/** The URL's valid values; anything else is ignored. */
function placeOf(url: URL): Place {
  const typed = filtersIn(url, 100);
  return {
    q: typed('q'),
    state: typed('state', oneOf(Object.keys(orderStateNames))),
    from: typed('from', isDay),
    to: typed('to', isDay),
    payment: typed('payment', oneOf(Object.keys(paymentNames))),
    delivery: typed('delivery', oneOf(['GROUND', 'FRNTDOOR'])),
    country: typed('country', (value) => /^[A-Z]{2}$/.test(value)),
    brand: typed('brand', (value) => /^[a-z0-9-]{1,40}$/.test(value)),
    promotion: typed('promotion'),
    item: typed('item'),
    staff: typed('staff', isId),
    tag: typed('tag'),
    sort: typed('sort', oneOf(orderSorts.filter((sort) => sort !== '-placed'))),
    columns: chosenColumns(url, orderColumns),
  };
}

async function show({ client, url }: PageRequest, me: Me): Promise<Loaded<StaffOrdersData>> {
  const place = placeOf(url);
  const { columns: _, ...filters } = place;
  const { beside, isBeginning } = besideIn(url, /^\d{1,15}\.\d{1,15}$/);
  const listed = await client.call(staffOrderEndpoints.list, askedOf({ ...filters, ...beside }));
  if (!listed.ok) return unopened(listed);
  return data({
    listed: listed.data,
    place,
    isBeginning,
    brands: me.brands,
    mayPack: me.permissions.includes('orders.fulfil'),
    mayExport: me.permissions.includes('orders.export'),
  });
}

export default defineStaffPage<StaffOrdersData>({
  title: 'Orders',
  permission: 'orders.read',
  views: { list: 'orders', addressOf: (url, done) => staffOrders({ ...placeOf(url), done }) },
  load: show,
  Screen: StaffOrdersScreen,
});
