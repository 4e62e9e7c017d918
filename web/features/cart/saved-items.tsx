import { useId, useState } from 'react';
import type { SavedItem } from '../../../contract/saved/saved.ts';
import { Button } from '../../ui/form/button.tsx';
import { SavedCard } from './saved-card.tsx';
import styles from './saved-items.module.css';

interface SavedItemsProps {
  items: readonly SavedItem[];
  /** The URL its forms post to without script. */
  action: string;
  busy: ReadonlySet<number>;
  errors: ReadonlyMap<number, string>;
  /** Heading level of the items' names. */
  heading: 'h2' | 'h3';
  /** Initial number shown, with a toggle for the rest (spec §2.7); all if omitted. */
  first?: number;
  onMove(item: SavedItem): void;
  onRemove(item: SavedItem): void;
}

/** Saved items as cards. Without script all are shown. */
export function SavedItems({ items, first, heading, ...each }: SavedItemsProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const more = first === undefined ? 0 : Math.max(0, items.length - first);
  return (
    <>
      <ul id={id} className={styles.items}>
        {items.map((item, index) => (
          <li key={item.variationId} data-folded={(!open && more > 0 && index >= (first ?? 0)) || undefined}>
            <SavedCard item={item} heading={heading} {...each} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button
          className={styles.toggle}
          variant="secondary"
          size="small"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Show less' : `Show ${more} more`}
        </Button>
      )}
    </>
  );
}
