import styles from './swatch-dot.module.css';

/** A colour, drawn: the colour is data, so it comes as an attribute of the drawing and not as a style. */
export function SwatchDot({ color, size = 16 }: { color: string; size?: number }) {
  return (
    <svg className={styles.dot} viewBox="0 0 16 16" width={size} height={size} aria-hidden="true">
      <circle cx="8" cy="8" r="7.5" fill={color} />
    </svg>
  );
}
