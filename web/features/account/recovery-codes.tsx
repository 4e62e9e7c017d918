import { CopyButton } from '../../ui/form/copy-button.tsx';
import styles from './recovery-codes.module.css';

/** New recovery codes, the only time they are shown. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CopyButton text={codes.join('\n')} />
    </>
  );
}
