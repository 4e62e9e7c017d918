import { type PointerEvent, useRef } from 'react';
import type { ShownBlockOf } from '../../../contract/content/page.schemas.ts';
import { classes } from '../../ui/classes.ts';
import { formatMoney } from '../../ui/money.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './room-spot.module.css';

interface RoomSpotProps {
  spot: ShownBlockOf<'shoppable_room'>['hot_spots'][number];
  /** Its number in the list of items, from 1. */
  number: number;
  href: string;
}

/**
 * A spot on a room's picture: a link whose card appears on hover and focus. On touch screens the first tap shows the card and the next opens the
 * product.
 */
export function RoomSpot({ spot: { x, y, card }, number, href }: RoomSpotProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const wasShown = useRef(true);
  const press = (event: PointerEvent) => {
    wasShown.current = event.pointerType === 'mouse' || document.activeElement === link.current;
  };
  const { lowestVariationPrice: price, hasPriceRange } = card;
  return (
    <span className={styles.place} style={{ left: `clamp(1.375rem, ${x}%, 100% - 1.375rem)`, top: `${y}%` }}>
      <a
        ref={link}
        className={styles.spot}
        href={href}
        onPointerDown={press}
        onClick={(event) => {
          if (wasShown.current) return;
          event.preventDefault();
          link.current?.focus();
        }}
      >
        <span className={styles.dot} aria-hidden="true">
          {number}
        </span>
        <VisuallyHidden>{card.name}</VisuallyHidden>
        <span
          className={classes(styles.card, x > 66 ? styles.toLeft : x > 33 && styles.centered, y > 60 && styles.above)}
          aria-hidden="true"
        >
          <span className={styles.name}>{card.name}</span>
          <span className={styles.price}>
            {hasPriceRange && 'From '}
            {formatMoney(price.amount, { currency: price.currency })}
          </span>
        </span>
      </a>
    </span>
  );
}
