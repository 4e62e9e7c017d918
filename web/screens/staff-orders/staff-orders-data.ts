import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { orderFilterNames, staffOrderEndpoints } from '../../../contract/staff/orders/staff-orders.ts';
import type { ChoosableColumn } from '../../features/staff/columns/columns.ts';
import type { Me } from '../../features/staff/staff-page.ts';

/** Where orders ship to. */
export const countryNames: Readonly<Record<string, string>> = { US: 'United States', CA: 'Canada' };

/** What the list shows beside the number. */
export const orderColumns: readonly ChoosableColumn[] = [
  { key: 'placed', title: 'Placed' },
  { key: 'state', title: 'State' },
  { key: 'customer', title: 'Customer' },
  { key: 'brand', title: 'Brand', isExtra: true },
  { key: 'country', title: 'Ships to', isExtra: true },
  { key: 'delivery', title: 'Delivery' },
  { key: 'payment', title: 'Payment' },
  { key: 'placedBy', title: 'Placed by', isExtra: true },
  { key: 'tags', title: 'Tags', isExtra: true },
  { key: 'units', title: 'Units' },
  { key: 'total', title: 'Total' },
];

/** Filters, order and columns as in the URL; empty where they are not set. */
export type Place = Readonly<Record<(typeof orderFilterNames)[number] | 'sort' | 'columns', string>>;

export interface StaffOrdersData {
  readonly listed: OutputOf<typeof staffOrderEndpoints.list>;
  readonly place: Place;
  /** Where the page begins, for the list's own links. */
  readonly isBeginning: boolean;
  readonly brands: Me['brands'];
  readonly mayExport: boolean;
  readonly mayPack: boolean;
}
