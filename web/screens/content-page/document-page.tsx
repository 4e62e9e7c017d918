import type { ContentPage } from '../../../contract/content/page.schemas.ts';
import { longDayOf } from '../../../contract/values/long-day.ts';
import { Breadcrumbs } from '../../features/catalog/breadcrumbs.tsx';
import { BlockWords } from '../../features/content/document/block-words.tsx';
import { contentPage } from '../../routes.ts';
import { useBrand } from '../../shell/visitor/brand.ts';
import { classes } from '../../ui/classes.ts';
import { Block } from './block.tsx';
import type { ContentPageData, Surroundings } from './content-page-data.ts';
import styles from './document-page.module.css';
import { OptOut, optOutSection } from './opt-out.tsx';
import { PreviewBar } from './preview-bar.tsx';
import { isWords, type Section, sectionsOf } from './sections.ts';

interface DocumentPageProps {
  data: ContentPageData;
  document: NonNullable<ContentPage['document']>;
}

/**
 * Help, company and legal pages: the text in the middle, the group's other pages beside it. A store card that opens the page contains the heading.
 */
export function DocumentPage({ data, document: { lead, since } }: DocumentPageProps) {
  const { page, group, preview } = data;
  const { title, blocks } = page;
  const [first] = blocks;
  const opening = first?.type === 'store_card' ? first : null;
  return (
    <>
      {preview && (
        <div className={styles.preview}>
          <PreviewBar title={title} preview={preview} />
        </div>
      )}
      <div className={classes(styles.page, group ? styles.grouped : styles.alone)}>
        <Breadcrumbs trail={[]} current={title} />
        {opening ? (
          <Part block={opening} data={data} opens />
        ) : (
          <header className={styles.header}>
            <h1>{title}</h1>
            {lead && <p className={styles.lead}>{lead}</p>}
            {since && (
              <p className={styles.since}>
                Effective <time dateTime={since}>{longDayOf(since)}</time>
              </p>
            )}
          </header>
        )}
        {group && <Group group={group} current={contentPage(page.page_id)} />}
        <div className={styles.body}>
          {sectionsOf(opening ? blocks.slice(1) : blocks).map((section, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: static markup; nothing moves
            <DocumentSection key={index} section={section} data={data} />
          ))}
          {group && <CustomerCare />}
        </div>
      </div>
    </>
  );
}

function DocumentSection({ section: { id, heading, blocks }, data }: { section: Section; data: ContentPageData }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: static markup; nothing moves
  const parts = blocks.map((block, index) => <Part key={index} block={block} data={data} />);
  if (!heading) return <div className={styles.blocks}>{parts}</div>;
  return (
    <section id={id} className={styles.section} aria-labelledby={id && `${id}-heading`}>
      <h2 id={id && `${id}-heading`}>{heading}</h2>
      <div className={styles.blocks}>
        {parts}
        {id === optOutSection && <OptOut done={data.hasOptedOut === true} />}
      </div>
    </section>
  );
}

/** Text below its section's heading; any other block as on every page. */
function Part({ block, data, opens = false }: { block: Section['blocks'][number]; data: ContentPageData; opens?: boolean }) {
  if (isWords(block)) return <BlockWords block={block} size="document" />;
  const { madeAt, preview, rates } = data;
  return <Block block={block} opens={opens} madeAt={madeAt} asOf={preview?.at ? madeAt : null} rates={rates} />;
}

function Group({ group: { title, pages }, current }: { group: NonNullable<Surroundings['group']>; current: string }) {
  return (
    <nav className={styles.group} aria-label={title}>
      <p className={styles.groupTitle}>{title}</p>
      <ul className={styles.others}>
        {pages.map((page) => (
          <li key={page.href}>
            <a href={page.href} aria-current={page.href === current ? 'page' : undefined}>
              {page.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function CustomerCare() {
  const { support } = useBrand();
  return (
    <aside className={styles.care} aria-label="Customer care">
      <p className={styles.careTitle}>Still have questions? Ask us.</p>
      <p>
        <a href={`tel:${support.phoneLink}`}>{support.phone}</a>
        <br />
        <a href={`mailto:${support.email}`}>{support.email}</a>
      </p>
      <p className={styles.hours}>{support.hours}</p>
    </aside>
  );
}
