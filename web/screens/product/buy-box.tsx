import { type ReactNode, Suspense } from 'react';
import type { Product, Variation } from '../../../contract/catalog.ts';
import { product as productLink } from '../../routes.ts';
import { classes } from '../../ui/classes.ts';
import { PackageCheck, RotateCcw } from '../../ui/icons-goods.tsx';
import { AddToCart } from './add-to-cart.tsx';
import { ArrivalPlace } from './arrival-place.tsx';
import styles from './buy-box.module.css';
import { FinancingLine } from './financing-line.tsx';
import { OptionList } from './option-list.tsx';
import { PriceBlock } from './price-block.tsx';
import type { ProductData } from './product-data.ts';
import { canBeBought } from './selection.ts';
import { ShareButton } from './share-button.tsx';
import { ShippingProgress } from './shipping-progress.tsx';

/** So few left are said as a number. */
const fewLeft = 5;

interface BuyBoxProps {
  product: Product;
  chosen: Variation | null;
  onChoose(variation: Variation): void;
  head: ReactNode;
  data: Pick<ProductData, 'arrival' | 'shipping' | 'addError' | 'alert'>;
}

/** What one needs to know to buy: name, rating, price, options, stock, arrival, returns, and the button. */
export function BuyBox({ product, chosen, onChoose, head, data }: BuyBoxProps) {
  const price = chosen?.price ?? product.lowestVariationPrice;
  const buyable = chosen !== null && canBeBought(chosen);
  // What is never sent has neither a day of arrival nor one to be sent back by; what is sold out will have them again.
  const shipped = chosen?.availability === 'SELLABLE' || chosen?.availability === 'OUT_OF_STOCK';
  return (
    <div className={styles.box}>
      <Suspense>
        <div className={styles.top}>
          {head}
          <ShareButton title={product.name} />
        </div>
        <div className={styles.cost}>
          <PriceBlock price={price} product={product} />
          {buyable && <FinancingLine amount={price.amount} />}
        </div>
        {chosen &&
          product.options.map((option) => (
            <OptionList
              key={option.name}
              product={product}
              option={option}
              chosen={chosen}
              hrefOf={(variation) => productLink(product, variation)}
              onChoose={onChoose}
            />
          ))}
        <ul className={styles.facts}>
          <Stock variation={chosen} />
          {chosen && shipped && data.arrival && (
            <li>
              <ArrivalPlace product={product} chosenId={chosen.variationId} given={data.arrival} />
              {buyable && <ShippingProgress amount={price.amount} from={data.shipping.freeFrom} />}
            </li>
          )}
          {shipped && (
            <li className={styles.fact}>
              <RotateCcw size={18} />
              {product.returnable ? 'Return it within 30 days of delivery' : 'This item can’t be returned'}
            </li>
          )}
        </ul>
      </Suspense>
      <AddToCart product={product} chosen={chosen} error={data.addError} alert={data.alert} onChoose={onChoose} />
    </div>
  );
}

function Stock({ variation }: { variation: Variation | null }) {
  const [look, words] = stockWords(variation);
  return (
    <li className={classes(styles.fact, styles[look])} aria-live="polite">
      <PackageCheck size={18} />
      {words}
    </li>
  );
}

/** The four statuses of spec §3 in a shopper's words. */
function stockWords(variation: Variation | null): ['inStock' | 'few' | 'soldOut', string] {
  if (!variation || variation.availability === 'UNAVAILABLE') return ['soldOut', 'No longer sold'];
  if (variation.availability === 'RESTRICTED') return ['soldOut', 'Not available online'];
  if (!canBeBought(variation)) return ['soldOut', 'Sold out'];
  const left = variation.quantityAvailable;
  return left <= fewLeft ? ['few', `Only ${left} left`] : ['inStock', 'In stock'];
}
