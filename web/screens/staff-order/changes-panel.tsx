import type { OrderChange, OrderWork } from '../../../contract/staff/orders/order-work.ts';
import { Panel } from '../../features/staff/panel.tsx';
import { Table } from '../../features/staff/table.tsx';
import { staffOrder } from '../../staff-routes.ts';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { Pages } from '../../ui/pages.tsx';
import type { StaffOrderData } from './staff-order-data.ts';

const columns = [
  { key: 'at', title: 'When', whole: true },
  { key: 'what', title: 'What', whole: true },
  { key: 'values', title: 'Before and after' },
  { key: 'reason', title: 'Reason' },
  { key: 'who', title: 'Who', whole: true },
];

const kindWords: Readonly<Record<OrderChange['kind'], string>> = {
  contact: 'Address or email changed',
  parcel: 'Label corrected',
  refund: 'Refunded',
  email: 'Email sent again',
  tags: 'Tags changed',
  hold: 'Hold changed',
};

const fieldWords = new Map([
  ['email', 'Email'],
  ['firstName', 'First name'],
  ['lastName', 'Last name'],
  ['addressLine1', 'Address'],
  ['addressLine2', 'Apartment'],
  ['city', 'City'],
  ['postalCode', 'Postal code'],
  ['phone', 'Phone'],
  ['carrier', 'Carrier'],
  ['number', 'Tracking number'],
  ['amount', 'Amount'],
  ['tags', 'Tags'],
  ['hold', 'On hold for'],
  ['sent to', 'Sent to'],
]);

const valueWords = ({ name, before, after }: OrderChange['fields'][number]): string =>
  `${fieldWords.get(name) ?? name}: ${before === '' ? after || 'none' : `${before} → ${after || 'none'}`}`;

type ChangesPanelProps = Pick<StaffOrderData, 'order' | 'emails'> & { readonly work: OrderWork };

/** What staff changed on an order, newest first. */
export function ChangesPanel({ work: { changes, changesPage, changesPages }, emails, order: { orderNumber } }: ChangesPanelProps) {
  if (changes.length === 0) return null;
  const rows = changes.map(({ at, kind, fields, reason, who }, index) => ({
    key: index,
    cells: {
      at: shopMomentOf(at),
      what: kindWords[kind],
      values: fields.filter(({ before, after }) => before !== after).map((field) => <p key={field.name}>{valueWords(field)}</p>),
      reason,
      who,
    },
  }));
  return (
    <Panel title="Changes by staff">
      <Table caption="Changes by staff" columns={columns} rows={rows} />
      <Pages
        page={changesPage}
        pages={changesPages}
        label="Pages of changes"
        at={(to) => staffOrder({ orderNumber }, { changes: to, emails: emails?.page })}
      />
    </Panel>
  );
}
