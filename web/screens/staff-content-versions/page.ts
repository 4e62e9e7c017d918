import { blockForms, pageFields, siteFields } from '../../../contract/content/forms.schemas.ts';
import { contentStaffEndpoints } from '../../../contract/content/staff.ts';
import { recordOf } from '../../../contract/values/plain.ts';
import { statusOf } from '../../features/account/sign-in-first.ts';
import { compared } from '../../features/editing/compare.ts';
import { siteTitle } from '../../features/editing/names.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, failed, type Loaded, notFound, type PageRequest, redirect } from '../../page/page.ts';
import { staffContentDocument } from '../../staff-routes.ts';
import type { StaffContentVersionsData } from './staff-content-versions-data.ts';
import StaffContentVersionsScreen from './staff-content-versions-screen.tsx';

const nameOf = ({ params }: PageRequest) => ({
  kind: params.kind === 'site' ? ('site' as const) : ('page' as const),
  key: params.key ?? '',
});

async function show(request: PageRequest, message: string | null, status = 200): Promise<Loaded<StaffContentVersionsData>> {
  const { client, url } = request;
  const name = nameOf(request);
  const found = await client.call(contentStaffEndpoints.get, name);
  if (!found.ok) return found.statusCode < 500 ? notFound() : failed(found.statusCode, found.message);
  const { versions, publications, number, body } = found.data;
  const to = Number(url.searchParams.get('to')) || number;
  const from = Number(url.searchParams.get('from')) || versions.find((version) => version.number < to)?.number;
  const [before, after] = await Promise.all(
    [from, to].map((version) => (version ? client.call(contentStaffEndpoints.get, { ...name, version }) : null)),
  );
  const fields = name.kind === 'page' ? pageFields : siteFields;
  const comparison =
    from && before?.ok && after?.ok
      ? { from, to, changes: compared(recordOf(before.data.body), recordOf(after.data.body), fields, blockForms) }
      : null;
  const title = name.kind === 'site' ? siteTitle : String(body.title ?? name.key);
  return data({ ...name, title, versions, publications, comparison, message }, status);
}

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
