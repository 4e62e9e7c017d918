import { type MenuItem, maxSubItems, menuEndpoints } from '../../../contract/merchandising/menu.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, type FormState, failed, faultsOf, formStatus, type Loaded, type PageRequest, redirect, unopened } from '../../page/page.ts';
import { staffMenu, staffMenuItem } from '../../staff-routes.ts';
import { fromShopTime, toShopTime } from '../../ui/browser/shop-time.ts';
import { afterStep } from './move-link.ts';
import type { StaffMenuItemData, TypedMenuItem } from './staff-menu-item-data.ts';
import StaffMenuItemScreen from './staff-menu-item-screen.tsx';

const flashes = {
  added: 'Menu item added at the end. Move it on the Menu page.',
  saved: 'Menu item saved. Every page shows it now.',
  moved: 'Order saved. Every page shows it now.',
};

const idOf = ({ params }: PageRequest) => ({ itemId: Number(params.itemId) });

async function show(request: PageRequest, submitted: FormState<TypedMenuItem> = {}): Promise<Loaded<StaffMenuItemData>> {
  const listed = await request.client.call(menuEndpoints.list, {});
  if (!listed.ok) return unopened(listed);
  const item = listed.data.items.find(({ itemId }) => itemId === idOf(request).itemId);
  if (!item) return redirect(staffMenu({ done: 'gone' }), 303);
  const { form = typedOf(item), failure } = submitted;
  const isConflict = failure?.code === 'menu_item_changed';
  return data<StaffMenuItemData>(
    {
      item,
      // Saving again after a conflict is deliberate: it overwrites the version shown beside the form.
      typed: { ...form, ...(isConflict && { version: item.version }) },
      isConflict,
      done: request.flash,
      ...faultsOf(submitted),
    },
    formStatus(submitted),
  );
}

const typedOf = ({ version, label, link, items, hidden, startsAt, endsAt }: MenuItem): TypedMenuItem => ({
  version,
  label,
  link,
  items,
  hidden,
  startsAt: toShopTime(startsAt),
  endsAt: toShopTime(endsAt),
});

/** A posted form, and the new index of a link that it moves; rows left empty are no links. */
function readForm(form: URLSearchParams): { typed: TypedMenuItem; movedTo: number | null } {
  const text = (name: string) => form.get(name) ?? '';
  const rows = Array.from({ length: maxSubItems }, (_, index) => ({
    label: text(`items.${index}.label`),
    link: text(`items.${index}.link`),
  }));
  const moved = afterStep(rows, text('step'));
  const typed = {
    version: Number(form.get('version')),
    label: text('label'),
    link: text('link'),
    hidden: form.get('hidden') === 'yes',
    startsAt: text('startsAt'),
    endsAt: text('endsAt'),
    items: (moved?.links ?? rows).filter(({ label, link }) => label.trim() !== '' || link.trim() !== ''),
  };
  return { typed, movedTo: moved?.at ?? null };
}

export default defineStaffPage<StaffMenuItemData>({
  title: 'Menu item',
  titleOf: ({ item }) => `Menu: ${item.label}`,
  permission: 'catalog.edit',
  flashes,
  load: (request) => show(request),
  Screen: StaffMenuItemScreen,
  actions: {
    save: async (form, request) => {
      const { typed, movedTo } = readForm(form);
      const times = { startsAt: fromShopTime(typed.startsAt), endsAt: fromShopTime(typed.endsAt) };
      const wrong = (['startsAt', 'endsAt'] as const).filter((name) => typed[name] !== '' && times[name] === null);
      const errors = Object.fromEntries(wrong.map((name) => [name, 'Enter a date and a time']));
      if (wrong.length > 0) return show(request, { form: typed, errors });
      const result = await request.client.call(menuEndpoints.save, { ...idOf(request), ...typed, items: [...typed.items], ...times });
      // To the row of a link that was moved, so that the next key press continues from there.
      if (result.ok && movedTo !== null) return redirect(`${staffMenuItem(idOf(request), { done: 'moved' })}#link-${movedTo + 1}`, 303);
      if (result.ok) return redirect(staffMenuItem(idOf(request), { done: 'saved' }), 303);
      return show(request, { form: typed, failure: result });
    },
    delete: async (_form, request) => {
      const result = await request.client.call(menuEndpoints.delete, idOf(request));
      if (!result.ok && result.statusCode !== 404) return failed(result.statusCode, result.message);
      return redirect(staffMenu({ done: result.ok ? 'deleted' : 'gone' }), 303);
    },
  },
});
