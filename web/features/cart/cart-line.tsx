import type { CartLine as Line } from '../../../contract/cart/cart.ts';
import { arrivalDays } from '../../../contract/values/arrival-days.ts';
import { cart as cartLink, product as productLink } from '../../routes.ts';
import { Button } from '../../ui/form/button.tsx';
import { QuantityStepper } from '../../ui/form/quantity-stepper.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import { formatMoney } from '../../ui/money.ts';
import styles from './cart-line.module.css';
import { ItemForm } from './item-form.tsx';
import { ItemSummary } from './item-summary.tsx';
import { LineTotal, Reductions } from './reductions.tsx';

interface CartLineProps {
  line: Line;
  /** The requested quantity while the server has not answered; amounts wait for the server (checklist 22). */
  pendingQuantity?: number | undefined;
  error?: string | undefined;
  onQuantity(line: Line, quantity: number): void;
  onRemove(line: Line): void;
  /** Omitted when the visitor has no access to saved items. */
  onSave?: ((line: Line) => void) | undefined;
}

/** A line of the cart. Without script its forms post to the cart page. */
export function CartLine({ line, pendingQuantity, error, onQuantity, onRemove, onSave }: CartLineProps) {
  const { variationId, productDetails, variationDetails, inventory, errorDetails } = line;
  const sellable = inventory.quantityAvailable > 0 && inventory.availability === 'SELLABLE';
  const { currency, amount } = variationDetails.price;
  return (
    <div className={styles.line} aria-busy={pendingQuantity !== undefined}>
      <ItemSummary
        product={productDetails}
        variationId={variationId}
        options={variationDetails.options}
        image={variationDetails.image}
        heading="h2"
      >
        <Reductions adjustments={line.adjustments} currency={currency} />
        {line.arrival && <p className={styles.arrival}>Arrives {arrivalDays(line.arrival)}</p>}
        {(error ?? errorDetails?.message) && (
          <Notice tone={error ? 'error' : 'info'} className={styles.notice}>
            {error ?? errorDetails?.message}
            {!error && errorDetails?.code === 'held' && (
              <>
                {' '}
                <a href={productLink(productDetails, { variationId })}>Tell me when it’s back</a>
              </>
            )}
          </Notice>
        )}
        <div className={styles.controls}>
          {sellable && (
            <form className={styles.form} method="post" action={cartLink()} onSubmit={(event) => event.preventDefault()}>
              <input type="hidden" name="action" value="update" />
              <input type="hidden" name="variationId" value={variationId} />
              <QuantityStepper
                name="quantity"
                size="small"
                value={pendingQuantity ?? line.quantity}
                max={Math.min(inventory.quantityAvailable, 99)}
                label={`Quantity of ${productDetails.name}`}
                onChange={(quantity) => onQuantity(line, quantity)}
              />
              <Button className={styles.withoutScript} type="submit" variant="secondary" size="small">
                Update
              </Button>
            </form>
          )}
          {onSave && (
            <ItemForm className={styles.way} action={cartLink()} does="save" item={line} onSubmit={() => onSave(line)}>
              <Button type="submit" variant="quiet" size="small" aria-label={`Save for later: ${productDetails.name}`}>
                Save for later
              </Button>
            </ItemForm>
          )}
          <ItemForm className={styles.way} action={cartLink()} does="remove" item={line} onSubmit={() => onRemove(line)}>
            <Button type="submit" variant="quiet" size="small" aria-label={`Remove ${productDetails.name}`}>
              Remove
            </Button>
          </ItemForm>
        </div>
        {/* Below the stepper, which makes it come and go. */}
        {(line.quantity > 1 || !sellable) && <p className={styles.unit}>{formatMoney(amount, { currency })} each</p>}
      </ItemSummary>
      <p className={styles.total}>{sellable ? <LineTotal line={line} currency={currency} /> : '—'}</p>
    </div>
  );
}
