import { bulkEndpoints, maxChosen } from '../../../contract/merchandising/bulk.ts';
import { productEndpoints } from '../../../contract/merchandising/products.ts';
import { filterOf, placeOf } from '../../features/staff/products/place.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, type FormState, faultsOf, formStatus, type Loaded, type PageRequest, redirect, unopened } from '../../page/page.ts';
import { staffProductImport, staffProducts } from '../../staff-routes.ts';
import { type BulkForm, changeOf, emptyBulkForm, errorsAt, readBulkForm } from './bulk-form.ts';
import type { StaffProductsBulkData } from './staff-products-bulk-data.ts';
import StaffProductsBulkScreen from './staff-products-bulk-screen.tsx';

/** The products of the address: those selected, or all that match the list's filters. */
function chosenIn(url: URL) {
  const { sort: _, ...filter } = placeOf(url);
  if (url.searchParams.get('all') === '1') return { filter: filterOf(filter) };
  const ids = url.searchParams.getAll('product').filter((id) => /^[1-9]\d{0,8}$/.test(id));
  return { products: [...new Set(ids.map(Number))].slice(0, maxChosen) };
}

async function show({ client, url }: PageRequest, submitted: FormState<BulkForm> = {}): Promise<Loaded<StaffProductsBulkData>> {
  const { products, filter = {} } = chosenIn(url);
  const listed = await client.call(productEndpoints.list, filter);
  if (!listed.ok) return unopened(listed);
  const fresh = await client.call(productEndpoints.fresh, {});
  if (!fresh.ok) return unopened(fresh);
  const { total, categories } = listed.data;
  const { sellers } = fresh.data;
  const here = url.pathname + url.search;
  return data(
    {
      count: products?.length ?? total,
      categories,
      sellers,
      form: submitted.form ?? emptyBulkForm,
      ...faultsOf(submitted),
      here,
      back: staffProducts(placeOf(url)),
    },
    formStatus(submitted),
  );
}

export default defineStaffPage<StaffProductsBulkData>({
  title: 'Change products',
  permission: 'catalog.edit',
  load: (request) => show(request),
  Screen: StaffProductsBulkScreen,
  actions: {
    prepare: async (given, request) => {
      const form = readBulkForm(given);
      const { change, errors } = changeOf(form);
      if (!change) return show(request, { form, errors });
      const prepared = await request.client.call(bulkEndpoints.prepare, { ...chosenIn(request.url), change });
      if (prepared.ok) return redirect(staffProductImport({ import: prepared.data.importId }), 303);
      return show(request, { form, errors: errorsAt(form, prepared.fields), failure: prepared });
    },
  },
});
