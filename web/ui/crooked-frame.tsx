import styles from './crooked-frame.module.css';

/** A picture hanging askew, for error screens. Hidden from screen readers. */
export function CrookedFrame() {
  return (
    <svg className={styles.drawing} viewBox="0 0 176 152" width="176" height="152" aria-hidden="true">
      <path className={styles.cord} d="M88 8 38 44M88 8l54 22" />
      <circle cx="88" cy="8" r="3.5" fill="currentColor" />
      <g transform="rotate(-7 88 90)">
        <path className={styles.frame} d="M28 38h120v104H28z" />
        <path className={styles.mount} d="M37 47h102v86H37z" />
        <path className={styles.wall} d="M56 63h64v54H56z" />
        <path
          className={styles.leaf}
          d="M88 112c0-14 0-24 0-38M88 96c-9 0-14-5-14-13 8 0 14 5 14 13zm0-10c8 0 12-5 12-12-7 0-12 5-12 12z"
        />
      </g>
    </svg>
  );
}
