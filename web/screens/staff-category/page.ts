import type { Failure } from '../../../contract/api/client.ts';
import { contentLibraryEndpoints } from '../../../contract/content/library.ts';
import { categoryEndpoints } from '../../../contract/merchandising/categories.ts';
import { productEndpoints } from '../../../contract/merchandising/products.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, failed, faultsOf, isMissing, type Loaded, type PageRequest, redirect, refusedStatus, statusOf } from '../../page/page.ts';
import { staffCategories, staffCategory } from '../../staff-routes.ts';
import { filtersOf, readFilters } from './filter-form.ts';
import { errorsOf, readRules, rulesOf, type TypedRules, typedRules } from './rule-form.ts';
import type { FiltersAttempt, RulesAttempt, StaffCategoryData, TypedCategory } from './staff-category-data.ts';
import StaffCategoryScreen from './staff-category-screen.tsx';

const flashes = {
  added: 'Category added. It appears in the menu once it has a product.',
  saved: 'Category saved.',
  ruled: 'Rules saved. The category now has the products that match.',
  merged: 'Categories merged. Links to the former address redirect here.',
  filters: 'Filters saved.',
  pictured: 'Picture saved.',
  filed: 'The category is no longer automatic. It keeps the products it has.',
};

const idOf = ({ params }: PageRequest) => ({ taxonomyId: Number(params.taxonomyId) });

/** A category that isn’t there leads to the list, which says so. */
const elsewhere = (failure: Failure): Loaded<never> =>
  isMissing(failure) ? redirect(staffCategories({ done: 'gone' }), 303) : failed(failure.statusCode, failure.message);

interface Submitted {
  readonly typed?: TypedCategory;
  readonly rules?: { readonly version: number; readonly typed: TypedRules; readonly errors: Readonly<Record<string, string>> };
  readonly filters?: FiltersAttempt;
  readonly failure: Failure | null;
}

async function show(request: PageRequest, attempt: Submitted): Promise<Loaded<StaffCategoryData>> {
  const found = await request.client.call(categoryEndpoints.get, idOf(request));
  if (!found.ok) return elsewhere(found);
  const category = found.data;
  const { version, title, slug, description, inMenu } = category;
  const stored = { version, title, slug, description, inMenu, parentId: category.parentId === null ? '' : String(category.parentId) };
  const { failure } = attempt;
  const isConflict = failure?.code === 'category_changed';
  // Saving again after a conflict is deliberate: it overwrites the version shown beside the form.
  const latest = isConflict ? { version } : {};
  const begins = category.notAutomatic === null && request.url.searchParams.has('rules') ? { match: 'all' as const, rules: [] } : null;
  const given = category.rules ? typedRules(category.rules) : begins;
  const rules = attempt.rules ? { ...attempt.rules, ...latest } : given && { version, typed: given, errors: {} };
  return data<StaffCategoryData>(
    {
      category,
      typed: attempt.typed ? { ...attempt.typed, ...latest } : stored,
      errors: attempt.rules || attempt.filters ? {} : (failure?.fields ?? {}),
      rules: rules && (await matched(request, rules)),
      filters: attempt.filters ?? filtersOf(category, request.url.searchParams.has('filters')),
      library: await libraryFor(request),
      isConflict,
      done: request.flash,
      message: faultsOf({ failure }).message,
    },
    attempt.rules && Object.keys(attempt.rules.errors).length > 0 ? refusedStatus : statusOf(failure),
  );
}

/** The pictures that the URL asks to choose from; null without, and for members who may not see the library. */
async function libraryFor({ client, url: { searchParams } }: PageRequest): Promise<StaffCategoryData['library']> {
  if (!searchParams.has('library')) return null;
  const q = (searchParams.get('q') ?? '').slice(0, 100);
  const found = await client.call(contentLibraryEndpoints.pictures, { q, after: searchParams.get('after') ?? undefined });
  return found.ok ? { ...found.data, q } : null;
}

