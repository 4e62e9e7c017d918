import row from './product-row.module.css';
import styles from './product-row-place.module.css';

/** As many as a wide window shows; a narrow one clips the rest. */
const cards = [1, 2, 3, 4, 5];

/** Placeholder of a loading row in its final height, so that nothing below moves (checklist 38). */
export function ProductRowPlace() {
  return (
    <div className={`${row.row} ${styles.place}`} aria-hidden="true">
      <div className={row.header}>
        <div className={styles.title} />
      </div>
      <div className={`${row.list} ${styles.list}`}>
        {cards.map((card) => (
          <div key={card} className={styles.card}>
            <div className={styles.picture} />
            <div className={styles.words} />
            <div className={styles.words} />
          </div>
        ))}
      </div>
    </div>
  );
}
