import type { Failure } from '../../../contract/api/client.ts';
import { importEndpoints, importOutcomes } from '../../../contract/merchandising/imports.ts';
import { isColumnField } from '../../../contract/merchandising/mapping.rules.ts';
import { pageNumber } from '../../features/staff/page-number.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, type FormState, faultsOf, formStatus, type Loaded, type PageRequest, redirect, unopened } from '../../page/page.ts';
import { staffProductImport } from '../../staff-routes.ts';
import { fromShopTime } from '../../ui/browser/shop-time.ts';
import type { ShownImport, StaffProductImportData, TypedMapping } from './staff-product-import-data.ts';
import StaffProductImportScreen from './staff-product-import-screen.tsx';

interface Submitted extends FormState<string> {
  readonly mapping?: TypedMapping;
  readonly start?: string;
}

async function show(request: PageRequest, submitted: Submitted = {}): Promise<Loaded<StaffProductImportData>> {
  const { client, url } = request;
  const importId = Number(/^[1-9]\d{0,8}$/.exec(url.searchParams.get('import') ?? '')?.[0] ?? 0);
  // Of the changes of an open import, else of the imports.
  const page = pageNumber(url, 'page', 1_000_000);
  const listed = await client.call(importEndpoints.list, { page: importId > 0 ? 1 : page });
  if (!listed.ok) return unopened(listed);
  const open = importId > 0 ? await client.call(importEndpoints.get, { importId }) : null;
  if (open && !open.ok) return unopened(open);
  const asked = url.searchParams.get('show');
  const outcome = importOutcomes.find((one) => one === asked) ?? null;
  const changes = open?.data.report ? await client.call(importEndpoints.changes, { importId, show: outcome ?? undefined, page }) : null;
  if (changes && !changes.ok) return unopened(changes);
  const { form: typed = '', mapping = null, start = null } = submitted;
  return data(
    {
      listed: listed.data,
      open: open?.data ?? null,
      changes: changes?.data ?? null,
      show: outcome,
      view: open ? viewOf(open.data, url.searchParams.get('view')) : null,
      picked: url.searchParams.get('mapping'),
      typed,
      mapping,
      typedStart: start,
      ...faultsOf(submitted),
    },
    formStatus(submitted),
  );
}

function viewOf({ state, columns, undo }: ShownImport, asked: string | null): StaffProductImportData['view'] {
  if (asked === 'undo' && undo && (state === 'imported' || state === 'stopped')) return 'undo';
  const mayMap = columns && (state === 'mapping' || state === 'checked' || state === 'failed');
  return mayMap && (state === 'mapping' || asked === 'columns') ? 'columns' : null;
}

const missingStart: Failure = { ok: false, statusCode: 400, message: '', fields: { startsAt: 'Enter a date and a time' } };

type Moved = 'start' | 'stop' | 'resume' | 'undo';

/** A form with nothing but the file's id. */
const move = (name: Moved) => async (form: URLSearchParams, request: PageRequest) => {
  const importId = Number(form.get('importId'));
  const moved = await request.client.call(importEndpoints[name], { importId });
  return moved.ok ? redirect(staffProductImport({ import: importId }), 303) : show(request, { failure: moved });
};

export default defineStaffPage<StaffProductImportData>({
  title: 'Import products',
  titleOf: ({ open }) => (open ? `Import: ${open.name}` : 'Import products'),
  permission: 'catalog.edit',
  load: (request) => show(request),
  Screen: StaffProductImportScreen,
  actions: {
    paste: async (form, request) => {
      const text = form.get('text') ?? '';
      const taken = await request.client.call(importEndpoints.paste, { text });
      return taken.ok ? redirect(staffProductImport({ import: taken.data.importId }), 303) : show(request, { form: text, failure: taken });
    },
    map: async (form, request) => {
      const importId = Number(form.get('importId'));
      const typed = { fields: form.getAll('field'), decimal: form.get('decimal') ?? 'point', name: (form.get('name') ?? '').trim() };
      const fields = typed.fields.map((field) => (isColumnField(field) ? field : null));
      const decimal = typed.decimal === 'comma' ? 'comma' : 'point';
      const mapped = await request.client.call(importEndpoints.map, { importId, fields, decimal, name: typed.name.slice(0, 80) });
      return mapped.ok ? redirect(staffProductImport({ import: importId }), 303) : show(request, { failure: mapped, mapping: typed });
    },
    retire: async (form, request) => {
      const importId = Number(form.get('importId'));
      const products = form.get('products') !== null;
      const variations = form.get('variations') !== null;
      const chosen = await request.client.call(importEndpoints.retire, { importId, products, variations });
      return chosen.ok ? redirect(staffProductImport({ import: importId }), 303) : show(request, { failure: chosen });
    },
    plan: async (form, request) => {
      const importId = Number(form.get('importId'));
      const start = form.get('startsAt') ?? '';
      const startsAt = fromShopTime(start);
      if (startsAt === null) return show(request, { failure: missingStart, start });
      const planned = await request.client.call(importEndpoints.plan, { importId, startsAt });
      return planned.ok ? redirect(staffProductImport({ import: importId }), 303) : show(request, { failure: planned, start });
    },
    unplan: async (form, request) => {
      const importId = Number(form.get('importId'));
      const freed = await request.client.call(importEndpoints.plan, { importId, startsAt: null });
      return freed.ok ? redirect(staffProductImport({ import: importId }), 303) : show(request, { failure: freed });
    },
    start: move('start'),
    stop: move('stop'),
    resume: move('resume'),
    undo: move('undo'),
  },
});
