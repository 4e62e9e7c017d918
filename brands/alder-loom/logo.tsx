import styles from './logo.module.css';

/** An alder leaf with a warp thread for its midrib, and the name set in the display face. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 28 30" width="28" height="30" aria-hidden="true">
        <path
          className={styles.leaf}
          d="M14 24.5c-6.6.2-11-3.9-11-9.9C3 8.9 7 4 11.6 1.7c1.2-.6 2-.2 2.4.9.4-1.1 1.2-1.5 2.4-.9C21 4 25 8.9 25 14.6c0 6-4.4 10.1-11 9.9Z"
        />
        <path className={styles.thread} d="M14 6v23M7.2 8.4 14 13l6.8-4.6M5 13.6l9 5.6 9-5.6" />
      </svg>
      <span className={styles.name}>
        Alder <span className={styles.and}>&amp;</span> Loom
      </span>
    </span>
  );
}
