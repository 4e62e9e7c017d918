import type { Failure } from '../../../contract/api/client.ts';
import { taxEndpoints } from '../../../contract/settings/taxes.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, failed, type Loaded, type PageRequest, redirect, statusOf, unopened } from '../../page/page.ts';
import { staffTaxes } from '../../staff-routes.ts';
import type { StaffTaxUploadData } from './staff-tax-upload-data.ts';
import StaffTaxUploadScreen from './staff-tax-upload-screen.tsx';

/** The id in the address; 0, which no upload has, for anything else. */
const idOf = ({ params }: PageRequest): number => Number(/^[1-9]\d{0,8}$/.exec(params.uploadId ?? '')?.[0] ?? 0);

async function show(request: PageRequest, failure: Failure | null = null): Promise<Loaded<StaffTaxUploadData>> {
  const uploadId = idOf(request);
  if (uploadId === 0) return failed(404);
  const upload = await request.client.call(taxEndpoints.getUpload, { uploadId });
  if (!upload.ok) return unopened(upload);
  return data({ upload: upload.data, message: failure?.message ?? null }, statusOf(failure));
}

export default defineStaffPage<StaffTaxUploadData>({
  title: 'Tax table',
  titleOf: ({ upload }) => `Tax table: ${upload.name}`,
  permission: 'settings.edit',
  load: (request) => show(request),
  Screen: StaffTaxUploadScreen,
  actions: {
    apply: async (form, request) => {
      const given = { uploadId: idOf(request), basedOn: form.get('basedOn') ?? undefined };
      const applied = await request.client.call(taxEndpoints.apply, given);
      return applied.ok ? redirect(staffTaxes({ done: 'applied' }), 303) : show(request, applied);
    },
  },
});
