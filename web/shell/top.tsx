import { mainId } from './shell.tsx';
import { ShipToBar } from './ship-to-bar.tsx';
import styles from './top.module.css';

interface TopProps {
  readonly variant: 'shop' | 'checkout' | 'bare';
  /** Cents from which standard shipping is free. */
  readonly freeFrom: number;
}

/** What stands before the header, outside the app: the way past it all, offers, and the ship-to bar. */
export function Top({ variant, freeFrom }: TopProps) {
  return (
    <>
      <a className={styles.skip} href={`#${mainId}`}>
        Skip to main content
      </a>
      {variant === 'shop' && (
        <section aria-label="Offers and delivery">
          <ShipToBar freeFrom={freeFrom} />
        </section>
      )}
    </>
  );
}
