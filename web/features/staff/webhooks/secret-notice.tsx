import { CopyButton } from '../../../ui/form/copy-button.tsx';
import { Notice } from '../../../ui/layers/notice.tsx';
import styles from './webhook-fields.module.css';

/** A webhook's new secret, shown once. */
export function SecretNotice({ secret }: { secret: string }) {
  return (
    <Notice tone="success">
      <p>Copy the signing secret now. It won’t be shown again.</p>
      <p className={styles.secret}>{secret}</p>
      <CopyButton text={secret} />
    </Notice>
  );
}
