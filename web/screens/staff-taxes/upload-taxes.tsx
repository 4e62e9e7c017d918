import { taxEndpoints } from '../../../contract/settings/taxes.ts';
import { upload } from '../../api/upload.ts';
import { UploadButton } from '../../features/staff/upload-button.tsx';
import { staffTaxUpload } from '../../staff-routes.ts';

/** Sends a table, with the form's choice whether it replaces the present one, and opens its check. */
export function UploadTaxes() {
  const send = async (file: File, form: HTMLFormElement | null) => {
    const replaces = form && new FormData(form).has('replaces') ? ('true' as const) : ('false' as const);
    const sent = await upload(taxEndpoints.upload, { replaces }, file);
    return sent.ok ? { href: staffTaxUpload({ uploadId: sent.data.uploadId }) } : sent;
  };
  return <UploadButton accept=".csv,.txt,text/csv" send={send} />;
}
