import type { Failure } from '../../../contract/api/client.ts';
import { categoryEndpoints } from '../../../contract/merchandising/categories.ts';
import { own } from '../../../contract/values/own.ts';
import { statusOf } from '../../features/account/sign-in-first.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, failed, type Loaded, type PageRequest, redirect } from '../../page/page.ts';
import { staffCategories, staffCategory } from '../../staff-routes.ts';
import type { StaffCategoryData, TypedCategory } from './staff-category-data.ts';
import StaffCategoryScreen from './staff-category-screen.tsx';

const doneWords: Readonly<Record<string, string>> = {
  added: 'Category added. The menu has it as soon as it has a product.',
  saved: 'Category saved.',
};

const idOf = ({ params }: PageRequest) => ({ taxonomyId: Number(params.taxonomyId) });

/** A category that isn’t there leads to the list, which says so. */
const elsewhere = (failure: Failure): Loaded<never> =>
  [400, 404].includes(failure.statusCode) ? redirect(staffCategories({ done: 'gone' }), 303) : failed(failure.statusCode, failure.message);

async function show(request: PageRequest, attempt: { typed: TypedCategory; failure: Failure } | null): Promise<Loaded<StaffCategoryData>> {
  const found = await request.client.call(categoryEndpoints.get, idOf(request));
  if (!found.ok) return elsewhere(found);
  const category = found.data;
  const { version, title, slug, description, inMenu } = category;
  const stored = { version, title, slug, description, inMenu, parentId: category.parentId === null ? '' : String(category.parentId) };
  const failure = attempt?.failure ?? null;
  const isConflict = failure?.code === 'category_changed';
  return data<StaffCategoryData>(
    {
      category,
      // Saving again after a conflict is deliberate: it overwrites the version shown beside the form.
      typed: attempt ? { ...attempt.typed, ...(isConflict && { version }) } : stored,
      errors: failure?.fields ?? {},
      isConflict,
      done: failure ? null : (own(doneWords, request.url.searchParams.get('done') ?? '') ?? null),
      message: failure && !failure.fields ? failure.message : null,
    },
    statusOf(failure),
  );
}

export default defineStaffPage<StaffCategoryData>({
  title: 'Categories',
  titleOf: ({ category }) => `Categories: ${category.title}`,
  permission: 'catalog.edit',
  load: (request) => show(request, null),
  Screen: StaffCategoryScreen,
  actions: {
    save: async (form, request) => {
      const typed: TypedCategory = {
        version: Number(form.get('version')),
        title: form.get('title') ?? '',
        slug: form.get('slug') ?? '',
        description: form.get('description') ?? '',
        parentId: form.get('parentId') ?? '',
        inMenu: form.get('inMenu') === 'yes',
      };
      const { parentId, ...fields } = typed;
      const edit = { ...fields, parentId: parentId === '' ? null : Number(parentId) };
      const result = await request.client.call(categoryEndpoints.save, { ...idOf(request), ...edit });
      if (result.ok) return redirect(staffCategory(idOf(request), { done: 'saved' }), 303);
      return show(request, { typed, failure: result });
    },
  },
});
