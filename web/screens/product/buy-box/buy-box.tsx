import { useEffect, useState } from 'react';
import { Arrival } from '../../../features/delivery/arrival.tsx';
import { rememberViewed } from '../../../features/product/viewed.ts';
import { island, useShare } from '../../../page/island.tsx';
import { classes } from '../../../ui/classes.ts';
import { PackageCheck, RotateCcw } from '../../../ui/icons/icons-goods.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { ShareButton } from '../details/share-button.tsx';
import type { ProductData, ShownProduct, ShownVariation } from '../product-data.ts';
import { AddToCart } from './add-to-cart.tsx';
import styles from './buy-box.module.css';
import { Chips } from './chips.tsx';
import { choose, type ProductShare, useChosen, useChosenNow, useHrefOf } from './chosen.ts';
import { FinancingLine } from './financing-line.tsx';
import { OptionList } from './option-list.tsx';
import { PriceBlock } from './price-block.tsx';
import { canBeBought, insteadWords } from './selection.ts';
import { useFreshOffers } from './use-fresh-offers.ts';

/** From this stock down, the number left is shown. */
const fewLeft = 5;

type BuyBoxProps = Pick<ProductData, 'arrival' | 'shipping' | 'isNew' | 'addError' | 'alert'>;

/** Everything needed to buy: name, rating, price, options, stock, arrival, returns, and the button. */
function BuyBox({ arrival, shipping, isNew, addError, alert }: BuyBoxProps) {
  const { product, refresh } = useFreshOffers(useShare<ProductShare>().product);
  const chosen = useChosen(product.variations);
  const hrefOf = useHrefOf();
  const price = chosen?.price ?? product.lowestVariationPrice;
  const buyable = chosen !== null && canBeBought(chosen);
  // Items that are never shipped have no arrival or return dates; sold-out ones will have them again.
  const shipped = chosen?.availability === 'SELLABLE' || chosen?.availability === 'OUT_OF_STOCK';
  // With three rows of options the button would leave the first view.
  const isDense = product.options.length > 2;
  useEffect(() => rememberViewed(product.productId), [product.productId]);
  return (
    <div className={classes(styles.box, isDense && styles.dense)}>
      <div className={styles.top}>
        <Head product={product} isNew={isNew} />
        <ShareButton title={product.name} href={hrefOf(chosen)} />
      </div>
      <div className={styles.cost}>
        <PriceBlock price={price} product={product} />
        {buyable && <FinancingLine amount={price.amount} />}
      </div>
      <Options product={product} isDense={isDense} />
      <Stock variation={chosen} />
      <AddToCart
        product={product}
        chosen={chosen}
        refused={addError}
        alert={alert}
        onChoose={(variation) => choose(product, variation)}
        onOutdated={refresh}
      />
      {shipped && (
        <ul className={styles.facts}>
          {chosen && arrival && (
            <li>
              <Arrival variationId={chosen.variationId} given={arrival} action={hrefOf(chosen)} />
              {buyable && <ShippingProgress amount={price.amount} from={shipping.freeFrom} />}
            </li>
          )}
          <li className={styles.fact}>
            <RotateCcw size={18} />
            {product.returnable ? returnWords(product.returns) : 'This item can’t be returned'}
          </li>
        </ul>
      )}
    </div>
  );
}

/** The options, which show a choice before all else does. */
function Options({ product, isDense }: { product: ShownProduct; isDense: boolean }) {
  const hrefOf = useHrefOf();
  const chosen = useChosenNow(product.variations);
  const [instead, setInstead] = useState<string | null>(null);
  const onChoose = (variation: ShownVariation, option: string) => {
    setInstead(chosen && insteadWords(chosen, variation, option));
    choose(product, variation);
  };
  return (
    <>
      {chosen &&
        product.options.map((option) => (
          <OptionList
            key={option.name}
            product={product}
            option={option}
            chosen={chosen}
            isDense={isDense}
            hrefOf={hrefOf}
            onChoose={onChoose}
          />
        ))}
      <p className={styles.instead} role="status">
        {instead}
      </p>
    </>
  );
}

const returnWords = ({ days, paidBy }: ShownProduct['returns']): string =>
  `Return it${paidBy === 'shop' ? ' for free' : ''} within ${days} days of delivery`;

/** Badges, brand, name and rating. */
function Head({ product, isNew }: { product: ShownProduct; isNew: boolean }) {
  return (
    <header className={styles.head}>
      <Chips isNew={isNew} tags={product.qualityTags} />
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
  );
}

function Stock({ variation }: { variation: ShownVariation | null }) {
  const [look, words] = stockWords(variation);
  return (
    <p className={classes(styles.fact, styles.stock, styles[look])} aria-live="polite">
      <PackageCheck size={18} />
      {words}
    </p>
  );
}

/** The four statuses of spec §3 in a shopper's words. */
function stockWords(variation: ShownVariation | null): ['inStock' | 'few' | 'soldOut', string] {
  if (!variation || variation.availability === 'UNAVAILABLE') return ['soldOut', 'No longer sold'];
  if (variation.availability === 'RESTRICTED') return ['soldOut', 'Not available online'];
  if (!canBeBought(variation)) return ['soldOut', 'Sold out'];
  const left = variation.quantityAvailable;
  return left <= fewLeft ? ['few', `Only ${left} left`] : ['inStock', 'In stock'];
}

/** How far this item alone goes toward free shipping (`from`, cents); nothing once it ships free. */
function ShippingProgress({ amount, from }: { amount: number; from: number }) {
  if (amount >= from) return null;
  return <progress className={styles.progress} max={from} value={amount} aria-label="Progress toward free shipping" />;
}

export default island('screens/product/buy-box/buy-box', BuyBox);
