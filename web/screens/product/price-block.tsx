import { useEffect, useState } from 'react';
import type { Product, VariationPrice } from '../../../contract/catalog.ts';
import { ProductPrice } from '../../features/catalog/product-price.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Clock } from '../../ui/icons.tsx';
import { MoreInfo } from '../../ui/more-info.tsx';
import styles from './price-block.module.css';
import { referenceMeaning } from './price-words.ts';

/** What is paid, what it is compared with and why that is fair, and how long it stays so. Its height is that of the product's longest. */
export function PriceBlock({ price, product }: { price: VariationPrice; product: Pick<Product, 'variations'> }) {
  const { reference, amount } = price;
  const ends = product.variations.some((variation) => variation.price.saleEndsAt);
  return (
    <div className={styles.block}>
      <div className={styles.line}>
        <ProductPrice price={price} size="large" />
        {reference && (
          <>
            <Badge tone="sale">Save {Math.floor(100 - (100 * amount) / reference.amount)}%</Badge>
            <MoreInfo label="About this price">
              {referenceMeaning(reference.type)} {reference.evidence}
            </MoreInfo>
          </>
        )}
      </div>
      {ends && <SaleEnd key={price.saleEndsAt} endsAt={price.saleEndsAt} />}
    </div>
  );
}

/** Says "ends soon" in a page that many see, and the days, hours and minutes once script runs: in the same line, so that nothing moves. */
function SaleEnd({ endsAt }: { endsAt: string | undefined }) {
  const [words, setWords] = useState<string | null>('Sale ends soon');
  useEffect(() => {
    if (!endsAt) return;
    let timer = 0;
    void import('./sale-urgency.ts').then(({ urgencyWords }) => {
      const tick = () => setWords(urgencyWords(endsAt, new Date()));
      tick();
      timer = window.setInterval(tick, 10_000);
    });
    return () => clearInterval(timer);
  }, [endsAt]);
  return (
    <p className={styles.end}>
      {endsAt && words && (
        <>
          <Clock size={16} />
          <time dateTime={endsAt}>{words}</time>
        </>
      )}
    </p>
  );
}
