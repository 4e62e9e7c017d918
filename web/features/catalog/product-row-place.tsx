import row from './product-row.module.css';
import styles from './product-row-place.module.css';

/** As many as a wide window shows; a narrow one cuts the others off. */
const cards = [1, 2, 3, 4, 5];

/** Where a row will stand while it is on its way: as high as the row, so that what is below stays where it is (checklist 38). */
export function ProductRowPlace() {
  return (
    <div className={row.row} aria-hidden="true">
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
