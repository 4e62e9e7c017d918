import { useEffect, useRef, useState } from 'react';
import type { SortOrder } from '../../../contract/catalog/search.ts';
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
  /** The list's first page without an order, as the link function builds it; its query is kept. */
  href: string;
  /** What the unsorted list is called; a category has nothing to match. */
  relevanceLabel?: string | undefined;
  onSort(sort: SortOrder): void;
}

/** The order of a list: shown as soon as it is chosen, and by a button where no script runs. */
export function SortForm({ sort, href, relevanceLabel, onSort }: SortFormProps) {
  const select = useRef<HTMLSelectElement>(null);
  const [path, query] = href.split('?');
  // What is picked is shown until the list has followed, or another one has come by Back.
  const [picked, setPicked] = useState(sort);
  const [given, setGiven] = useState(sort);
  if (given !== sort) {
    setGiven(sort);
    setPicked(sort);
  }
  const pick = (order: SortOrder) => {
    setPicked(order);
    onSort(order);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has just come to life
  useEffect(() => {
    const chosen = select.current?.value as SortOrder | undefined;
    if (chosen && chosen !== sort) pick(chosen);
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
        onChange={(event) => pick(event.currentTarget.value as SortOrder)}
      />
    </form>
  );
}
