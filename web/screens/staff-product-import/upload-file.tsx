import { importEndpoints } from '../../../contract/merchandising/imports.ts';
import { upload } from '../../api/upload.ts';
import { UploadButton } from '../../features/staff/upload-button.tsx';
import { staffProductImport } from '../../staff-routes.ts';

/** Sends a file and opens its check. */
export function UploadFile() {
  const send = async (file: File) => {
    const sent = await upload(importEndpoints.upload, {}, file);
    return sent.ok ? { href: staffProductImport({ import: sent.data.importId }) } : sent;
  };
  return <UploadButton accept=".csv,.jsonl,.json,.txt,text/csv" send={send} />;
}
