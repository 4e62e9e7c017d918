import type { Failure } from '../../../contract/api/client.ts';
import { type ProductState, productEndpoints, productStates } from '../../../contract/merchandising/products.ts';
import { pageNumber } from '../../features/staff/page-number.ts';
import { arrangeForm } from '../../features/staff/products/arrange-form.ts';
import { errorsOf } from '../../features/staff/products/attempt.ts';
import { conflictsOf, onTopOf } from '../../features/staff/products/differences.ts';
import { formOf } from '../../features/staff/products/of-product.ts';
import type { ProductForm } from '../../features/staff/products/product-form.ts';
import { published, unpublishedWords } from '../../features/staff/products/publish.ts';
import { readProductForm } from '../../features/staff/products/read-form.ts';
import { editOf } from '../../features/staff/products/to-edit.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, type FormState, formStatus, type Loaded, notFound, type PageRequest, redirect, unopened } from '../../page/page.ts';
import { staffProduct } from '../../staff-routes.ts';
import { fromShopTime } from '../../ui/browser/shop-time.ts';
import { packed, unpacked } from './base-form.ts';
import { comparableVersions, versionsIn } from './compare-versions.ts';
import type { StaffProductData } from './staff-product-data.ts';
import StaffProductScreen from './staff-product-screen.tsx';

const flashes = {
  added: 'Draft saved. Publish it when it’s ready.',
  saved: 'Saved.',
  published: 'Published. The product is in the shop.',
  draft: 'Unpublished. The product is a draft again.',
  retired: 'Retired. Its page says that it’s no longer sold.',
  restored: 'Change undone.',
  'partly-restored': 'Change undone, except for what was changed later.',
  planned: 'Scheduled.',
  unplanned: 'Schedule cancelled.',
  duplicated: 'This is the copy: a draft without stock.',
};

const idOf = ({ params }: PageRequest): number => Number(/^[1-9]\d{0,8}$/.exec(params.productId ?? '')?.[0] ?? 0);

const stateIn = (form: URLSearchParams): ProductState => productStates.find((one) => one === form.get('state')) ?? 'draft';

const missingTime: Failure = { ok: false, statusCode: 400, message: '', fields: { at: 'Enter a date and a time' } };

interface Submitted extends FormState<ProductForm> {
  /** As posted with the form. */
  readonly base?: StaffProductData['base'];
  readonly replacedBy?: string;
  /** The form that plans a state. */
  readonly planned?: { readonly state: ProductState; readonly at: string };
}

const conflicts = ['product_changed', 'stock_changed'];

const baseIn = (form: URLSearchParams) => ({ version: Number(form.get('version')), form: form.get('base') ?? '' });

async function show(request: PageRequest, submitted: Submitted = {}): Promise<Loaded<StaffProductData>> {
  const productId = idOf(request);
  if (productId === 0) return notFound();
  const { searchParams } = request.url;
  const compared = versionsIn(searchParams);
  const found = await request.client.call(productEndpoints.get, { productId, page: pageNumber(request.url), ...compared });
  if (!found.ok) return unopened(found);
  const { failure, errors = {}, form: typed, base: posted, replacedBy, planned } = submitted;
  const saved = formOf(found.data);
  const isConflict = conflicts.includes(failure?.code ?? '');
  const opened = unpacked(posted?.form ?? '');
  const form = typed && isConflict ? onTopOf(opened ?? saved, typed, saved) : (typed ?? saved);
  const wrong = failure?.fields?.replacedBy;
  return data(
    {
      product: found.data,
      versions: comparableVersions(found.data, compared),
      attempt: { form, errors },
      base: posted && !isConflict ? posted : { version: found.data.version, form: packed(saved) },
      isUnsaved: typed !== undefined,
      conflict: typed && isConflict ? conflictsOf(opened, form, saved, found.data.sellers) : null,
      done: request.flash,
      message: failure ? messageOf(failure, Boolean(typed ?? planned ?? wrong)) : unpublishedWords(searchParams.get('problem')),
      planned: planned ? { isWithdrawal: planned.state !== 'published', at: planned.at, error: failure?.fields?.at } : null,
      replacedBy: { typed: replacedBy ?? found.data.replacedBy, error: wrong },
    },
    formStatus(submitted),
  );
}

/** Null where the fields of a form say what is wrong. */
function messageOf({ message, fields }: Failure, hasForm: boolean): string | null {
  if (!fields) return message;
  return hasForm ? null : Object.values(fields).join('. ');
}

async function save(form: URLSearchParams, request: PageRequest, isPublished: boolean): Promise<Loaded<StaffProductData>> {
  const productId = idOf(request);
  const typed = { form: readProductForm(form), base: baseIn(form) };
  const made = editOf(typed.form);
  if (Object.keys(made.errors).length > 0) return show(request, { ...typed, errors: made.errors });
  const saved = await request.client.call(productEndpoints.save, { productId, version: typed.base.version, ...made.edit });
  if (!saved.ok) return show(request, { ...typed, errors: errorsOf(saved, made), failure: saved });
  return redirect(isPublished ? await published(request.client, saved.data, 'saved') : staffProduct({ productId }, { done: 'saved' }), 303);
}

export default defineStaffPage<StaffProductData>({
  title: 'Product',
  titleOf: ({ product }) => product.name,
  permission: 'catalog.edit',
  flashes,
  load: (request) => show(request),
  Screen: StaffProductScreen,
  actions: {
    save: (form, request) => save(form, request, false),
    publish: (form, request) => save(form, request, true),
    arrange: (form, request) => show(request, { ...arrangeForm(form), base: baseIn(form) }),
    state: async (form, request) => {
      const productId = idOf(request);
      const state = stateIn(form);
      const replacedBy = form.get('replacedBy') ?? '';
      const set = await request.client.call(productEndpoints.setState, {
        productId,
        version: Number(form.get('version')),
        state,
        replacedBy,
      });
      return set.ok ? redirect(staffProduct({ productId }, { done: state }), 303) : show(request, { failure: set, replacedBy });
    },
    plan: async (form, request) => {
      const productId = idOf(request);
      const state = stateIn(form);
      const typed = form.get('at') ?? '';
      const at = fromShopTime(typed);
      const planned = { state, at: typed };
      if (at === null) return show(request, { failure: missingTime, planned });
      const saved = await request.client.call(productEndpoints.plan, { productId, version: Number(form.get('version')), state, at });
      return saved.ok ? redirect(staffProduct({ productId }, { done: 'planned' }), 303) : show(request, { failure: saved, planned });
    },
    unplan: async (form, request) => {
      const productId = idOf(request);
      const input = { productId, version: Number(form.get('version')), state: stateIn(form), at: null };
      const saved = await request.client.call(productEndpoints.plan, input);
      return saved.ok ? redirect(staffProduct({ productId }, { done: 'unplanned' }), 303) : show(request, { failure: saved });
    },
    restore: async (form, request) => {
      const productId = idOf(request);
      const version = Number(form.get('version'));
      const change = Number(form.get('change'));
      const restored = await request.client.call(productEndpoints.restore, { productId, version, change });
      if (!restored.ok) return show(request, { failure: restored });
      const done = restored.data.kept.length > 0 ? 'partly-restored' : 'restored';
      return redirect(staffProduct({ productId }, { done }), 303);
    },
    duplicate: async (_form, request) => {
      const copied = await request.client.call(productEndpoints.duplicate, { productId: idOf(request) });
      return copied.ok
        ? redirect(staffProduct({ productId: copied.data.productId }, { done: 'duplicated' }), 303)
        : show(request, { failure: copied });
    },
  },
});
