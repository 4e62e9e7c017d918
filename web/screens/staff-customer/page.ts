import { careEndpoints } from '../../../contract/staff/care/care.ts';
import { own } from '../../../contract/values/own.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, failed } from '../../page/page.ts';
import type { StaffCustomerData } from './staff-customer-data.ts';
import StaffCustomerScreen from './staff-customer-screen.tsx';

const doneWords: Readonly<Record<string, string>> = { ended: 'You’re no longer acting for this customer.' };

export default defineStaffPage<StaffCustomerData>({
  title: 'Customer',
  permission: 'customers.read',
  load: async ({ client, params, url }) => {
    const found = await client.call(careEndpoints.getCustomer, { customerId: Number(params.customerId) });
    if (!found.ok) return failed(found.statusCode === 400 ? 404 : found.statusCode, found.message);
    return data({ customer: found.data, done: own(doneWords, url.searchParams.get('done') ?? '') ?? null });
  },
  Screen: StaffCustomerScreen,
});
