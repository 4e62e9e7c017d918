import styles from './qr-picture.module.css';

/** White around the code, as wide as four of its modules: scanners look for it. */
const quiet = 4;

/** A QR code, dark on white whatever the theme. */
export function QrPicture({ picture: { path, size } }: { picture: { path: string; size: number } }) {
  const whole = size + 2 * quiet;
  return (
    <svg
      className={styles.picture}
      viewBox={`${-quiet} ${-quiet} ${whole} ${whole}`}
      role="img"
      aria-label="Picture for your authenticator app"
    >
      <path className={styles.ground} d={`M${-quiet} ${-quiet}h${whole}v${whole}h${-whole}z`} />
      <path d={path} />
    </svg>
  );
}
