import styles from './closed-sign.module.css';

/** A sign on a cord in a shop door; hidden from screen readers, because the heading says it. */
export function ClosedSign() {
  return (
    <svg className={styles.drawing} viewBox="0 0 200 216" width="200" height="216" aria-hidden="true">
      <path className={styles.door} d="M30 214V40a70 34 0 0 1 140 0v174" />
      <path className={styles.pane} d="M44 200V46a56 26 0 0 1 112 0v154z" />
      <path className={styles.mullion} d="M100 20v180M44 96h112M44 150h112" />
      <circle className={styles.knob} cx="162" cy="130" r="4" />
      <path className={styles.step} d="M14 214h172" />
      <g className={styles.sign}>
        <path className={styles.cord} d="M100 62 66 92M100 62l34 30" />
        <circle className={styles.nail} cx="100" cy="62" r="3" />
        <rect className={styles.board} x="50" y="92" width="100" height="46" rx="3" />
        <path className={styles.writing} d="M68 110h64M78 121h44" />
      </g>
    </svg>
  );
}
