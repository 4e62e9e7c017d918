import type { Failure } from '../../../contract/api/client.ts';
import {
  orderFilterNames,
  orderSorts,
  orderStateNames,
  paymentNames,
  staffOrderEndpoints,
} from '../../../contract/staff/orders/staff-orders.ts';
import { own } from '../../../contract/values/own.ts';
import { statusOf } from '../../features/account/sign-in-first.ts';
import { defineStaffPage, type Me } from '../../features/staff/staff-page.ts';
import { data, failed, type Loaded, type PageRequest, redirect } from '../../page/page.ts';
import { staffOrders } from '../../staff-routes.ts';
import type { Place, StaffOrdersData } from './staff-orders-data.ts';
import StaffOrdersScreen from './staff-orders-screen.tsx';

const doneWords: Readonly<Record<string, string>> = { saved: 'View saved.', deleted: 'View deleted.' };

const day = /^\d{4}-\d\d-\d\d$/;
const number = /^[1-9]\d{0,8}$/;
const oneOf = (values: readonly string[]) => new RegExp(`^(${values.join('|')})$`);

/** The URL's valid values; anything else is ignored. */
const shapes: Readonly<Record<keyof Place, RegExp>> = {
  q: /./,
  state: oneOf(Object.keys(orderStateNames)),
  from: day,
  to: day,
  payment: oneOf(Object.keys(paymentNames)),
  delivery: oneOf(['GROUND', 'FRNTDOOR']),
  country: /^[A-Z]{2}$/,
  promotion: number,
  item: /./,
  staff: number,
  tag: /./,
  sort: oneOf(orderSorts.filter((sort) => sort !== '-placed')),
};

function placeOf({ searchParams }: URL): Place {
  const typed = (name: keyof Place) => {
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
  };
}

interface Refused {
  readonly failure: Failure;
  readonly viewName: string;
}

async function show({ client, url }: PageRequest, me: Me, refused?: Refused): Promise<Loaded<StaffOrdersData>> {
  const place = placeOf(url);
  const cursor = (name: 'after' | 'before') => /^\d{1,15}\.\d{1,15}$/.exec(url.searchParams.get(name) ?? '')?.[0];
  const beside = { after: cursor('after'), before: cursor('before') };
  const asked = Object.fromEntries([...Object.entries(place), ...Object.entries(beside)].filter(([, value]) => value));
  const listed = await client.call(staffOrderEndpoints.list, asked);
  if (!listed.ok) return failed(listed.statusCode, listed.message);
  const errors = refused?.failure.fields ?? {};
  return data(
    {
      listed: listed.data,
      place,
      isBeginning: !beside.after && !beside.before,
      mayPack: me.permissions.includes('orders.fulfil'),
      mayExport: me.permissions.includes('orders.export'),
      done: refused ? null : (own(doneWords, url.searchParams.get('done') ?? '') ?? null),
      message: refused && Object.keys(errors).length === 0 ? refused.failure.message : null,
      errors,
      viewName: refused?.viewName ?? '',
    },
    statusOf(refused?.failure ?? null),
  );
}

export default defineStaffPage<StaffOrdersData>({
  title: 'Orders',
  permission: 'orders.read',
  load: (request, me) => show(request, me),
  Screen: StaffOrdersScreen,
  actions: {
    saveView: async (form, request, me) => {
      const place = placeOf(request.url);
      const query = new URLSearchParams(
        [...orderFilterNames, 'sort' as const].flatMap((name) => (place[name] ? [[name, place[name]]] : [])),
      );
      const viewName = form.get('name') ?? '';
      const saved = await request.client.call(staffOrderEndpoints.saveView, { name: viewName, query: query.toString() });
      return saved.ok ? redirect(staffOrders({ ...place, done: 'saved' }), 303) : show(request, me, { failure: saved, viewName });
    },
    deleteView: async (form, request, me) => {
      const deleted = await request.client.call(staffOrderEndpoints.deleteView, { viewId: Number(form.get('viewId')) });
      if (!deleted.ok) return show(request, me, { failure: deleted, viewName: '' });
      return redirect(staffOrders({ ...placeOf(request.url), done: 'deleted' }), 303);
    },
  },
});
