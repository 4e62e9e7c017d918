import { Breadcrumbs } from '../../features/catalog/breadcrumbs.tsx';
import frame from '../../features/prose/prose-page.module.css';
import { SectionBlock } from '../../features/prose/section-block.tsx';
import { Words } from '../../features/prose/words.tsx';
import { information } from '../../routes.ts';
import { useBrand } from '../../shell/brand.ts';
import { classes } from '../../ui/classes.ts';
import styles from './information-screen.module.css';
import type { InformationData } from './page.ts';
import { RateTable } from './rate-table.tsx';

/** Words well set: what the page says in the middle, what stands on the same shelf beside it. */
export default function InformationScreen({ data: { page, copy, shelf, rates } }: { data: InformationData }) {
  const { support } = useBrand();
  return (
    <div className={classes(frame.page, styles.screen)}>
      <Breadcrumbs trail={[]} current={copy.title} />
      <header className={styles.header}>
        <h1>{copy.title}</h1>
        <p className={styles.lead}>
          <Words text={copy.lead} />
        </p>
        {copy.since && (
          <p className={styles.since}>
            In force since <time dateTime={copy.since}>{longDate(copy.since)}</time>
          </p>
        )}
      </header>
      <nav className={styles.shelf} aria-label={shelf.title}>
        <p className={styles.shelfTitle}>{shelf.title}</p>
        <ul className={styles.others}>
          {shelf.pages.map((other) => (
            <li key={other.page}>
              <a href={information(other.page)} aria-current={other.page === page ? 'page' : undefined}>
                {other.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.body}>
        {rates.length > 0 && <RateTable rates={rates} />}
        {copy.sections.map((section) => (
          <section key={section.id} id={section.id} className={frame.section} aria-labelledby={`${section.id}-heading`}>
            <h2 id={`${section.id}-heading`}>{section.heading}</h2>
            {section.blocks.map((block) => (
              <SectionBlock key={typeof block === 'string' ? block : JSON.stringify(block).slice(0, 80)} block={block} />
            ))}
          </section>
        ))}
        <aside className={styles.care} aria-label="Customer care">
          <p className={styles.careTitle}>Still in doubt? Ask us.</p>
          <p>
            <a href={`tel:${support.phoneLink}`}>{support.phone}</a>
            <br />
            <a href={`mailto:${support.email}`}>{support.email}</a>
          </p>
          <p className={styles.hours}>{support.hours}</p>
        </aside>
      </div>
    </div>
  );
}

const longDate = (date: string): string =>
  new Date(date).toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });
