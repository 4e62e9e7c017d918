import styles from './staff-reports-screen.module.css';

interface SumsProps {
  readonly sums: readonly {
    readonly name: string;
    readonly value: string;
    /** Beside as many days before; null where there is nothing to compare. */
    readonly change: string | null;
  }[];
}

/** The figures of the whole range beside those of as many days before. */
export function Sums({ sums }: SumsProps) {
  return (
    <dl className={styles.sums} aria-label="Together, beside as many days before">
      {sums.map(({ name, value, change }) => (
        <div key={name} className={styles.sum}>
          <dt>{name}</dt>
          <dd>
            {value}
            <span className={styles.change}>{change ?? 'nothing to compare'}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
