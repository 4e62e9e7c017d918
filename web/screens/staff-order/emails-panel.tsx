import type { BounceKind } from '../../../contract/email/bounces.ts';
import { orderEmailNames } from '../../../contract/staff/orders/order-work.ts';
import { Panel } from '../../features/staff/panel.tsx';
import { Table } from '../../features/staff/table.tsx';
import { staffEmails, staffOrder } from '../../staff-routes.ts';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { Button } from '../../ui/form/button.tsx';
import { Pages } from '../../ui/pages.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { StaffOrderData } from './staff-order-data.ts';

const columns = [
  { key: 'kind', title: 'Email', whole: true },
  { key: 'recipient', title: 'To' },
  { key: 'at', title: 'Sent' },
  { key: 'again', title: 'Send again', head: <VisuallyHidden>Send again</VisuallyHidden> },
];

const bounceWords: Readonly<Record<BounceKind, string>> = {
  temporary: 'Bounced for now',
  permanent: 'Bounced',
  complaint: 'Marked as spam',
};

type EmailsPanelProps = Pick<StaffOrderData, 'order' | 'work'> & { readonly emails: NonNullable<StaffOrderData['emails']> };

/** What the shop wrote about an order, each to be sent again. */
export function EmailsPanel({ emails: { emails, page, pages }, work, order: { orderNumber, stage } }: EmailsPanelProps) {
  const rows = emails.map(({ mailId, kind, recipient, subject, at, isUnsent, bounce }) => ({
    key: mailId,
    cells: {
      kind: <span title={subject}>{orderEmailNames[kind]}</span>,
      recipient,
      at: isUnsent ? <a href={staffEmails()}>Not sent</a> : `${shopMomentOf(at)}${bounce ? `. ${bounceWords[bounce]}.` : ''}`,
      // A cancelled order has nothing to confirm.
      again:
        isUnsent || (kind === 'order-confirmation' && stage === 'cancelled') ? null : (
          <form method="post" action={staffOrder({ orderNumber })}>
            <input type="hidden" name="action" value="resendEmail" />
            <input type="hidden" name="mailId" value={mailId} />
            <Button type="submit" variant="secondary" size="small">
              Resend
              <VisuallyHidden>
                {' '}
                {orderEmailNames[kind]} of {shopMomentOf(at)}
              </VisuallyHidden>
            </Button>
          </form>
        ),
    },
  }));
  return (
    <Panel
      title="Emails"
      lead="From the last 90 days. Resent emails go to the order’s current address. A confirmation shows the order as it is now, and a shipping email shows the corrected label."
    >
      <Table caption="Emails of the order, newest first" columns={columns} rows={rows} />
      <Pages
        page={page}
        pages={pages}
        label="Pages of emails"
        at={(to) => staffOrder({ orderNumber }, { changes: work?.changesPage, emails: to })}
      />
    </Panel>
  );
}
