import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Cart, cartEndpoints, maxLineQuantity } from '../../../../contract/cart/cart.ts';
import { client } from '../../../api/browser.ts';
import { addErrorWords } from '../../../features/product/add-error.ts';
import { cart } from '../../../routes.ts';
import { announceCartChange } from '../../../shell/visitor/cart-quantity.ts';
import { afterPaint } from '../../../ui/browser/after-paint.ts';
import { Button } from '../../../ui/form/button.tsx';
import { QuantityStepper } from '../../../ui/form/quantity-stepper.tsx';
import { Notice } from '../../../ui/layers/notice.tsx';
import type { ProductData, ShownProduct, ShownVariation } from '../product-data.ts';
import styles from './add-to-cart.module.css';
import { chosenAmong, useHrefOf } from './chosen.ts';
import { canBeBought } from './selection.ts';
import { SoldOut } from './sold-out.tsx';
import { useStickyBar } from './use-sticky-bar.ts';

interface Added {
  AddedDrawer: typeof import('./added-drawer.tsx').AddedDrawer;
  cart: Cart;
  variation: ShownVariation;
  quantity: number;
}

interface AddToCartProps {
  product: ShownProduct;
  chosen: ShownVariation | null;
  /** What the form without script was refused. */
  refused: ProductData['addError'];
  alert: ProductData['alert'];
  onChoose(variation: ShownVariation): void;
  /** Called when the shop refused because of what the page does not know yet, such as stock. */
  onOutdated(): void;
}

/** Moves the focus from the button just pressed, which is now disabled, to what stands instead. */
const takeFocus = (instead: HTMLElement | null) => {
  if (document.activeElement?.matches(':disabled')) instead?.focus();
};

/** Quantity and the button: a form that posts to the page; with script, a call that opens a drawer. */
export function AddToCart({ product, chosen, refused, alert, onChoose, onOutdated }: AddToCartProps) {
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState(refused && { ...refused, variationId: chosen?.variationId });
  const [added, setAdded] = useState<Added | null>(null);
  const [open, setOpen] = useState(false);
  const hrefOf = useHrefOf();
  const StickyBar = useStickyBar(form);
  const buyable = chosen !== null && canBeBought(chosen);
  /** Of another variation it says nothing. */
  const shown = refusal?.variationId === chosen?.variationId ? refusal : null;

  const isInstead = useRef(false);
  // The alternative that was pressed is gone with the words around it.
  useEffect(() => {
    if (!buyable || !isInstead.current) return;
    isInstead.current = false;
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [buyable]);

  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!chosen || busy) return;
    const variation = chosenAmong(product.variations, chosen);
    const quantity = Number(new FormData(event.currentTarget).get('quantity') ?? 1);
    setBusy(true);
    setRefusal(null);
    const call = client.call(cartEndpoints.addItem, { variationId: variation.variationId, quantity });
    // Load the drawer while the call is under way, but not before the button shows that it is; without it, go to the cart.
    const drawer = afterPaint()
      .then(() => import('./added-drawer.tsx'))
      .catch(() => null);
    const result = await call;
    const { AddedDrawer } = (await drawer) ?? {};
    setBusy(false);
    if (!result.ok) {
      setRefusal({ words: addErrorWords(result, quantity), quantity, variationId: variation.variationId });
      if (result.statusCode === 404 || result.statusCode === 409) onOutdated();
      return;
    }
    announceCartChange();
    if (!AddedDrawer) return location.assign(cart());
    setAdded({ AddedDrawer, cart: result.data, variation, quantity });
    setOpen(true);
  };

  return (
    <>
      <form id="add-to-cart" ref={form} className={styles.form} action={hrefOf(chosen)} method="post" onSubmit={add} data-above-note="">
        <input type="hidden" name="action" value="add" />
        <input type="hidden" name="variationId" value={chosen?.variationId ?? ''} />
        {/* Units held by others have their own notice below. */}
        {shown && (buyable || !chosen?.heldUntil) && <Notice tone="error">{shown.words}</Notice>}
        <div className={styles.row}>
          {buyable && (
            <QuantityStepper
              key={chosen.variationId}
              name="quantity"
              defaultValue={shown?.quantity}
              label={`Quantity of ${product.name}`}
              max={Math.min(chosen.quantityAvailable, maxLineQuantity)}
            />
          )}
          <Button type="submit" size="large" className={styles.button} disabled={!buyable} busy={busy}>
            {buyable ? 'Add to cart' : chosen?.availability === 'RESTRICTED' ? 'Not available online' : 'Sold out'}
          </Button>
        </div>
      </form>
      {chosen && !buyable && (
        <div tabIndex={-1} ref={takeFocus}>
          <SoldOut
            key={chosen.variationId}
            product={product}
            chosen={chosen}
            given={alert}
            onChoose={(variation) => {
              isInstead.current = true;
              onChoose(variation);
            }}
          />
        </div>
      )}
      {StickyBar && <StickyBar product={product} chosen={chosen} form="add-to-cart" buyable={buyable} busy={busy} />}
      {added && (
        <added.AddedDrawer
          product={product}
          variation={added.variation}
          quantity={added.quantity}
          cart={added.cart}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
