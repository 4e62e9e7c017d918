import { type ChangeEvent, useState } from 'react';
import { classes } from '../../ui/classes.ts';
import styles from './file-button.module.css';

interface FileButtonProps {
  readonly label: string;
  /** For the input's `accept`. */
  readonly accept: string;
  readonly multiple?: boolean;
  /** The main thing to do on its screen. */
  readonly primary?: boolean;
  /** Sends a file; returns why that failed, or null. `form` is the one around the button. */
  send(file: File, form: HTMLFormElement | null): Promise<string | null>;
}

/** Chooses files and sends them at once, one after the other. */
export function FileButton({ label, accept, multiple = false, primary = false, send }: FileButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = '';
    setBusy(true);
    setFault(null);
    for (const file of files) {
      const failed = await send(file, target.form);
      if (failed !== null) setFault(multiple ? `${file.name}: ${failed}` : failed);
    }
    setBusy(false);
  };
  return (
    <div>
      <label className={classes(styles.send, primary && styles.primary)} aria-busy={isBusy}>
        <input type="file" accept={accept} multiple={multiple} onChange={choose} disabled={isBusy} />
        <span>{isBusy ? 'Uploading…' : label}</span>
      </label>
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
