import styles from './enrol-app.module.css';
import type { QrCode } from './qr-code.ts';
import { QrPicture } from './qr-picture.tsx';

/** What an authenticator app is to enrol. */
export interface Enrolment {
  /** Base32 in groups of four. */
  readonly secret: string;
  readonly uri: string;
  /** The QR code of `uri`. */
  readonly picture: QrCode;
}

/** The secret for an authenticator app: to scan, to open on this phone, and to type. */
export function EnrolApp({ enrolment: { secret, uri, picture } }: { enrolment: Enrolment }) {
  return (
    <div className={styles.enrol}>
      <QrPicture picture={picture} />
      <div className={styles.words}>
        <p>Scan this code with the app.</p>
        <p>
          Already on your phone? <a href={uri}>Open the app</a>, or enter this key:
        </p>
        <p className={styles.secret}>{secret}</p>
      </div>
    </div>
  );
}
