import { Island } from '../page/island.tsx';
import type { ShellVariant } from '../page/page.ts';
import type { Sister } from './family/family-links.tsx';
import { mainId } from './main-id.ts';
import { type PromoPart, shownPart } from './promo/active-parts.ts';
import PromoBanner from './promo/promo-banner.tsx';
import ShipToBar from './ship-to-bar.tsx';
import styles from './top.module.css';

interface TopProps {
  readonly variant: ShellVariant;
  readonly promo: readonly PromoPart[];
  /** Cents from which standard shipping is free. */
  readonly freeFrom: number;
  readonly sisters: readonly Sister[];
}

/** The skip link, the promo banner and the ship-to bar. */
export function Top({ variant, promo, sisters, freeFrom }: TopProps) {
  return (
    <>
      <a className={styles.skip} href={`#${mainId}`}>
        Skip to main content
      </a>
      {variant === 'shop' && (
        <section aria-label="Offers and delivery">
          {promo.length > 0 && <Island of={PromoBanner} load="idle" props={{ parts: promo.map(shownPart) }} />}
          <Island of={ShipToBar} load="idle" props={{ freeFrom, sisters }} />
        </section>
      )}
    </>
  );
}
