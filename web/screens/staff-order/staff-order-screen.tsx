import { orderWords } from '../../../contract/orders/orders.ts';
import { Facts } from '../../features/staff/facts.tsx';
import { Incomplete } from '../../features/staff/incomplete.tsx';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { island } from '../../page/island.tsx';
import { product } from '../../routes.ts';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { formatMoney } from '../../ui/money.ts';
import { ProductPicture } from '../../ui/product-picture.tsx';
import { CancelPanel } from './cancel-panel.tsx';
import { ChangesPanel } from './changes-panel.tsx';
import { ContactPanel, OrderLinks } from './contact-panel.tsx';
import { EmailsPanel } from './emails-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { HoldPanel, PutOnHoldPanel } from './hold-panel.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { factsOf } from './order-facts.tsx';
import { PackingPanel } from './packing-panel.tsx';
import { Parcels } from './parcels.tsx';
import { RefundPanel, RefundPreviewPanel } from './refund-panel.tsx';
import { ReturnsPanel } from './returns-panel.tsx';
import type { StaffOrderData } from './staff-order-data.ts';
import { StartReturnPanel } from './start-return-panel.tsx';
import styles from './work.module.css';

const columns = [
  { key: 'item', title: 'Item' },
  { key: 'sku', title: 'SKU' },
  { key: 'price', title: 'Price', numeric: true },
  { key: 'quantity', title: 'Quantity', numeric: true },
  { key: 'total', title: 'Amount', numeric: true },
];

/** An order, for customer care and for fulfilment. */
function StaffOrderScreen({ data }: { data: StaffData<StaffOrderData> }) {
  const order = data.shown?.order;
  return (
    <StaffFrame
      data={data}
      place="orders"
      done={data.shown?.done}
      error={data.shown?.message}
      heading={`Order ${order?.orderNumber}`}
      lead={order && `${orderWords(order)}, placed ${shopMomentOf(order.placedAt)}`}
    >
      {(shown) => (
        <>
          {shown.isIncomplete && <Incomplete />}
          <OrderLinks {...shown} />
          <HoldPanel {...shown} />
          <div className={styles.columns}>
            <div className={styles.column}>
              {shown.packing && <PackingPanel {...shown} packing={shown.packing} parcels={shown} />}
              {!shown.packing && shown.shipments.length > 0 && (
                <Panel title="Shipping">
                  <Parcels {...shown} mayShip={false} />
                </Panel>
              )}
              {shown.contact && <ContactPanel {...shown} contact={shown.contact} />}
              {shown.returning && <StartReturnPanel {...shown} returning={shown.returning} />}
              {shown.preview && <RefundPreviewPanel {...shown} preview={shown.preview} />}
              <Panel title="Items">
                <Items order={shown.order} />
              </Panel>
              <ReturnsPanel {...shown} />
              <PutOnHoldPanel {...shown} />
              {shown.cancelling && <CancelPanel {...shown} cancelling={shown.cancelling} />}
              {shown.work && <RefundPanel {...shown} work={shown.work} />}
              {shown.work && <NotesPanel {...shown} work={shown.work} />}
              {shown.timeline && <HistoryPanel {...shown.timeline} order={shown.order} permissions={shown.permissions} />}
              {shown.emails && shown.emails.emails.length > 0 && <EmailsPanel {...shown} emails={shown.emails} />}
              {shown.work && <ChangesPanel {...shown} work={shown.work} />}
            </div>
            <div className={styles.column}>
              <Panel title="Details">
                <Facts facts={factsOf(shown)} />
              </Panel>
            </div>
          </div>
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
        <span className={styles.item}>
          <ProductPicture
            image={item.image}
            department={item.departmentSlug}
            alt=""
            ratio="square"
            span="thumb"
            className={styles.picture}
          />
          <span>
            <a href={product(item, { variationId: item.variationId })}>{item.name}</a>
            <span className={styles.options}>{Object.values(item.options).join(', ')}</span>
          </span>
        </span>
      ),
      sku: item.sku,
      price: formatMoney(item.unitPrice, summary),
      quantity: item.cancelled > 0 ? `${item.quantity} (${item.cancelled} cancelled)` : item.quantity,
      total: formatMoney(item.lineTotal, summary),
    },
  }));
  return <Table caption="Items of the order" columns={columns} rows={rows} />;
}

export default island('screens/staff-order/staff-order-screen', StaffOrderScreen);
