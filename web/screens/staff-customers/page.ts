import { careEndpoints, emailStateNames } from '../../../contract/staff/care/care.ts';
import { chosenColumns } from '../../features/staff/columns/columns.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, failed } from '../../page/page.ts';
import { staffCustomers } from '../../staff-routes.ts';
import { customerColumns, type Place, type StaffCustomersData } from './staff-customers-data.ts';
import StaffCustomersScreen from './staff-customers-screen.tsx';

const day = /^\d{4}-\d\d-\d\d$/;
const emailState = new RegExp(`^(${Object.keys(emailStateNames).join('|')})$`);

/** The URL's valid values; anything else is ignored. */
function placeOf(url: URL): Place {
  const { searchParams } = url;
  const typed = (name: keyof Place, shape: RegExp) => {
    const value = (searchParams.get(name) ?? '').trim().slice(0, 200);
    const isDay = shape !== day || !Number.isNaN(Date.parse(value));
    return shape.test(value) && isDay ? value : '';
  };
  return {
    q: typed('q', /./),
    from: typed('from', day),
    to: typed('to', day),
    email: typed('email', emailState),
    sort: typed('sort', /^since$/),
    columns: chosenColumns(url, customerColumns),
  };
}

export default defineStaffPage<StaffCustomersData>({
  title: 'Customers',
  permission: 'customers.read',
  views: { list: 'customers', addressOf: (url, done) => staffCustomers({ ...placeOf(url), done }) },
  load: async ({ client, url }) => {
    const place = placeOf(url);
    const { columns: _, ...filters } = place;
    const cursor = (name: 'after' | 'before') => /^\d{1,15}\.\d{1,15}$/.exec(url.searchParams.get(name) ?? '')?.[0];
    const beside = { after: cursor('after'), before: cursor('before') };
    const asked = Object.fromEntries([...Object.entries(filters), ...Object.entries(beside)].filter(([, value]) => value));
    const found = await client.call(careEndpoints.find, asked);
    if (!found.ok) return failed(found.statusCode, found.message);
    return data({ found: found.data, place, isBeginning: !beside.after && !beside.before });
  },
  Screen: StaffCustomersScreen,
});
