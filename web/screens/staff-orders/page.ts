import { orderSorts, orderStateNames, paymentNames, staffOrderEndpoints } from '../../../contract/staff/orders/staff-orders.ts';
import { chosenColumns } from '../../features/staff/columns/columns.ts';
import { defineStaffPage, type Me } from '../../features/staff/staff-page.ts';
import { data, failed, type Loaded, type PageRequest } from '../../page/page.ts';
import { staffOrders } from '../../staff-routes.ts';
import { orderColumns, type Place, type StaffOrdersData } from './staff-orders-data.ts';
import StaffOrdersScreen from './staff-orders-screen.tsx';

const day = /^\d{4}-\d\d-\d\d$/;
const number = /^[1-9]\d{0,8}$/;
const oneOf = (values: readonly string[]) => new RegExp(`^(${values.join('|')})$`);

/** The URL's valid values; anything else is ignored. */
const shapes: Readonly<Record<Exclude<keyof Place, 'columns'>, RegExp>> = {
  q: /./,
  state: oneOf(Object.keys(orderStateNames)),
  from: day,
  to: day,
  payment: oneOf(Object.keys(paymentNames)),
  delivery: oneOf(['GROUND', 'FRNTDOOR']),
  country: /^[A-Z]{2}$/,
  promotion: /./,
  item: /./,
  staff: number,
  tag: /./,
  sort: oneOf(orderSorts.filter((sort) => sort !== '-placed')),
};

function placeOf(url: URL): Place {
  const { searchParams } = url;
  const typed = (name: keyof typeof shapes) => {
    const value = (searchParams.get(name) ?? '').trim().slice(0, 100);
    const isDay = shapes[name] !== day || !Number.isNaN(Date.parse(value));
    return shapes[name].test(value) && isDay ? value : '';
  };
  const [q, state, from, to, payment] = [typed('q'), typed('state'), typed('from'), typed('to'), typed('payment')];
  const [delivery, country, promotion] = [typed('delivery'), typed('country'), typed('promotion')];
  return {
    q,
    state,
    from,
    to,
    payment,
    delivery,
    country,
    promotion,
    item: typed('item'),
    staff: typed('staff'),
    tag: typed('tag'),
    sort: typed('sort'),
    columns: chosenColumns(url, orderColumns),
  };
}

async function show({ client, url }: PageRequest, me: Me): Promise<Loaded<StaffOrdersData>> {
  const place = placeOf(url);
  const { columns: _, ...filters } = place;
  const cursor = (name: 'after' | 'before') => /^\d{1,15}\.\d{1,15}$/.exec(url.searchParams.get(name) ?? '')?.[0];
  const beside = { after: cursor('after'), before: cursor('before') };
  const asked = Object.fromEntries([...Object.entries(filters), ...Object.entries(beside)].filter(([, value]) => value));
  const listed = await client.call(staffOrderEndpoints.list, asked);
  if (!listed.ok) return failed(listed.statusCode, listed.message);
  return data({
    listed: listed.data,
    place,
    isBeginning: !beside.after && !beside.before,
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
