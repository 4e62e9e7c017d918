import type { Sister } from './family/family-links.tsx';
import { mainId } from './main-id.ts';
import type { PromoPart } from './promo/active-parts.ts';
import { PromoBanner } from './promo/promo-banner.tsx';
import { ShipToBar } from './ship-to-bar.tsx';
import styles from './top.module.css';

interface TopProps {
  readonly variant: 'shop' | 'checkout' | 'bare';
  readonly promo: readonly PromoPart[];
  /** Cents from which standard shipping is free. */
  readonly freeFrom: number;
  readonly sisters: readonly Sister[];
}

/** What stands before the header, outside the app: the way past it all, offers, and the ship-to bar. */
export function Top({ variant, promo, sisters, freeFrom }: TopProps) {
  return (
    <>
      <a className={styles.skip} href={`#${mainId}`}>
        Skip to main content
      </a>
      {variant === 'shop' && (
        <section aria-label="Offers and delivery">
          <PromoBanner parts={promo} />
          <ShipToBar freeFrom={freeFrom} sisters={sisters} />
        </section>
      )}
    </>
  );
}
