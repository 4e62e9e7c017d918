import { type ChangeEvent, useState } from 'react';
import { classes } from '../../ui/classes.ts';
import styles from './file-button.module.css';

interface FileButtonProps {
  readonly label: string;
  /** For the input's `accept`. */
  readonly accept: string;
  /** The main thing to do on its screen. */
  readonly primary?: boolean;
  /** Sends a file; returns why that failed, or null. `form` is the one around the button. */
  send(file: File, form: HTMLFormElement | null): Promise<string | null>;
}

/** Chooses a file and sends it at once. */
export function FileButton({ label, accept, primary = false, send }: FileButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const choose = async ([file]: readonly File[], form: HTMLFormElement | null) => {
    if (!file) return;
    setBusy(true);
    setFault(null);
    setFault(await send(file, form));
    setBusy(false);
  };
  return (
    <div>
      <FileInput label={label} accept={accept} primary={primary} isBusy={isBusy} onChoose={choose} />
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}

interface FileInputProps extends Pick<FileButtonProps, 'label' | 'accept' | 'primary'> {
  readonly multiple?: boolean;
  /** Refuses further files. */
  readonly isBusy?: boolean;
  /** `form` is the one around it. */
  onChoose(files: readonly File[], form: HTMLFormElement | null): void;
}

/** A file input that looks like a button. */
export function FileInput({ label, accept, multiple = false, primary = false, isBusy = false, onChoose }: FileInputProps) {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // Allows choosing the same file again.
    target.value = '';
    onChoose(files, target.form);
  };
  return (
    <label className={classes(styles.send, primary && styles.primary)} aria-busy={isBusy}>
      <input type="file" accept={accept} multiple={multiple} onChange={choose} disabled={isBusy} />
      <span>{isBusy ? 'Uploading…' : label}</span>
    </label>
  );
}
