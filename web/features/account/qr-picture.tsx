import type { QrCode } from './qr-code.ts';
import styles from './qr-picture.module.css';

/** Width of the white margin in modules: scanners need four. */
const quiet = 4;

/** A QR code, dark on white whatever the theme. */
export function QrPicture({ picture: { path, size } }: { picture: QrCode }) {
  const whole = size + 2 * quiet;
  return (
    <svg
      className={styles.picture}
      viewBox={`${-quiet} ${-quiet} ${whole} ${whole}`}
      role="img"
      aria-label="QR code for your authenticator app"
    >
      <path className={styles.ground} d={`M${-quiet} ${-quiet}h${whole}v${whole}h${-whole}z`} />
      <path d={path} />
    </svg>
  );
}
