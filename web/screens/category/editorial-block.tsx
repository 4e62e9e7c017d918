import styles from './editorial-block.module.css';

/** The shop's advice at the end of a category: how to choose, what to look for. */
export function EditorialBlock({ title, paragraphs }: { title: string; paragraphs: readonly string[] }) {
  return (
    <section className={styles.block} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.words}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