/** The rules with what they match, where they are complete. */
async function matched(request: PageRequest, attempt: Omit<RulesAttempt, 'matched'>): Promise<RulesAttempt> {
  const { rules } = rulesOf(attempt.typed);
  if (!rules || rules.rules.length === 0) return { ...attempt, matched: null };
  const found = await request.client.call(categoryEndpoints.match, { ...idOf(request), ...rules });
  return { ...attempt, matched: found.ok ? { ...found.data, rules } : null };
}

async function saveRules(form: URLSearchParams, request: PageRequest): Promise<Loaded<StaffCategoryData>> {
  const then = form.get('then') ?? '';
  const version = Number(form.get('version'));
  if (then === 'file') {
    const result = await request.client.call(categoryEndpoints.saveRules, { ...idOf(request), version, rules: null });
    return result.ok ? redirect(staffCategory(idOf(request), { done: 'filed' }), 303) : show(request, { failure: result });
  }
  const typed = readRules(form);
  const attempt = (errors: Readonly<Record<string, string>>, failure: Failure | null) =>
    show(request, { rules: { version, typed, errors }, failure });
  if (then !== '' && then !== 'match') return attempt({}, null);
  const { rules, errors } = rulesOf(typed);
  if (!rules) return attempt(errors, null);
  const result =
    then === 'match'
      ? await request.client.call(categoryEndpoints.match, { ...idOf(request), ...rules })
      : await request.client.call(categoryEndpoints.saveRules, { ...idOf(request), version, rules });
  if (!result.ok) return attempt(errorsOf(result.fields), result);
  return then === 'match' ? attempt({}, null) : redirect(staffCategory(idOf(request), { done: 'ruled' }), 303);
}

/** The posted picture; null for a product’s. */
function pictureIn(form: URLSearchParams) {
  const url = form.get('url') ?? '';
  if (url === '' || form.get('then') === 'remove') return null;
  const size = (name: string) => Number(form.get(name));
  return { url, alt: '', width: size('width'), height: size('height'), tint: form.get('tint') ?? '' };
}

export default defineStaffPage<StaffCategoryData>({
  title: 'Categories',
  titleOf: ({ category }) => `Categories: ${category.title}`,
  permission: 'catalog.edit',
  flashes,
  load: (request) => show(request, { failure: null }),
  Screen: StaffCategoryScreen,
  actions: {
    rules: saveRules,
    filters: async (form, request) => {
      const filters = readFilters(form);
      const then = form.get('then') ?? '';
      if (then !== '' && then !== 'automatic') return show(request, { filters, failure: null });
      const facets = then === 'automatic' ? null : filters.keys.filter((key) => filters.shown.includes(key));
      const result = await request.client.call(categoryEndpoints.save, { ...idOf(request), version: Number(form.get('version')), facets });
      if (result.ok) return redirect(`${staffCategory(idOf(request), { done: 'filters' })}#filters`, 303);
      return show(request, { filters: { ...filters, error: result.fields?.facets ?? null }, failure: result });
    },
    picture: async (form, request) => {
      const version = Number(form.get('version'));
      const result = await request.client.call(categoryEndpoints.save, { ...idOf(request), version, picture: pictureIn(form) });
      if (result.ok) return redirect(staffCategory(idOf(request), { done: 'pictured' }), 303);
      return show(request, { failure: result });
    },
    upload: async (form, request) => {
      const taken = await request.client.call(productEndpoints.addPicture, {});
      if (!taken.ok) return show(request, { failure: taken });
      const { src: url, width, height, tint } = taken.data;
      const picture = { url, alt: '', width, height, tint };
      const result = await request.client.call(categoryEndpoints.save, { ...idOf(request), version: Number(form.get('version')), picture });
      return result.ok ? redirect(staffCategory(idOf(request), { done: 'pictured' }), 303) : show(request, { failure: result });
    },
    delete: async (form, request) => {
      const result = await request.client.call(categoryEndpoints.delete, { ...idOf(request), version: Number(form.get('version')) });
      if (result.ok) return redirect(staffCategories({ done: 'deleted' }), 303);
      const message = result.fields?.taxonomyId ?? result.message;
      return result.statusCode === 404 ? elsewhere(result) : show(request, { failure: { ...result, message, fields: undefined } });
    },
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
