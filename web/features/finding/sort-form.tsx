import { useEffect, useRef, useState } from 'react';
import type { SortOrder } from '../../../contract/search/search.ts';
import { SortField } from '../../ui/form/sort-field.tsx';
import styles from './sort-form.module.css';

const orders: readonly { value: SortOrder; label: string }[] = [
  { value: 'relevance', label: 'Best match' },
  { value: 'price-low', label: 'Price: low to high' },
  { value: 'price-high', label: 'Price: high to low' },
  { value: 'rating', label: 'Top rated' },
  { value: 'newest', label: 'Newest' },
];

interface SortFormProps {
  sort: SortOrder;
  /** The list's unsorted first page from the link function; its query is kept. */
  href: string;
  /** The name of the default order; a category has no "best match". */
  relevanceLabel?: string | undefined;
  onSort(sort: SortOrder): void;
}

/** The order of a list: applied when chosen, or by a button without script. */
export function SortForm({ sort, href, relevanceLabel, onSort }: SortFormProps) {
  const select = useRef<HTMLSelectElement>(null);
  const [path, query] = href.split('?');
  // Shows the choice until the list has loaded, or Back brings another list.
  const [picked, setPicked] = useState(sort);
  const [given, setGiven] = useState(sort);
  if (given !== sort) {
    setGiven(sort);
    setPicked(sort);
  }
  const pick = (chosen: string | undefined) => {
    const order = orders.find(({ value }) => value === chosen)?.value;
    if (!order) return;
    setPicked(order);
    onSort(order);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const chosen = select.current?.value;
    if (chosen !== sort) pick(chosen);
  }, []);

  return (
    <form className={styles.form} action={path} method="get">
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <SortField
        ref={select}
        labelClassName={styles.label}
        name="sort"
        value={picked}
        options={orders.map(({ value, label }) => ({ value, label: value === 'relevance' ? (relevanceLabel ?? label) : label }))}
        onChange={(event) => pick(event.currentTarget.value)}
      />
    </form>
  );
}
