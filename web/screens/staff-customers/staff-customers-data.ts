import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { careEndpoints, customerFilterNames } from '../../../contract/staff/care/care.ts';
import type { ChoosableColumn } from '../../features/staff/columns/columns.ts';

/** What the list shows beside the email. */
export const customerColumns: readonly ChoosableColumn[] = [
  { key: 'confirmed', title: 'Confirmed', isExtra: true },
  { key: 'name', title: 'Name' },
  { key: 'place', title: 'Place' },
  { key: 'since', title: 'Customer since' },
  { key: 'orders', title: 'Orders' },
];

/** Filters, order and columns as in the URL; empty where they are not set. */
export type Place = Readonly<Record<(typeof customerFilterNames)[number] | 'sort' | 'columns', string>>;

export interface StaffCustomersData {
  readonly found: OutputOf<typeof careEndpoints.find>;
  readonly place: Place;
  readonly isBeginning: boolean;
}
