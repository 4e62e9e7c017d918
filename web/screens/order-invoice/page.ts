import { brandOf } from '../../../brands/index.ts';
import { withDetails } from '../../../brands/with-details.ts';
import { invoiceEndpoints } from '../../../contract/orders/invoices.ts';
import { storeEndpoints } from '../../../contract/settings/store.ts';
import { data, definePage, redirect, unopened } from '../../page/page.ts';
import { findOrder } from '../../routes.ts';
import type { OrderInvoiceData } from './order-invoice-data.ts';
import OrderInvoiceScreen from './order-invoice-screen.tsx';

export default definePage<OrderInvoiceData>({
  load: async ({ client, url }) => {
    const orderNumber = url.searchParams.get('order');
    const token = url.searchParams.get('token');
    if (!orderNumber) return redirect(findOrder());
    const invoice = await client.call(invoiceEndpoints.get, { orderNumber, ...(token && { token }) });
    if (invoice.ok) {
      const { brand } = invoice.data;
      const store = await client.call(storeEndpoints.getPublic, { brand });
      const { name, companyName, address, support } = withDetails(brandOf(brand), store.ok ? store.data.details : null);
      return data({ invoice: invoice.data, seller: { name, companyName, address, support }, token });
    }
    return unopened(invoice);
  },
  head: ({ invoice }) => ({ title: `Invoice ${invoice.order.orderNumber}`, robots: 'noindex' }),
  cache: 'none',
  Screen: OrderInvoiceScreen,
});
