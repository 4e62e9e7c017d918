import { blockForms, pageFields, siteFields } from '../../../contract/content/forms.schemas.ts';
import { contentStaffEndpoints } from '../../../contract/content/staff.ts';
import { recordOf } from '../../../contract/values/plain.ts';
import { compared } from '../../features/editing/compare.ts';
import { siteTitle } from '../../features/editing/names.ts';
import { pageNumber } from '../../features/staff/page-number.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, failed, type Loaded, notFound, type PageRequest, redirect, statusOf } from '../../page/page.ts';
import { staffContentDocument } from '../../staff-routes.ts';
import type { Document, StaffContentVersionsData, Version } from './staff-content-versions-data.ts';
import StaffContentVersionsScreen from './staff-content-versions-screen.tsx';

const nameOf = ({ params }: PageRequest) => ({
  kind: params.kind === 'site' ? ('site' as const) : ('page' as const),
  key: params.key ?? '',
});

async function show(request: PageRequest, message: string | null, status = 200): Promise<Loaded<StaffContentVersionsData>> {
  const { client, url } = request;
  const name = nameOf(request);
  const pages = { page: pageNumber(url), publicationsPage: pageNumber(url, 'publicationsPage') };
  const found = await client.call(contentStaffEndpoints.get, { ...name, ...pages });
  if (!found.ok) return found.statusCode < 500 ? notFound() : failed(found.statusCode, found.message);
  const { body, previous: _, number, savedAt, savedBy, ...listed } = found.data;
  const title = name.kind === 'site' ? siteTitle : String(body.title ?? name.key);
  const comparison = await comparisonOf(request, number);
  return data({ ...name, title, draft: { number, savedAt, savedBy }, listed, comparison, message }, status);
}

/** Compares the versions that the address names; by default the draft with the version before it. */
async function comparisonOf(request: PageRequest, draft: number): Promise<StaffContentVersionsData['comparison']> {
  const name = nameOf(request);
  const { searchParams } = request.url;
  const versionOf = async (version: number | null): Promise<Document | null> => {
    const found = version === null ? null : await request.client.call(contentStaffEndpoints.get, { ...name, version });
    return found?.ok ? found.data : null;
  };
  const to = await versionOf(Number(searchParams.get('to')) || draft);
  const from = to && (await versionOf(Number(searchParams.get('from')) || to.previous));
  if (!to || !from) return null;
  const fields = name.kind === 'page' ? pageFields : siteFields;
  return { from: headOf(from), to: headOf(to), changes: compared(recordOf(from.body), recordOf(to.body), fields, blockForms) };
}

const headOf = ({ number, savedAt, savedBy }: Version): Version => ({ number, savedAt, savedBy });

export default defineStaffPage<StaffContentVersionsData>({
  title: 'Versions',
  titleOf: ({ kind, key }) => `Versions: ${kind === 'site' ? siteTitle : key}`,
  permission: 'content.edit',
  load: (request) => show(request, null),
  Screen: StaffContentVersionsScreen,
  actions: {
    restore: async (form, request) => {
      const name = nameOf(request);
      const result = await request.client.call(contentStaffEndpoints.restore, { ...name, version: Number(form.get('version')) });
      return result.ok ? redirect(staffContentDocument(name, { done: 'restored' }), 303) : show(request, result.message, statusOf(result));
    },
  },
});
