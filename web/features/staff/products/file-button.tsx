import { type ChangeEvent, useState } from 'react';
import styles from './product-fields.module.css';

interface FileButtonProps {
  readonly label: string;
  readonly accept: string;
  readonly multiple?: boolean;
  /** Sends a file; returns why that failed, or null. */
  send(file: File): Promise<string | null>;
}

/** Chooses files and sends them at once, one after the other. */
export function FileButton({ label, accept, multiple = false, send }: FileButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = '';
    setBusy(true);
    setFault(null);
    for (const file of files) {
      const failed = await send(file);
      if (failed !== null) setFault(multiple ? `${file.name}: ${failed}` : failed);
    }
    setBusy(false);
  };
  return (
    <div>
      <label className={styles.send} aria-busy={isBusy}>
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
