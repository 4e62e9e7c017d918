import styles from './swatch-dot.module.css';

/** A colour, drawn: the colour is data, so it comes as an attribute of the drawing and not as a style. */
export function SwatchDot({ color, size }: { color: string; size?: number }) {
  return (
    <svg className={styles.dot} width={size} height={size} aria-hidden="true">
      <circle fill={color} />
    </svg>
  );
}
