import { type ChangeEvent, useState } from 'react';
import styles from './upload-button.module.css';

interface UploadButtonProps {
  /** For the input's `accept`. */
  readonly accept: string;
  /** Sends the file and returns the address to open, or why it failed. `form` is the one around the button. */
  readonly send: (file: File, form: HTMLFormElement | null) => Promise<{ readonly href: string } | { readonly message: string }>;
}

/** Chooses a file, sends it at once and opens what becomes of it. */
export function UploadButton({ accept, send }: UploadButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    setBusy(true);
    const sent = await send(file, target.form);
    if ('href' in sent) location.assign(sent.href);
    else {
      setBusy(false);
      setFault(sent.message);
    }
  };
  return (
    <div>
      <label className={styles.send} aria-busy={isBusy}>
        <input type="file" accept={accept} onChange={choose} disabled={isBusy} />
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
