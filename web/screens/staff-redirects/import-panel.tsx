import { useState } from 'react';
import type { OutputOf } from '../../../contract/api/endpoint.ts';
import { redirectStaffEndpoints } from '../../../contract/redirects/redirects.ts';
import { plural } from '../../../contract/values/count.ts';
import { upload } from '../../api/upload.ts';
import { FileButton } from '../../features/staff/file-button.tsx';
import form from '../../features/staff/form.module.css';
import { Panel } from '../../features/staff/panel.tsx';
import { staffRedirects } from '../../staff-routes.ts';
import { Button } from '../../ui/form/button.tsx';
import { TextArea } from '../../ui/form/field.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import type { StaffRedirectsData } from './staff-redirects-data.ts';
import styles from './staff-redirects-screen.module.css';

type Imported = OutputOf<typeof redirectStaffEndpoints.upload>;

interface ImportPanelProps extends Pick<StaffRedirectsData, 'lines' | 'taken' | 'errors'> {
  /** Called when some lines of a file were taken. */
  readonly reload: () => void;
}

/** Imports a file or pasted lines, and lists the lines that couldn't be. */
export function ImportPanel({ lines, taken, errors, reload }: ImportPanelProps) {
  const [imported, setImported] = useState<Imported | null>(taken && { ...taken, faulty: taken.faults.length });
  const send = async (file: File) => {
    setImported(null);
    const sent = await upload(redirectStaffEndpoints.upload, {}, file);
    if (!sent.ok) return sent.message;
    setImported(sent.data);
    if (sent.data.taken > 0) reload();
    return null;
  };
  return (
    <Panel
      title="Import redirects"
      lead="One redirect per line: old address, new address and, optionally, 301, 302 or 410. Upload or paste an export of this list or of Shopify, or spreadsheet columns."
    >
      {imported && <ImportNotice {...imported} />}
      <FileButton label="Upload file" accept=".csv,.txt,text/csv" primary send={send} />
      <form className={form.stack} method="post" action={staffRedirects()}>
        <input type="hidden" name="action" value="saveMany" />
        <TextArea
          label="Redirects"
          name="lines"
          rows={5}
          maxLength={60_000}
          spellCheck={false}
          placeholder="/collections/sofas,/c/sofas?t=12"
          hint="Up to about 1,000 lines. For more, upload a file."
          defaultValue={lines}
          error={errors.lines}
          required
        />
        <Button type="submit" variant="secondary">
          Import redirects
        </Button>
      </form>
    </Panel>
  );
}

/** What became of an import. */
export function ImportNotice({ taken, faulty, faults }: Imported) {
  const end = faulty > faults.length ? `. The first ${faults.length}:` : ':';
  return (
    <Notice tone={faulty > 0 ? 'error' : 'success'}>
      <p>
        {plural(taken, 'redirect')} imported.
        {faulty > 0 && ` ${faulty} couldn’t be imported${end}`}
      </p>
      {faulty > 0 && (
        <ul className={styles.faults}>
          {faults.map(({ line, text, message }) => (
            <li key={line}>
              Line {line}, {text}: {message}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
