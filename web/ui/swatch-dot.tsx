import styles from './swatch-dot.module.css';

/** A drawn colour dot: the colour is data, so it is an attribute of the drawing instead of a style. */
export function SwatchDot({ color, size }: { color: string; size?: number }) {
  return (
    <svg className={styles.dot} width={size} height={size} aria-hidden="true">
      <circle fill={color} />
    </svg>
  );
}
