import type { CarrierCode } from '../../../contract/shipments/shipments.ts';
import { staffPackingEndpoints } from '../../../contract/staff/orders/staff-packing.ts';
import { backTo, chosenIn } from '../../features/staff/packing/chosen.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, type Loaded, type PageRequest, statusOf, unopened } from '../../page/page.ts';
import type { ShipOrdersData } from './ship-orders-data.ts';
import StaffShipOrdersScreen from './staff-ship-orders-screen.tsx';

/** A submitted form shows its own orders again, since the list may match others by now. */
type Sent = Pick<ShipOrdersData, 'results' | 'carrier' | 'typed' | 'skipped' | 'message'> & { readonly status: number };

const unsent: Sent = { results: null, carrier: 'ups', typed: {}, skipped: [], message: null, status: 200 };

async function show({ client, url }: PageRequest, { status, ...sent }: Sent): Promise<Loaded<ShipOrdersData>> {
  const again = Object.keys(sent.typed);
  const chosen = again.length > 0 ? { orders: again.join(',') } : chosenIn(url);
  const found = await client.call(staffPackingEndpoints.orders, chosen);
  if (!found.ok) return unopened(found);
  return data({ ...found.data, ...sent, back: backTo(url), here: url.pathname + url.search, batchUuid: crypto.randomUUID() }, status);
}

const field = 'tracking-';

export default defineStaffPage<ShipOrdersData>({
  title: 'Ship orders',
  permission: 'orders.fulfil',
  load: (request) => show(request, unsent),
  Screen: StaffShipOrdersScreen,
  actions: {
    ship: async (form, request) => {
      const typed = Object.fromEntries(
        [...form].flatMap(([name, value]) => (name.startsWith(field) ? [[name.slice(field.length), value.trim()]] : [])),
      );
      const chosen = form.getAll('order');
      const carrier = form.get('carrier') ?? '';
      const skipped = Object.keys(typed).filter((orderNumber) => !chosen.includes(orderNumber));
      const shipped = await request.client.call(staffPackingEndpoints.ship, {
        batchUuid: form.get('batchUuid') ?? '',
        carrier: carrier as CarrierCode,
        orders: chosen.map((orderNumber) => ({ orderNumber, trackingNumber: form.get(field + orderNumber) ?? '' })),
      });
      const sent = { carrier, typed, skipped };
      if (shipped.ok) return show(request, { ...sent, results: shipped.data.results, message: null, status: 200 });
      const [message = shipped.message] = Object.values(shipped.fields ?? {});
      return show(request, { ...sent, results: null, message, status: statusOf(shipped) });
    },
  },
});
