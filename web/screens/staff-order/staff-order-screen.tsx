import { orderWords } from '../../../contract/orders.ts';
import { Facts } from '../../features/staff/facts.tsx';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { product } from '../../routes.ts';
import { staffCustomer } from '../../staff-routes.ts';
import { formatMoney } from '../../ui/money.ts';
import { shopMomentOf } from '../../ui/shop-clock.ts';
import { PackingPanel } from './packing-panel.tsx';
import type { StaffOrderData } from './page.ts';

const columns = [
  { key: 'item', title: 'Item' },
  { key: 'sku', title: 'SKU' },
  { key: 'quantity', title: 'Quantity', numeric: true },
  { key: 'total', title: 'Amount', numeric: true },
];

/** An order as care sees it, and for who packs how it is shipped. */
export default function StaffOrderScreen({ data }: { data: StaffData<StaffOrderData> }) {
  const order = data.shown?.order;
  return (
    <StaffFrame
      data={data}
      place={data.shown?.packing ? 'orders' : 'customers'}
      done={data.shown?.done}
      error={data.shown?.message}
      heading={`Order ${order?.orderNumber}`}
      lead={order && `${orderWords(order)}, placed ${shopMomentOf(order.placedAt)}`}
    >
      {(shown) => (
        <>
          {shown.packing && <PackingPanel {...shown} packing={shown.packing} />}
          <Panel title="Items">
            <Items order={shown.order} />
          </Panel>
          <Panel title="Details">
            <Facts facts={factsOf(shown)} />
          </Panel>
        </>
      )}
    </StaffFrame>
  );
}

function Items({ order: { items, summary } }: Pick<StaffOrderData, 'order'>) {
  const rows = items.map((item) => ({
    key: item.variationId,
    cells: {
      item: (
        <>
          <a href={product(item, { variationId: item.variationId })}>{item.name}</a> {Object.values(item.options).join(', ')}
        </>
      ),
      sku: item.sku,
      quantity: item.quantity,
      total: formatMoney(item.lineTotal, summary),
    },
  }));
  return <Table caption="Items of the order" columns={columns} rows={rows} />;
}

function factsOf({ order, shipsTo, customerId, placedBy }: StaffOrderData) {
  const { summary, payment, paymentSettled, delivery } = order;
  const buyer = customerId === null ? `Guest, ${order.email}` : <a href={staffCustomer({ customerId })}>Customer {customerId}</a>;
  return [
    { name: 'Buyer', value: buyer },
    ...(placedBy ? [{ name: 'Placed by', value: `${placedBy.name}, for the customer` }] : []),
    { name: 'Ships to', value: shipsTo },
    { name: 'Delivery', value: delivery.label },
    { name: paymentSettled ? 'Paid with' : 'To be paid with', value: `${payment.brand} ending in ${payment.last4}` },
    { name: 'Merchandise', value: formatMoney(summary.merchandise, summary) },
    { name: 'Shipping', value: formatMoney(summary.shipping, summary) },
    { name: 'Tax', value: formatMoney(summary.tax, summary) },
    { name: 'Total', value: <strong>{formatMoney(summary.total, summary)}</strong> },
  ];
}
