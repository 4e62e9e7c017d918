import type { QualityTag } from '../../../../contract/catalog/catalog.ts';
import { Badge } from '../../../ui/badge.tsx';
import styles from './buy-box.module.css';

const words: Record<QualityTag['kind'], (category: string | null) => string> = {
  'best-seller': (category) => `Best seller in ${category}`,
  'top-5': (category) => `Top 5% in ${category}`,
  'top-10': (category) => `Top 10% in ${category}`,
  'few-returns': () => 'Under 5% returned',
};

/** The product's short badges: new, and quality tags (spec §9). */
export function Chips({ isNew, tags }: { isNew: boolean; tags: readonly QualityTag[] }) {
  if (!isNew && tags.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Good to know">
      {isNew && (
        <li>
          <Badge tone="success">New</Badge>
        </li>
      )}
      {tags.map(({ kind, category }) => (
        <li key={kind}>
          <Badge tone="success">{words[kind](category)}</Badge>
        </li>
      ))}
    </ul>
  );
}
