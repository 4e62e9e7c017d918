import { redirectStaffEndpoints } from '../../../contract/catalog/redirects.ts';
import { upload } from '../../api/upload.ts';
import { UploadButton } from '../../features/staff/upload-button.tsx';
import { staffRedirects } from '../../staff-routes.ts';

/** Imports a file; lists the lines that couldn't be. */
export function UploadRedirects() {
  const send = async (file: File) => {
    const sent = await upload(redirectStaffEndpoints.upload, {}, file);
    if (!sent.ok) return sent;
    const { taken, faulty, faults } = sent.data;
    if (faulty === 0) return { href: staffRedirects({ done: 'imported' }) };
    const lines = faults.map(({ line, text, message }) => `Line ${line}, ${text}: ${message}`);
    return { message: `${taken} imported. ${faulty} couldn’t be imported. ${lines.join(' ')}` };
  };
  return <UploadButton accept=".csv,.txt,text/csv" send={send} />;
}
