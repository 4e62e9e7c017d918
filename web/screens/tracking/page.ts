import { trackingEndpoints, trackingWords } from '../../../contract/shipments/tracking.ts';
import { visitorEndpoints } from '../../../contract/visitor/visitor.ts';
import { data, definePage, unopened } from '../../page/page.ts';
import { accountOrder, orderConfirmation } from '../../routes.ts';
import type { TrackingData } from './tracking-data.ts';
import TrackingScreen from './tracking-screen.tsx';

export default definePage<TrackingData>({
  load: async ({ client, params, url }) => {
    const token = url.searchParams.get('token') || undefined;
    const shipmentUuid = params.shipmentUuid ?? '';
    const [tracking, visitor] = await Promise.all([
      client.call(trackingEndpoints.get, { shipmentUuid, ...(token && { token }) }),
      client.call(visitorEndpoints.getVisitor, {}),
    ]);
    if (!tracking.ok) return unopened(tracking);
    const { orderNumber } = tracking.data;
    const hasAccount = visitor.ok && visitor.data.ok && token === undefined;
    return data({
      tracking: tracking.data,
      orderUrl: hasAccount ? accountOrder({ orderNumber }) : orderConfirmation({ orderNumber, token }),
    });
  },
  head: ({ tracking }) => ({ title: `${trackingWords[tracking.status]}: order ${tracking.orderNumber}`, robots: 'noindex' }),
  cache: 'none',
  Screen: TrackingScreen,
});
