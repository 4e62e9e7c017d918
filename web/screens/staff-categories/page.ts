import type { Failure } from '../../../contract/api/client.ts';
import { categoryEndpoints } from '../../../contract/merchandising/categories.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, faultsOf, type Loaded, type PageRequest, redirect, statusOf, unopened } from '../../page/page.ts';
import { staffCategories, staffCategory } from '../../staff-routes.ts';
import { departmentOf, openOf } from './listed.ts';
import type { StaffCategoriesData } from './staff-categories-data.ts';
import StaffCategoriesScreen from './staff-categories-screen.tsx';

const flashes = {
  moved: 'Order saved. The menu follows.',
  deleted: 'Category deleted.',
};
const gone = 'Category not found.';
const nothingTyped = { title: '', parentId: '' };

async function show(
  { client, url, flash }: PageRequest,
  { typed, failure }: { typed: StaffCategoriesData['typed']; failure: Failure | null },
): Promise<Loaded<StaffCategoriesData>> {
  const listed = await client.call(categoryEndpoints.list, {});
  if (!listed.ok) return unopened(listed);
  const done = failure ? '' : (url.searchParams.get('done') ?? '');
  const faults = faultsOf({ failure });
  const message = done === 'gone' ? gone : faults.message;
  const { categories } = listed.data;
  const open = openOf(url.searchParams.get('open'), categories);
  const q = (url.searchParams.get('q') ?? '').slice(0, 100);
  return data({ categories, open, q, typed, errors: faults.errors, done: flash, message }, statusOf(failure));
}

/** To the row of a category that moved, so that the next key press continues from there; its department is open. */
async function toRow({ client, url }: PageRequest, taxonomyId: number): Promise<Loaded<never>> {
  const listed = url.searchParams.get('open') === 'all' ? null : await client.call(categoryEndpoints.list, {});
  const open = listed?.ok ? departmentOf(listed.data.categories, taxonomyId) : 'all';
  const isDepartment = open === taxonomyId;
  const stays = isDepartment ? (url.searchParams.get('open') ?? undefined) : (open ?? undefined);
  return redirect(`${staffCategories({ done: 'moved', open: stays })}#category-${taxonomyId}`, 303);
}

export default defineStaffPage<StaffCategoriesData>({
  title: 'Categories',
  permission: 'catalog.edit',
  flashes,
  load: (request) => show(request, { typed: nothingTyped, failure: null }),
  Screen: StaffCategoriesScreen,
  actions: {
    add: async (form, request) => {
      const typed = { title: form.get('title') ?? '', parentId: form.get('parentId') ?? '' };
      const parentId = typed.parentId === '' ? null : Number(typed.parentId);
      const result = await request.client.call(categoryEndpoints.add, { title: typed.title, parentId });
      if (result.ok) return redirect(staffCategory({ taxonomyId: result.data.taxonomyId }, { done: 'added' }), 303);
      return show(request, { typed, failure: result });
    },
    place: async (form, request) => {
      const taxonomyId = Number(form.get('taxonomyId'));
      const idOf = (name: string) => (form.get(name) ? Number(form.get(name)) : null);
      const result = await request.client.call(categoryEndpoints.place, { taxonomyId, parentId: idOf('parentId'), before: idOf('before') });
      if (result.ok) return toRow(request, taxonomyId);
      return show(request, {
        typed: nothingTyped,
        failure: { ...result, message: Object.values(result.fields ?? {})[0] ?? result.message, fields: undefined },
      });
    },
    order: async (form, request) => {
      const taxonomyId = Number(form.get('taxonomyId'));
      const step = form.get('step') === 'up' ? 'up' : 'down';
      const result = await request.client.call(categoryEndpoints.order, { taxonomyId, step });
      if (result.ok) return toRow(request, taxonomyId);
      return result.statusCode === 404
        ? redirect(staffCategories({ done: 'gone' }), 303)
        : show(request, { typed: nothingTyped, failure: result });
    },
  },
});
