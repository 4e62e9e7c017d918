import styles from './no-news.module.css';

interface NoNewsProps {
  heading?: 'h2' | 'p';
}

/** The empty notifications drawer (spec §2.5), with a drawing. */
export function NoNews({ heading: Heading = 'p' }: NoNewsProps) {
  return (
    <div className={styles.empty}>
      <svg className={styles.drawing} viewBox="0 0 220 168" aria-hidden="true">
        <path className={styles.wall} d="M38 140V78a72 72 0 0 1 144 0v62z" />
        <path className={styles.light} d="M110 20a58 58 0 0 1 58 58v62H92V34a57 57 0 0 1 18-14z" />
        <path className={styles.bell} d="M84 128c5-6 7-12 7-26 0-17 8-28 21-30 13 2 21 13 21 30 0 14 2 20 7 26z" />
        <path className={styles.shine} d="M101 120c2-6 2-12 2-19 0-9 2-15 6-19" />
        <circle className={styles.bell} cx="112" cy="67" r="5" />
        <path className={styles.rim} d="M80 129h64" />
        <path className={styles.clapper} d="M104 133a8 8 0 0 0 16 0z" />
        <path className={styles.vase} d="M58 112h22l-3 28H61z" />
        <path className={styles.stem} d="M68 112c0-18-4-28-12-38M69 112c1-14 4-22 11-29" />
        <path
          className={styles.leaf}
          d="M56 74c-8 0-13-5-14-13 8 0 14 5 14 13zM62 88c-8 2-14-1-17-8 8-3 14 0 17 8zM80 83c-1-8 3-14 10-17 3 8-1 15-10 17z"
        />
        <path className={styles.shelf} d="M22 140h176v7H22z" />
        <path className={styles.bracket} d="M46 147v10M174 147v10" />
      </svg>
      <Heading className={styles.title}>All quiet here</Heading>
      <p className={styles.words}>We’ll let you know when an order ships, an item you’re waiting for is back, or a price drops.</p>
    </div>
  );
}
