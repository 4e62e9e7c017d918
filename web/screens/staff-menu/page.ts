import type { Failure } from '../../../contract/api/client.ts';
import { contentEndpoints } from '../../../contract/content/endpoints.ts';
import { menuEndpoints } from '../../../contract/merchandising/menu.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, faultsOf, type Loaded, type PageRequest, redirect, statusOf, unopened } from '../../page/page.ts';
import { orderedMenu } from '../../shell/menu/menu-order.ts';
import { staffMenu, staffMenuItem } from '../../staff-routes.ts';
import type { StaffMenuData } from './staff-menu-data.ts';
import StaffMenuScreen from './staff-menu-screen.tsx';
import { placeAfterStep } from './step.ts';

const flashes = { moved: 'Order saved. Every page shows it now.', deleted: 'Menu item deleted.' };
const gone = 'Menu item not found.';
const nothingTyped = { label: '', link: '' };

/** The menu as pages show it, with what is hidden. */
async function entriesOf({ client }: PageRequest) {
  const [listed, site] = await Promise.all([client.call(menuEndpoints.list, {}), client.call(contentEndpoints.getSite, {})]);
  if (!listed.ok) return listed;
  const { departments, items } = listed.data;
  return { ok: true as const, entries: orderedMenu(departments, items, site.ok ? site.data.navBar : undefined) };
}

async function show(
  request: PageRequest,
  { typed, failure }: { typed: StaffMenuData['typed']; failure: Failure | null },
): Promise<Loaded<StaffMenuData>> {
  const found = await entriesOf(request);
  if (!found.ok) return unopened(found);
  const done = failure ? '' : (request.url.searchParams.get('done') ?? '');
  const faults = faultsOf({ failure });
  const message = done === 'gone' ? gone : faults.message;
  return data(
    {
      entries: found.entries,
      typed,
      errors: faults.errors,
      message,
      done: request.flash,
      now: request.now.toISOString(),
    },
    statusOf(failure),
  );
}

export default defineStaffPage<StaffMenuData>({
  title: 'Menu',
  permission: 'catalog.edit',
  flashes,
  load: (request) => show(request, { typed: nothingTyped, failure: null }),
  Screen: StaffMenuScreen,
  actions: {
    add: async (form, request) => {
      const typed = { label: form.get('label') ?? '', link: form.get('link') ?? '' };
      const result = await request.client.call(menuEndpoints.add, typed);
      return result.ok
        ? redirect(staffMenuItem({ itemId: result.data.itemId }, { done: 'added' }), 303)
        : show(request, { typed, failure: result });
    },
    move: async (form, request) => {
      const itemId = Number(form.get('itemId'));
      const found = await entriesOf(request);
      if (!found.ok) return unopened(found);
      const place = placeAfterStep(found.entries, itemId, form.get('step') === 'up' ? 'up' : 'down');
      const result = place && (await request.client.call(menuEndpoints.place, { itemId, ...place }));
      // To its row, so that the next key press continues from there.
      if (!result || result.ok) return redirect(`${staffMenu({ done: 'moved' })}#item-${itemId}`, 303);
      return result.statusCode === 404
        ? redirect(staffMenu({ done: 'gone' }), 303)
        : show(request, { typed: nothingTyped, failure: { ...result, fields: undefined } });
    },
  },
});
