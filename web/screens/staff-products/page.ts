import type { Failure } from '../../../contract/api/client.ts';
import { productEndpoints, stockReasons } from '../../../contract/merchandising/products.ts';
import { pageNumber } from '../../features/staff/page-number.ts';
import { filterOf, placeOf } from '../../features/staff/products/place.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, type Loaded, type PageRequest, redirect, refusedStatus, statusOf, unopened } from '../../page/page.ts';
import { staffProducts } from '../../staff-routes.ts';
import { quickEdit } from './quick-edit.ts';
import type { Attempt, StaffProductsData } from './staff-products-data.ts';
import StaffProductsScreen from './staff-products-screen.tsx';

const flashes = { saved: 'Saved.', undone: 'Change undone.', same: 'Nothing to save.' };

const pageOf = (url: URL) => pageNumber(url, 'page', 100_000);

function undoOf({ searchParams }: URL): StaffProductsData['undo'] {
  const [, productId, version] = /^([1-9]\d{0,8})\.([1-9]\d{0,8})$/.exec(searchParams.get('undo') ?? '') ?? [];
  return productId && version ? { productId: Number(productId), version: Number(version) } : null;
}

interface Submitted {
  readonly failure?: Failure;
  readonly attempt?: Attempt;
}

async function show({ client, url, flash }: PageRequest, { failure, attempt }: Submitted = {}): Promise<Loaded<StaffProductsData>> {
  const place = placeOf(url);
  const listed = await client.call(productEndpoints.list, { ...filterOf(place), page: pageOf(url) });
  if (!listed.ok) return unopened(listed);
  const fields = Object.values(failure?.fields ?? {}).join(' ');
  return data(
    {
      listed: listed.data,
      place,
      attempt: attempt ?? null,
      done: flash,
      undo: flash ? undoOf(url) : null,
      message: failure ? fields || failure.message : null,
    },
    failure ? statusOf(failure) : attempt ? refusedStatus : 200,
  );
}

const backTo = (url: URL, more: { done: string; undo?: string }) =>
  redirect(staffProducts({ ...placeOf(url), page: pageOf(url), ...more }), 303);

export default defineStaffPage<StaffProductsData>({
  title: 'Products',
  permission: 'catalog.edit',
  views: { list: 'products', addressOf: (url, done) => staffProducts({ ...placeOf(url), done }) },
  flashes,
  load: (request) => show(request),
  Screen: StaffProductsScreen,
  actions: {
    quick: async (form, request) => {
      const { client, url } = request;
      const number = (name: string) => Number(form.get(name));
      const productId = number('productId');
      const version = number('version');
      const reason = stockReasons.find((one) => one === form.get('stockReason')) ?? 'counted';
      const typed = { price: form.get('price') ?? '', stock: form.get('stock') ?? '', reason };
      // The row's units when its form was rendered: a difference since then is a conflict.
      const shelves = { [form.get('shelf') ?? '']: number('units') };
      const row = { productId, sku: form.get('sku'), price: number('was'), shelves, stock: number('total') };
      const { edit, attempt } = quickEdit(row, typed);
      if (!edit) return attempt.errors.price || attempt.errors.stock ? show(request, { attempt }) : backTo(url, { done: 'same' });
      const saved = await client.call(productEndpoints.save, { productId, version, ...edit });
      if (!saved.ok) return show(request, { failure: saved, attempt });
      return backTo(url, { done: 'saved', undo: `${productId}.${saved.data.version}` });
    },
    undo: async (form, request) => {
      const input = { productId: Number(form.get('productId')), version: Number(form.get('version')) };
      const undone = await request.client.call(productEndpoints.undo, input);
      return undone.ok ? backTo(request.url, { done: 'undone' }) : show(request, { failure: undone });
    },
  },
});
