import { Fragment } from 'react';
import { classes } from '../../ui/classes.ts';
import { ArrowRight, Clock, Search, X } from '../../ui/icons/icons.tsx';
import { formatMoney } from '../../ui/money.ts';
import { ProductPicture } from '../../ui/product-picture.tsx';
import type { Highlight } from './search-form-highlight.ts';
import styles from './search-form-list.module.css';
import type { Option, OptionGroup } from './search-form-options.ts';

interface ListProps {
  /** The listbox's id; the box above controls it. */
  id: string;
  optionId(index: number): string;
  highlight: Highlight;
  onPick(option: Option): void;
}

/** Queries, categories and products, each with a heading. */
export function SuggestionGroups({ groups, typed, ...list }: ListProps & { groups: readonly OptionGroup[]; typed: string }) {
  let first = 0;
  return (
    <div id={list.id} className={styles.groups} role="listbox" aria-label="Suggestions">
      {groups.map(({ title, options }) => {
        const from = first;
        first += options.length;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
          <div key={title} className={styles.group} role="group" aria-label={title}>
            <p className={styles.title} aria-hidden="true">
              {title}
            </p>
            {options.map((option, index) => (
              <Line key={option.href} option={option} index={from + index} typed={typed} {...list} />
            ))}
          </div>
        );
      })}
    </div>
  );
}

interface RecentProps extends ListProps {
  options: readonly Option[];
  /** Removes one search, or all. */
  onForget(search: string | null): void;
}

/** Recent searches on this device. The crosses are beside the list, since an option cannot contain a button. */
export function RecentSearches({ options, onForget, ...list }: RecentProps) {
  return (
    <>
      <div className={styles.recent}>
        <p className={styles.title} aria-hidden="true">
          Recent searches
        </p>
        <div id={list.id} role="listbox" aria-label="Recent searches">
          {options.map((option, index) => (
            <Line key={option.query} option={option} index={index} {...list} />
          ))}
        </div>
        <ul className={styles.crosses}>
          {options.map(({ query }) => (
            <li key={query}>
              <button
                className={styles.cross}
                type="button"
                aria-label={`Remove ${query} from recent searches`}
                onClick={() => onForget(query)}
              >
                <X size={16} />
              </button>
            </li>
          ))}
        </ul>
      </div>
      <button className={styles.clear} type="button" onClick={() => onForget(null)}>
        Clear recent searches
      </button>
    </>
  );
}

function Line({ option, index, typed = '', optionId, highlight, onPick }: ListProps & { option: Option; index: number; typed?: string }) {
  const { kind, query, href, image, department, price, detail } = option;
  return (
    // A click must not take the focus out of the search box.
    <a
      id={optionId(index)}
      className={classes(styles.line, kind === 'product' && styles.goods, index === highlight && styles.highlighted)}
      role="option"
      aria-selected={index === highlight}
      href={href}
      tabIndex={-1}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onPick(option)}
    >
      {kind === 'recent' && <Clock className={styles.sign} size={16} />}
      {kind === 'query' && <Search className={styles.sign} size={16} />}
      {kind === 'category' && <ArrowRight className={styles.sign} size={16} />}
      {department && <ProductPicture image={image} department={department} alt="" ratio="square" span="thumb" className={styles.picture} />}
      <span className={styles.words}>{kind === 'query' ? <Completed query={query} typed={typed} /> : query}</span>
      {detail && <span className={styles.detail}>in {detail}</span>}
      {price && (
        <span className={styles.detail}>
          {price.from && 'From '}
          {formatMoney(price.amount, price)}
        </span>
      )}
    </a>
  );
}

/** Highlights what the suggestion adds to the typed text, word by word. */
function Completed({ query, typed }: { query: string; typed: string }) {
  const begun = typed.toLowerCase().split(/\s+/);
  return query.split(/(?<=\s)/).map((word, at) => {
    const known = Math.max(...begun.map((beginning) => (word.startsWith(beginning) ? beginning.length : 0)));
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice, and none ever moves
      <Fragment key={at}>
        {word.slice(0, known)}
        <strong>{word.slice(known)}</strong>
      </Fragment>
    );
  });
}
