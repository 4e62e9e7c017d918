import styles from './barcode.module.css';
import { classes } from './classes.ts';

/** Modules beside the bars that scanners need to be empty. */
const quietZone = 10;

interface BarcodeProps {
  /** Ones are bars, zeros the gaps. */
  bars: string;
  /** What it says. */
  words: string;
  className?: string | undefined;
}

/** A barcode, drawn as one path of rectangles; as wide as its container, which sets the height. */
export function Barcode({ bars, words, className }: BarcodeProps) {
  const path = [...bars.matchAll(/1+/g)].map(({ 0: run, index }) => `M${index + quietZone} 0h${run.length}v60h-${run.length}z`).join('');
  return (
    <svg
      className={classes(styles.bars, className)}
      viewBox={`0 0 ${bars.length + 2 * quietZone} 60`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      role="img"
      aria-label={`Barcode ${words}`}
    >
      <path d={path} />
    </svg>
  );
}
