import { scaleLinear } from 'd3-scale';
import styles from './rank-chart.module.css';

interface RankChartProps {
  /** The text for screen readers: what the chart shows, and where its figures are. */
  readonly label: string;
  readonly bars: readonly { readonly key: string; readonly title: string; readonly value: number }[];
  format(value: number): string;
}

/** Pixels of a row, with the title above its bar. */
const row = { height: 40, title: 14, bar: 22, thickness: 8 };

/** Horizontal bars, the longest first, each below its name; rendered on the server. */
export function RankChart({ label, bars, format }: RankChartProps) {
  const x = scaleLinear([0, Math.max(1, ...bars.map(({ value }) => value))], [0, 100]);
  return (
    <svg className={styles.chart} height={bars.length * row.height} role="img" aria-label={label}>
      {bars.map(({ key, title, value }, index) => {
        const top = index * row.height;
        return (
          <g key={key}>
            <text className={styles.name} x="0" y={top + row.title}>
              {title}
            </text>
            <text className={styles.value} x="100%" y={top + row.title} textAnchor="end">
              {format(value)}
            </text>
            <rect className={styles.bar} x="0" y={top + row.bar} width={`${x(Math.max(0, value))}%`} height={row.thickness} rx="2" />
          </g>
        );
      })}
    </svg>
  );
}
