import type { FailedMovement } from '../../../contract/payments/payments.ts';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { ListViews } from '../../features/staff/views/list-views.tsx';
import { island } from '../../page/island.tsx';
import { staffOrder, staffPayments } from '../../staff-routes.ts';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Button } from '../../ui/form/button.tsx';
import { formatMoney } from '../../ui/money.ts';
import { Pages } from '../../ui/pages.tsx';
import type { StaffPaymentsData } from './staff-payments-data.ts';

const columns = [
  { key: 'order', title: 'Order', whole: true },
  { key: 'what', title: 'What failed', whole: true },
  { key: 'why', title: 'Why' },
  { key: 'at', title: 'When' },
  { key: 'amount', title: 'Amount', numeric: true, whole: true },
  { key: 'action', title: 'Next step' },
];
const kindWords = { captured: 'Capture', voided: 'Release', refunded: 'Refund' } as const;
const failureWords = {
  declined: 'Declined by the bank',
  authorization_expired: 'The authorization expired',
  not_possible: 'Not possible at the payment provider',
} as const;

const given = [
  { name: 'All', href: staffPayments() },
  { name: 'Captures', href: staffPayments({ kind: 'captured' }) },
  { name: 'Refunds', href: staffPayments({ kind: 'refunded' }) },
  { name: 'Releases', href: staffPayments({ kind: 'voided' }) },
];

/** Failed captures, voids and refunds. */
function StaffPaymentsScreen({ data }: { data: StaffData<StaffPaymentsData> }) {
  const mayOpenOrders = data.me.permissions.includes('orders.read');
  return (
    <StaffFrame
      data={data}
      place="payments"
      heading="Failed payments"
      lead="Captures, refunds and releases that the payment provider refused, latest first."
      done={data.shown?.done}
      error={data.shown?.message}
    >
      {({ listed: { movements, page, pages }, kind }) => (
        <>
          <ListViews views={data.views} given={given} />
          {movements.length === 0 ? (
            <EmptyState title="No failed payments">Captures and refunds that fail appear here.</EmptyState>
          ) : (
            <Panel title="Needs attention">
              <Table
                caption="Failed payments"
                columns={columns}
                rows={movements.map((one) => rowOf(one, { mayOpenOrders, here: staffPayments({ kind, page }) }))}
              />
              <Pages page={page} pages={pages} at={(to) => staffPayments({ kind, page: to })} />
            </Panel>
          )}
        </>
      )}
    </StaffFrame>
  );
}

function rowOf(
  { key, orderNumber, kind, amount, currency, failure, at }: FailedMovement,
  { mayOpenOrders, here }: { mayOpenOrders: boolean; here: string },
) {
  return {
    key,
    cells: {
      order: mayOpenOrders ? <a href={staffOrder({ orderNumber })}>{orderNumber}</a> : orderNumber,
      what: kindWords[kind],
      why: failureWords[failure],
      at: shopMomentOf(at),
      amount: formatMoney(amount, { currency }),
      action:
        failure === 'authorization_expired' ? (
          'Ask the customer to pay again'
        ) : (
          <form method="post" action={here}>
            <input type="hidden" name="action" value="retry" />
            <input type="hidden" name="key" value={key} />
            <Button
              type="submit"
              variant="secondary"
              size="small"
              aria-label={`Try again: ${kindWords[kind].toLowerCase()} of ${orderNumber}`}
            >
              Try again
            </Button>
          </form>
        ),
    },
  };
}

export default island('screens/staff-payments/staff-payments-screen', StaffPaymentsScreen);
