import { careEndpoints, emailStateNames } from '../../../contract/staff/care/care.ts';
import { isDay } from '../../../contract/values/days.rules.ts';
import { chosenColumns } from '../../features/staff/columns/columns.ts';
import { askedOf, besideIn, filtersIn, oneOf } from '../../features/staff/list-place.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, unopened } from '../../page/page.ts';
import { staffCustomers } from '../../staff-routes.ts';
import { customerColumns, type Place, type StaffCustomersData } from './staff-customers-data.ts';
import StaffCustomersScreen from './staff-customers-screen.tsx';

/** The URL's valid values; anything else is ignored. */
function placeOf(url: URL): Place {
  const typed = filtersIn(url, 200);
  return {
    q: typed('q'),
    from: typed('from', isDay),
    to: typed('to', isDay),
    email: typed('email', oneOf(Object.keys(emailStateNames))),
    sort: typed('sort', oneOf(['since'])),
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
    const { beside, isBeginning } = besideIn(url, /^\d{1,15}\.\d{1,15}$/);
    const found = await client.call(careEndpoints.find, askedOf({ ...filters, ...beside }));
    if (!found.ok) return unopened(found);
    return data({ found: found.data, place, isBeginning });
  },
  Screen: StaffCustomersScreen,
});
