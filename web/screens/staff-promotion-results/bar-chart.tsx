import styles from './staff-promotion-results-screen.module.css';

interface BarChartProps {
  /** The text for screen readers: what the chart shows, and where its figures are. */
  readonly label: string;
  readonly bars: readonly { readonly key: string; readonly value: number }[];
}

const height = 40;
/** Of a bar's width: the rest is the gap. */
const filled = 0.8;

/** A plain bar chart, beside a table with its figures. */
export function BarChart({ label, bars }: BarChartProps) {
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <svg className={styles.chart} viewBox={`0 0 ${bars.length} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
      {bars.map(({ key, value }, index) => {
        const tall = (value / highest) * height;
        return <rect key={key} x={index + (1 - filled) / 2} y={height - tall} width={filled} height={tall} />;
      })}
    </svg>
  );
}
