import type { RankedProduct } from '../../../contract/settings/ranking.ts';
import { formatCount, plural } from '../../../contract/values/count.ts';
import { Panel } from '../../features/staff/panel.tsx';
import { product } from '../../routes.ts';
import { classes } from '../../ui/classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ProductPicture } from '../../ui/product-picture.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './comparison.module.css';
import type { StaffSearchRankingData } from './staff-search-ranking-data.ts';

interface ComparisonProps {
  readonly q: string;
  /** The results in the shop. */
  readonly href: string;
  readonly preview: NonNullable<StaffSearchRankingData['preview']>;
}

/** The first results for a search, now and with other weights, side by side. */
export function Comparison({ q, href, preview: { total, now, weighed } }: ComparisonProps) {
  if (total === 0) return <EmptyState title={`No products for “${q}”`}>Weights change the order only. A synonym may find more.</EmptyState>;
  const moved = weighed.filter(({ before }, at) => before !== at + 1).length;
  return (
    <Panel
      title={moved === 0 ? 'The order stays the same' : plural(moved, 'product moves', 'products move')}
      lead={
        <>
          {total > now.length ? `The first ${now.length} of ${formatCount(total)} products.` : `All ${formatCount(total)} products.`}{' '}
          <a href={href}>View results in the shop</a>
        </>
      }
    >
      <div className={styles.sides}>
        <Side title="Now" products={now} />
        <Side title="With these weights" products={weighed} isCompared />
      </div>
    </Panel>
  );
}

function Side({ title, products, isCompared = false }: { title: string; products: readonly RankedProduct[]; isCompared?: boolean }) {
  return (
    <section className={styles.side} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <ol className={styles.products}>
        {products.map(({ productId, name, slug, departmentSlug, image, available, before }, at) => (
          <li key={productId} className={styles.product}>
            <span className={styles.place} aria-hidden="true">
              {at + 1}
            </span>
            <ProductPicture
              image={image && { ...image, alt: '' }}
              department={departmentSlug}
              span="thumb"
              ratio="square"
              className={styles.picture}
            />
            <span className={styles.words}>
              <a href={product({ departmentSlug, slug, productId })}>{name}</a>
              <span className={styles.notes}>
                {!available && <span className={styles.note}>Sold out</span>}
                {isCompared && <Move from={before} to={at + 1} />}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How far a product has moved; nothing where it stays. */
function Move({ from, to }: { from: number | null; to: number }) {
  if (from === to) return null;
  const isUp = from === null || from > to;
  return (
    <span className={classes(styles.move, isUp ? styles.up : styles.down)}>
      <span aria-hidden="true">{isUp ? '↑' : '↓'}</span>
      {from === null ? 'From below 300' : `${Math.abs(from - to)}`}
      {from !== null && (
        <VisuallyHidden>
          {' '}
          {Math.abs(from - to) === 1 ? 'place' : 'places'} {isUp ? 'up' : 'down'}
        </VisuallyHidden>
      )}
    </span>
  );
}
