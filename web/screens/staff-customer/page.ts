import { careEndpoints } from '../../../contract/care.ts';
import type { OutputOf } from '../../../contract/endpoint.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, failed } from '../../page/page.ts';
import StaffCustomerScreen from './staff-customer-screen.tsx';

export interface StaffCustomerData {
  readonly customer: OutputOf<typeof careEndpoints.getCustomer>;
  readonly done: string | null;
}

const doneWords: Readonly<Record<string, string>> = { ended: 'You act as yourself again.' };

export default defineStaffPage<StaffCustomerData>({
  title: 'Customer',
  permission: 'customers.read',
  load: async ({ client, params, url }) => {
    const found = await client.call(careEndpoints.getCustomer, { customerId: Number(params.customerId) });
    if (!found.ok) return failed(found.statusCode === 400 ? 404 : found.statusCode, found.message);
    return data({ customer: found.data, done: doneWords[url.searchParams.get('done') ?? ''] ?? null });
  },
  Screen: StaffCustomerScreen,
});
