import { careEndpoints } from '../../../contract/care.ts';
import type { OutputOf } from '../../../contract/endpoint.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, failed } from '../../page/page.ts';
import StaffCustomersScreen from './staff-customers-screen.tsx';

export interface StaffCustomersData {
  readonly typed: string;
  /** Null before anything was looked for. */
  readonly found: OutputOf<typeof careEndpoints.find> | null;
}

export default defineStaffPage<StaffCustomersData>({
  title: 'Customers',
  permission: 'customers.read',
  load: async ({ client, url }) => {
    const typed = url.searchParams.get('q')?.trim() ?? '';
    if (typed === '') return data({ typed, found: null });
    const found = await client.call(careEndpoints.find, { q: typed });
    return found.ok ? data({ typed, found: found.data }) : failed(found.statusCode, found.message);
  },
  Screen: StaffCustomersScreen,
});
