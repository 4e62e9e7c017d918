import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Listing } from '../../../contract/search/search.ts';
import { afterPaint } from '../../ui/browser/after-paint.ts';
import { classes } from '../../ui/classes.ts';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { SlidersHorizontal } from '../../ui/icons/icons.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { AppliedFilters } from './applied-filters.tsx';
import { FilterPanel, filterPanelId } from './filter-panel.tsx';
import { type Finding, FindingContext } from './finding-context.ts';
import { MoreProducts } from './more-products.tsx';
import { listCount } from './product-count.ts';
import styles from './product-finder.module.css';
import { QuickFilters } from './quick-filters.tsx';
import type { Change, Selection } from './selection.ts';
import { SortForm } from './sort-form.tsx';
import { type Navigation, useGrowth } from './use-growth.ts';

interface ProductFinderProps {
  listing: Listing;
  selection: Selection;
  /** The list's link function. */
  href(to: Selection, page?: number): string;
  navigate: Navigation['navigate'];
  /** Identifies the list for `search()`: the search text or the category. */
  fields: Finding['fields'];
  isSearch?: boolean;
  /** The name of the default order. */
  relevanceLabel?: string;
  /** The products, as a list of articles. */
  children: ReactNode;
}

/** Where a list's products begin; takes the focus of skip links. */
export const productListId = 'products';

/** Milliseconds a list may load before the page says so. */
const busyAfterMs = 250;

/** A list of products with its filters, order and paging. */
export function ProductFinder({
  listing,
  selection,
  href,
  navigate,
  relevanceLabel,
  fields,
  isSearch = false,
  children,
}: ProductFinderProps) {
  const top = useRef<HTMLDivElement>(null);
  // Until the list has loaded, further clicks build on earlier ones.
  const latest = useRef(selection);
  const waiting = useRef(0);
  const [failed, setFailed] = useState<{ again(): void } | null>(null);

  /* Set on the element: a message for screen readers and a paler list need no rendering. Neither is needed when the list loads at once. */
  const follow: Navigation['navigate'] = (to, visit) => {
    clearTimeout(waiting.current);
    waiting.current = window.setTimeout(() => top.current?.setAttribute('aria-busy', 'true'), busyAfterMs);
    setFailed(null);
    const onFailure = () => {
      settle();
      setFailed({ again: () => void follow(to, visit) });
    };
    return navigate(to, { ...visit, onFailure });
  };
  const settle = () => {
    clearTimeout(waiting.current);
    top.current?.removeAttribute('aria-busy');
  };
  useEffect(() => {
    if (!failed) return;
    addEventListener('online', failed.again);
    return () => removeEventListener('online', failed.again);
  }, [failed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new list
  useLayoutEffect(() => {
    latest.current = selection;
    settle();
  }, [listing]);

  const growth = useGrowth({ listing, href: (page) => href(selection, page), navigate: follow, list: top });

  const show = () => {
    // First, as it notes the position that Back returns to.
    void follow(href(latest.current));
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  };
  const choose = (change: Change) => {
    latest.current = change(latest.current);
    void afterPaint().then(show);
  };
  const chosen = selection.filters.length;
  const canFilter = listing.facets.length + chosen > 0;
  const ownFields = [
    ...fields,
    ...selection.filters.map(({ key, value }) => ({ name: key, value })),
    { name: 'sort', value: selection.sort },
  ];

  return (
    <FindingContext value={{ selection, href, choose, fields: ownFields, isSearch }}>
      <div ref={top} className={classes(styles.finder, canFilter && styles.filtered)}>
        <div className={styles.bar}>
          {canFilter && (
            <Button
              className={styles.open}
              variant="secondary"
              size="small"
              icon={<SlidersHorizontal size={16} />}
              popoverTarget={filterPanelId}
            >
              Filter{chosen > 0 && ` (${chosen})`}
            </Button>
          )}
          {listing.total > 1 && (
            <SortForm
              sort={selection.sort}
              href={href({ ...selection, sort: 'relevance' })}
              relevanceLabel={relevanceLabel}
              onSort={(sort) => choose((from) => ({ ...from, sort }))}
            />
          )}
        </div>
        <p id="list" className={styles.count} role="status" tabIndex={-1}>
          {listCount(listing)}
        </p>
        {canFilter && <SkipLink to={productListId}>Skip filters</SkipLink>}
        {canFilter && <FilterPanel listing={listing} />}
        <div className={styles.narrowing}>
          <QuickFilters facets={listing.facets} />
          <AppliedFilters listing={listing} />
        </div>
        <div id={productListId} className={styles.list} tabIndex={-1}>
          {growth.first > 1 && (
            <LinkButton
              className={styles.previous}
              href={href(selection, growth.first - 1)}
              rel="prev"
              variant="secondary"
              onClick={growth.showPrevious}
            >
              Show previous products
            </LinkButton>
          )}
          {children}
          <MoreProducts listing={listing} href={(page) => href(selection, page)} onMore={growth.showNext} />
        </div>
        {failed && (
          <Notice
            tone="error"
            className={styles.failed}
            action={
              <Button variant="secondary" size="small" onClick={failed.again}>
                Try again
              </Button>
            }
          >
            We couldn’t load the list. Check your connection and try again.
          </Notice>
        )}
      </div>
    </FindingContext>
  );
}
