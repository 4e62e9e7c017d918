import type { Failure } from '../../../contract/api/client.ts';
import { importEndpoints } from '../../../contract/merchandising/imports.ts';
import { statusOf } from '../../features/account/sign-in-first.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, failed, type Loaded, type PageRequest, redirect } from '../../page/page.ts';
import { staffProductImport } from '../../staff-routes.ts';
import type { StaffProductImportData } from './staff-product-import-data.ts';
import StaffProductImportScreen from './staff-product-import-screen.tsx';

async function show({ client, url }: PageRequest, failure: Failure | null = null, typed = ''): Promise<Loaded<StaffProductImportData>> {
  const listed = await client.call(importEndpoints.list, {});
  if (!listed.ok) return failed(listed.statusCode, listed.message);
  const importId = Number(/^[1-9]\d{0,8}$/.exec(url.searchParams.get('import') ?? '')?.[0] ?? 0);
  const open = importId > 0 ? await client.call(importEndpoints.get, { importId }) : null;
  if (open && !open.ok) return failed(open.statusCode, open.message);
  return data({ imports: listed.data.imports, open: open?.data ?? null, typed, message: failure?.message ?? null }, statusOf(failure));
}

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
      return taken.ok ? redirect(staffProductImport({ import: taken.data.importId }), 303) : show(request, taken, text);
    },
    start: async (form, request) => {
      const importId = Number(form.get('importId'));
      const started = await request.client.call(importEndpoints.start, { importId });
      return started.ok ? redirect(staffProductImport({ import: importId }), 303) : show(request, started);
    },
  },
});
