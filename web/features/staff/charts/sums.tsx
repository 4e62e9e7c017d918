import styles from './sums.module.css';

interface SumsProps {
  /** What the figures cover and are compared with, for screen readers. */
  readonly label?: string;
  readonly sums: readonly {
    readonly name: string;
    readonly value: string;
    /** Since the time before; null where there is nothing to compare. */
    readonly change: string | null;
  }[];
}

/** Figures of a time, each beside how it changed since the time before. */
export function Sums({ label = 'Totals compared with the previous period', sums }: SumsProps) {
  return (
    <div>
      <dl className={styles.sums} aria-label={label}>
        {sums.map(({ name, value, change }) => (
          <div key={name} className={styles.sum}>
            <dt>{name}</dt>
            <dd>
              {value}
              <span className={styles.change}>{change ?? '—'}</span>
            </dd>
          </div>
        ))}
      </dl>
      {sums.some(({ change }) => change === null) && <p className={styles.note}>— Nothing to compare with</p>}
    </div>
  );
}
