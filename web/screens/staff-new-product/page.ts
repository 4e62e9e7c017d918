import { productEndpoints } from '../../../contract/merchandising/products.ts';
import { arrangeForm } from '../../features/staff/products/arrange-form.ts';
import { errorsOf } from '../../features/staff/products/attempt.ts';
import { emptyForm, emptyVariation, type ProductForm } from '../../features/staff/products/product-form.ts';
import { published } from '../../features/staff/products/publish.ts';
import { readProductForm } from '../../features/staff/products/read-form.ts';
import { editOf } from '../../features/staff/products/to-edit.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, type FormState, faultsOf, formStatus, type Loaded, type PageRequest, redirect, unopened } from '../../page/page.ts';
import { staffProduct } from '../../staff-routes.ts';
import type { StaffNewProductData } from './staff-new-product-data.ts';
import StaffNewProductScreen from './staff-new-product-screen.tsx';

async function show({ client }: PageRequest, submitted: FormState<ProductForm> = {}): Promise<Loaded<StaffNewProductData>> {
  const fresh = await client.call(productEndpoints.fresh, {});
  if (!fresh.ok) return unopened(fresh);
  const stock = Object.fromEntries(fresh.data.warehouses.map(({ code }) => [code, '0']));
  const form = submitted.form ?? { ...emptyForm, variations: [{ ...emptyVariation, stock }] };
  const { errors, message } = faultsOf(submitted);
  return data({ ...fresh.data, attempt: { form, errors }, message }, formStatus(submitted));
}

async function add(form: URLSearchParams, request: PageRequest, isPublished: boolean): Promise<Loaded<StaffNewProductData>> {
  const typed = readProductForm(form);
  const made = editOf(typed);
  if (Object.keys(made.errors).length > 0) return show(request, { form: typed, errors: made.errors });
  const added = await request.client.call(productEndpoints.add, made.edit);
  if (!added.ok) return show(request, { form: typed, errors: errorsOf(added, made), failure: added });
  const { data: product } = added;
  return redirect(isPublished ? await published(request.client, product, 'added') : staffProduct(product, { done: 'added' }), 303);
}

export default defineStaffPage<StaffNewProductData>({
  title: 'New product',
  permission: 'catalog.edit',
  load: (request) => show(request),
  Screen: StaffNewProductScreen,
  actions: {
    save: (form, request) => add(form, request, false),
    publish: (form, request) => add(form, request, true),
    arrange: (form, request) => show(request, arrangeForm(form)),
  },
});
