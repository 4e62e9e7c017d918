import type { StaffTimelineEvent } from '../../../contract/orders/cancelling.ts';
import { itemWords } from '../../../contract/values/item-words.ts';
import { Panel } from '../../features/staff/panel.tsx';
import { Table } from '../../features/staff/table.tsx';
import { staffDraft, staffPayments } from '../../staff-routes.ts';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { formatMoney } from '../../ui/money.ts';
import type { StaffOrderData } from './staff-order-data.ts';

type HistoryPanelProps = NonNullable<StaffOrderData['timeline']> & Pick<StaffOrderData, 'order' | 'permissions'>;

const eventColumns = [
  { key: 'at', title: 'When' },
  { key: 'what', title: 'What', whole: true },
  { key: 'items', title: 'Items' },
  { key: 'reason', title: 'Reason', whole: true },
  { key: 'who', title: 'Who', whole: true },
  { key: 'amount', title: 'Amount', numeric: true, whole: true },
];
const moneyColumns = [
  { key: 'at', title: 'When' },
  { key: 'what', title: 'What', whole: true },
  { key: 'state', title: 'State', whole: true },
  { key: 'amount', title: 'Amount', numeric: true, whole: true },
];

const eventWords = ({ kind, isWhole }: StaffTimelineEvent): string =>
  ({
    placed: 'Placed',
    paid: 'Payment authorized',
    shipped: 'Shipped',
    delivered: 'Delivered',
    cancelled: isWhole ? 'Cancelled' : 'Items cancelled',
    return_requested: 'Return requested',
    return_approved: 'Return approved',
    return_declined: 'Return declined',
    return_sent: 'Return on its way back',
    return_received: 'Return received',
    return_refunded: 'Return refunded',
    return_replaced: 'Replacement ordered',
    return_closed: 'Return closed',
    return_expired: 'Return expired',
  })[kind];
const movedWords = { captured: 'Captured', refunded: 'Refunded', voided: 'Released' } as const;
const stateWords = { pending: 'Pending', succeeded: 'Done', failed: 'Failed' } as const;

/** The draft that the order was placed from, for those who may open it. */
function FromDraft({ draftId, permissions }: { draftId: number } & Pick<StaffOrderData, 'permissions'>) {
  const words = `Draft order ${draftId}`;
  return permissions.includes('orders.draft') ? <a href={staffDraft({ draftId })}>{words}</a> : words;
}

/** What is still to be captured, or could not be; null when neither. */
function lead({ money: { toCharge, captureFailed }, order: { summary }, permissions }: HistoryPanelProps) {
  if (captureFailed > 0) {
    const words = `Capture of ${formatMoney(captureFailed, summary)} failed.`;
    if (!permissions.includes('orders.refund')) return words;
    return (
      <>
        {words} <a href={staffPayments({ kind: 'captured' })}>Failed payments</a>
      </>
    );
  }
  return toCharge > 0 ? `${formatMoney(toCharge, summary)} will be captured when it ships.` : null;
}

/** The timeline of an order and its payments, with actors and reasons. */
export function HistoryPanel(props: HistoryPanelProps) {
  const { events, money, order, permissions } = props;
  const { summary } = order;
  const eventRows = events.map((event) => ({
    key: `${event.kind}-${event.at}`,
    cells: {
      at: shopMomentOf(event.at),
      what: eventWords(event),
      items: event.items.map(itemWords).join(', '),
      reason: event.draftId === null ? event.reason : <FromDraft draftId={event.draftId} permissions={permissions} />,
      who: event.who,
      amount: event.cents === null ? null : formatMoney(event.cents, summary),
    },
  }));
  const moneyRows = money.moved.map(({ kind, state, amount, at }, index) => ({
    key: `${kind}-${index}`,
    cells: { at: shopMomentOf(at), what: movedWords[kind], state: stateWords[state], amount: formatMoney(amount, summary) },
  }));
  return (
    <Panel title="History" lead={lead(props)}>
      <Table caption="Order activity" columns={eventColumns} rows={eventRows} />
      {moneyRows.length > 0 && <Table caption="Payments and refunds" columns={moneyColumns} rows={moneyRows} />}
    </Panel>
  );
}
