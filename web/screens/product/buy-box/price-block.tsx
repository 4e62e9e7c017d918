import { useEffect, useState } from 'react';
import type { ReferencePriceType } from '../../../../contract/values/money.schemas.ts';
import { AdvertisedPrice } from '../../../features/catalog/advertised-price.tsx';
import { ProductPrice } from '../../../features/catalog/product-price.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { loadModule } from '../../../ui/browser/load-module.ts';
import { Clock } from '../../../ui/icons/icons.tsx';
import { MoreInfo } from '../../../ui/layers/more-info.tsx';
import type { ShownPrice, ShownProduct } from '../product-data.ts';
import styles from './price-block.module.css';
import { saleDayWords } from './sale-day.ts';

/** Price, reference price with its evidence, and the end of the sale. As high as the product's highest, so choosing moves nothing. */
export function PriceBlock({ price, product }: { price: ShownPrice; product: Pick<ShownProduct, 'variations'> }) {
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
              {meanings[reference.type]} {reference.evidence}
            </MoreInfo>
          </>
        )}
      </div>
      {product.variations.some((variation) => variation.price.advertised) && (
        <div className={styles.advertised}>
          <AdvertisedPrice price={price} />
        </div>
      )}
      {ends && <SaleEnd key={price.saleEndsAt} endsAt={price.saleEndsAt} />}
    </div>
  );
}

/** The day in the cached page; days, hours and minutes after hydration, in the same line. */
function SaleEnd({ endsAt }: { endsAt: string | undefined }) {
  const [words, setWords] = useState<string | null>(() => (endsAt ? saleDayWords(endsAt) : null));
  useEffect(() => {
    if (!endsAt) return;
    let timer = 0;
    let isShown = true;
    void loadModule(() => import('./sale-urgency.ts')).then(({ urgencyWords }) => {
      if (!isShown) return;
      const tick = () => setWords(urgencyWords(endsAt, new Date()));
      tick();
      timer = window.setInterval(tick, 10_000);
    });
    return () => {
      isShown = false;
      clearInterval(timer);
    };
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

/** The reference price types of spec §3, explained. */
const meanings: Record<ReferencePriceType, string> = {
  WAS: 'Compared with our previous price.',
  LIST_PRICE: 'Compared with our list price.',
  COMPARE_EXACT: 'Compared with the price of the same item elsewhere.',
  COMPARE_SIMILAR: 'Compared with the price of similar items elsewhere.',
  MSRP: 'Compared with the manufacturer’s suggested retail price.',
  BELOW_MAPP: 'Compared with the manufacturer’s minimum advertised price.',
};
