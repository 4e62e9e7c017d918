import { scaleBand, scaleLinear } from 'd3-scale';
import styles from './bar-chart.module.css';

interface BarChartProps {
  /** The text for screen readers: what the chart shows, and where its figures are. */
  readonly label: string;
  readonly bars: readonly { readonly key: string; readonly title: string; readonly value: number }[];
  /** An axis label, as short as can be. */
  format(value: number): string;
}

/** Percent of the height that bars take, and of the width that the labels of values take. */
const plot = { top: 6, bottom: 88, left: 8 };
const maxTicks = 4;

/** Titles below the first, middle and last bar: more would overlap on a phone. */
const isNamed = (index: number, count: number): boolean =>
  index === 0 || index === count - 1 || (count > 4 && index === Math.floor(count / 2));
const anchorOf = (index: number, count: number) => (index === 0 ? 'start' : index === count - 1 ? 'end' : 'middle');

/** Bars with an axis, rendered on the server; its figures stand in a table beside it. Lengths are percents, so that the text keeps its size. */
export function BarChart({ label, bars, format }: BarChartProps) {
  const x = scaleBand(
    bars.map(({ key }) => key),
    [plot.left, 100],
  ).paddingInner(0.25);
  const y = scaleLinear([0, Math.max(1, ...bars.map(({ value }) => value))], [plot.bottom, plot.top]).nice(maxTicks);
  const center = (key: string) => (x(key) ?? 0) + x.bandwidth() / 2;
  const edge = (key: string, anchor: string) => (anchor === 'start' ? (x(key) ?? 0) : anchor === 'end' ? 100 : center(key));
  return (
    <svg className={styles.chart} role="img" aria-label={label}>
      {y.ticks(maxTicks).map((tick) => (
        <g key={tick}>
          <line className={styles.grid} x1="0" x2="100%" y1={`${y(tick)}%`} y2={`${y(tick)}%`} />
          <text className={styles.text} x="0" y={`${y(tick)}%`} dy="-4">
            {format(tick)}
          </text>
        </g>
      ))}
      {bars.map(({ key, title, value }, index) => {
        const top = y(Math.max(0, value));
        const anchor = anchorOf(index, bars.length);
        return (
          <g key={key}>
            <rect className={styles.bar} x={`${x(key)}%`} y={`${top}%`} width={`${x.bandwidth()}%`} height={`${plot.bottom - top}%`} />
            {isNamed(index, bars.length) && (
              <text className={styles.text} x={`${edge(key, anchor)}%`} y="98%" textAnchor={anchor}>
                {title}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
