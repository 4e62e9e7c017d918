import { careEndpoints } from '../../../contract/care.ts';
import type { Failure } from '../../../contract/client.ts';
import type { OutputOf } from '../../../contract/endpoint.ts';
import { type CarrierCode, fulfilmentEndpoints, type OrderToPack } from '../../../contract/shipments.ts';
import { statusOf } from '../../features/account/sign-in-first.ts';
import { defineStaffPage, type Me } from '../../features/staff/staff-page.ts';
import { data, failed, type Loaded, type PageRequest, redirect } from '../../page/page.ts';
import { staffOrder } from '../../staff-routes.ts';
import StaffOrderScreen from './staff-order-screen.tsx';

/** What has been typed of a parcel that could not be shipped as it was. */
export interface TypedParcel {
  readonly carrier: string;
  readonly trackingNumber: string;
}

export type StaffOrderData = OutputOf<typeof careEndpoints.getOrder> & {
  /** Null for who does not pack. */
  readonly packing: OrderToPack | null;
  /** Id of the next parcel: the form sent twice ships once. */
  readonly nextShipment: string;
  readonly typed: TypedParcel | null;
  readonly done: string | null;
  readonly message: string | null;
  readonly errors: Readonly<Record<string, string>>;
};

interface Refused {
  readonly failure: Failure;
  readonly typed: TypedParcel;
}

const mayPack = ({ permissions }: Me): boolean => permissions.includes('orders.fulfil');

async function show({ client, params, url }: PageRequest, packs: boolean, refused: Refused | null): Promise<Loaded<StaffOrderData>> {
  const orderNumber = params.orderNumber ?? '';
  const [found, packing] = await Promise.all([
    client.call(careEndpoints.getOrder, { orderNumber }),
    packs ? client.call(fulfilmentEndpoints.get, { orderNumber }) : null,
  ]);
  if (!found.ok) return failed(found.statusCode === 400 ? 404 : found.statusCode, found.message);
  const errors = refused?.failure.fields ?? {};
  return data(
    {
      ...found.data,
      packing: packing?.ok ? packing.data : null,
      nextShipment: crypto.randomUUID(),
      typed: refused?.typed ?? null,
      done: !refused && url.searchParams.get('done') === 'shipped' ? 'It is shipped, and its shopper has been told.' : null,
      message: refused && Object.keys(errors).length === 0 ? refused.failure.message : null,
      errors,
    },
    statusOf(refused?.failure ?? null),
  );
}

/** Units by variation, from the fields `units-{variationId}`; what stays behind is left out. */
function unitsIn(form: URLSearchParams): { variationId: number; quantity: number }[] {
  return [...form].flatMap(([name, value]) => {
    const variationId = Number(/^units-(\d+)$/.exec(name)?.[1]);
    return variationId > 0 && Number(value) > 0 ? [{ variationId, quantity: Number(value) }] : [];
  });
}

export default defineStaffPage<StaffOrderData>({
  title: 'Order',
  titleOf: ({ order }) => `Order ${order.orderNumber}`,
  permission: 'orders.read',
  load: (request, me) => show(request, mayPack(me), null),
  Screen: StaffOrderScreen,
  actions: {
    ship: async (form, request) => {
      const orderNumber = request.params.orderNumber ?? '';
      const typed = { carrier: form.get('carrier') ?? '', trackingNumber: form.get('trackingNumber') ?? '' };
      const lines = unitsIn(form);
      const shipmentUuid = form.get('shipmentUuid') ?? '';
      const given = { orderNumber, shipmentUuid, lines, carrier: typed.carrier as CarrierCode, trackingNumber: typed.trackingNumber };
      const result = await request.client.call(fulfilmentEndpoints.ship, given);
      if (result.ok) return redirect(staffOrder({ orderNumber }, { done: 'shipped' }), 303);
      const failure =
        lines.length === 0 ? { ...result, message: 'Nothing is in this parcel: say how many units leave.', fields: {} } : result;
      return show(request, true, { failure, typed });
    },
  },
});
