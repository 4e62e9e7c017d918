import type { Product, Variation } from '../../../contract/catalog.ts';
import { ProductPrice } from '../../features/catalog/product-price.tsx';
import { Arrival } from '../../features/delivery/arrival.tsx';
import { product as productLink } from '../../routes.ts';
import { classes } from '../../ui/classes.ts';
import { PackageCheck, RotateCcw } from '../../ui/icons.tsx';
import { Rating } from '../../ui/rating.tsx';
import { AddToCart } from './add-to-cart.tsx';
import styles from './buy-box.module.css';
import { OptionList } from './option-list.tsx';
import type { ProductData } from './product-data.ts';
import { canBeBought } from './selection.ts';

/** So few left are said as a number. */
const fewLeft = 5;

interface BuyBoxProps {
  product: Product;
  chosen: Variation | null;
  onChoose(variation: Variation): void;
  arrival: ProductData['arrival'];
  addError: string | null;
}

/** What one needs to know to buy: name, rating, price, options, stock, shipping, returns, and the button. */
export function BuyBox({ product, chosen, onChoose, arrival, addError }: BuyBoxProps) {
  const price = chosen?.price ?? product.lowestVariationPrice;
  return (
    <div className={styles.box}>
      <header className={styles.head}>
        {product.brand && <p className={styles.brand}>{product.brand}</p>}
        <h1 className={styles.name}>{product.name}</h1>
        {product.rating ? (
          <a className={styles.rating} href="#reviews">
            <Rating average={product.rating.average} count={product.rating.count} withAverage />
          </a>
        ) : (
          <p className={styles.unrated}>No reviews yet</p>
        )}
      </header>
      <ProductPrice price={price} size="large" />
      {chosen &&
        product.options.map((option) => (
          <OptionList
            key={option.name}
            option={option}
            variations={product.variations}
            chosen={chosen}
            hrefOf={(variation) => productLink(product, variation)}
            onChoose={onChoose}
          />
        ))}
      <ul className={styles.facts}>
        <Stock variation={chosen} />
        {chosen && arrival && (
          <li>
            <Arrival variationId={chosen.variationId} given={arrival} action={productLink(product, chosen)} />
          </li>
        )}
        <li className={styles.fact}>
          <RotateCcw size={18} />
          {product.returnable ? 'Return it within 30 days of delivery' : 'This item can’t be returned'}
        </li>
      </ul>
      <AddToCart product={product} chosen={chosen} error={addError} />
    </div>
  );
}

function Stock({ variation }: { variation: Variation | null }) {
  const left = variation && canBeBought(variation) ? variation.quantityAvailable : 0;
  const [look, words] =
    left === 0 ? [styles.soldOut, 'Sold out'] : left <= fewLeft ? [styles.few, `Only ${left} left`] : [styles.inStock, 'In stock'];
  return (
    <li className={classes(styles.fact, look)} aria-live="polite">
      <PackageCheck size={18} />
      {words}
    </li>
  );
}
