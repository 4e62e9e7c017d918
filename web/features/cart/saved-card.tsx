import type { SavedItem } from '../../../contract/saved/saved.ts';
import { chosenOptions } from '../../../contract/values/option-order.ts';
import { product as productLink } from '../../routes.ts';
import { classes } from '../../ui/classes.ts';
import { Button } from '../../ui/form/button.tsx';
import { formatMoney } from '../../ui/money.ts';
import { ProductPicture } from '../../ui/product-picture.tsx';
import { ItemForm } from './item-form.tsx';
import styles from './saved-card.module.css';

interface SavedCardProps {
  item: SavedItem;
  action: string;
  busy: ReadonlySet<number>;
  errors: ReadonlyMap<number, string>;
  heading: 'h2' | 'h3';
  onMove(item: SavedItem): void;
  onRemove(item: SavedItem): void;
}

/** A saved item: what it is, its prices now and then, and its actions. */
export function SavedCard({ item, action, busy, errors, heading: Heading, onMove, onRemove }: SavedCardProps) {
  const { variationId, quantity, productDetails, variationDetails, errorDetails } = item;
  const { name } = productDetails;
  const { image, options } = variationDetails;
  const href = productLink(productDetails, { variationId });
  const chosen = chosenOptions(options).map(([, value]) => value);
  const error = errors.get(variationId);
  const isBusy = busy.has(variationId);
  return (
    <article className={classes(styles.card, errorDetails && styles.gone)} aria-busy={isBusy}>
      <div className={styles.picture}>
        <ProductPicture image={image} department={productDetails.departmentSlug} alt="" ratio="square" />
      </div>
      <div className={styles.words}>
        <Heading className={styles.name}>
          <a href={href}>{name}</a>
        </Heading>
        {(chosen.length > 0 || quantity > 1) && (
          <p className={styles.options}>{[...chosen, ...(quantity > 1 ? [`Quantity ${quantity}`] : [])].join(' · ')}</p>
        )}
        {errorDetails ? <Gone item={item} href={href} /> : <NowAndThen item={item} />}
        {error && (
          <p className={styles.error} role="alert">
            {error}
          </p>
        )}
      </div>
      <div className={styles.ways}>
        {!errorDetails && (
          <ItemForm action={action} does="move" item={item} onSubmit={() => isBusy || onMove(item)}>
            <Button type="submit" variant="secondary" size="small" wide busy={isBusy} aria-label={`Move to cart: ${name}`}>
              Move to cart
            </Button>
          </ItemForm>
        )}
        <ItemForm action={action} does="unsave" item={item} onSubmit={() => isBusy || onRemove(item)}>
          <Button type="submit" variant="quiet" size="small" aria-label={`Remove ${name} from saved items`}>
            Remove
          </Button>
        </ItemForm>
      </div>
    </article>
  );
}

/** Today's price, and the price when it was saved if it differs. */
function NowAndThen({ item: { variationDetails, priceWhenSaved } }: { item: SavedItem }) {
  const { amount, currency } = variationDetails.price;
  const then = formatMoney(priceWhenSaved, { currency });
  return (
    <p className={styles.price}>
      <span>{formatMoney(amount, { currency })}</span>
      {amount < priceWhenSaved && <span className={styles.lower}>Down from {then} when you saved it</span>}
      {amount > priceWhenSaved && <span className={styles.higher}>{then} when you saved it</span>}
    </p>
  );
}

function Gone({ item: { errorDetails }, href }: { item: SavedItem; href: string }) {
  return (
    <p className={styles.higher}>
      {errorDetails?.message} {errorDetails?.code === 'out_of_stock' && <a href={href}>Tell me when it’s back</a>}
    </p>
  );
}
