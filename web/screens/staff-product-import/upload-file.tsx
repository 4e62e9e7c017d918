import { type ChangeEvent, useState } from 'react';
import { importEndpoints } from '../../../contract/merchandising/imports.ts';
import { upload } from '../../api/upload.ts';
import { staffProductImport } from '../../staff-routes.ts';
import styles from './staff-product-import-screen.module.css';

/** Sends a file and opens its check. */
export function UploadFile() {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const send = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (!file) return;
    setBusy(true);
    const sent = await upload(importEndpoints.upload, {}, file);
    if (sent.ok) location.assign(staffProductImport({ import: sent.data.importId }));
    else {
      setBusy(false);
      setFault(sent.message);
    }
  };
  return (
    <div>
      <label className={styles.send} aria-busy={isBusy}>
        <input type="file" accept=".csv,.jsonl,.json,.txt,text/csv" onChange={send} disabled={isBusy} />
        <span>{isBusy ? 'Uploading…' : 'Upload file'}</span>
      </label>
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
