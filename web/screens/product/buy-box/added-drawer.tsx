import { useState } from 'react';
import type { Cart } from '../../../../contract/cart/cart.ts';
import { plural } from '../../../../contract/values/count.ts';
import { chosenOptions } from '../../../../contract/values/option-order.ts';
import { CrossSell } from '../../../features/product/cross-sell.tsx';
import { useCrossSell } from '../../../features/product/use-cross-sell.ts';
import { cart as cartLink, checkout } from '../../../routes.ts';
import { isCrossSellOn } from '../../../shell/flags/cross-sell.ts';
import { useBrand } from '../../../shell/visitor/brand.ts';
import { announceCartChange } from '../../../shell/visitor/cart-quantity.ts';
import { Button, LinkButton } from '../../../ui/form/button.tsx';
import { Drawer } from '../../../ui/layers/drawer.tsx';
import { formatMoney } from '../../../ui/money.ts';
import { ProductPicture } from '../../../ui/product-picture.tsx';
import { picturesOf } from '../gallery/pictures.ts';
import type { ShownProduct, ShownVariation } from '../product-data.ts';
import styles from './added-drawer.module.css';

interface AddedDrawerProps {
  product: ShownProduct;
  variation: ShownVariation;
  quantity: number;
  cart: Cart;
  open: boolean;
  onClose(): void;
}

/** Confirms what was added, with the cart's subtotal and links to go on. */
export function AddedDrawer({ product, variation, quantity, cart: given, open, onClose }: AddedDrawerProps) {
  const { crossSell } = useBrand();
  // Adding from the drawer changes the cart.
  const [later, setLater] = useState<{ since: Cart; cart: Cart } | null>(null);
  const cart = later?.since === given ? later.cart : given;
  const offered = useCrossSell(
    crossSell && open ? given.items.filter((line) => line.variationId === variation.variationId) : [],
    isCrossSellOn,
  );
  const addedToo = (now: Cart) => {
    setLater({ since: given, cart: now });
    announceCartChange();
  };
  const { totals } = cart;
  return (
    <Drawer
      title="Added to your cart"
      open={open}
      onClose={onClose}
      footer={
        <div className={styles.actions}>
          <LinkButton href={checkout()} size="large" wide>
            Check out
          </LinkButton>
          <LinkButton href={cartLink()} variant="secondary" wide>
            View cart ({cart.itemQuantity})
          </LinkButton>
          <Button variant="quiet" wide onClick={onClose}>
            Continue shopping
          </Button>
        </div>
      }
    >
      <div className={styles.item}>
        <ProductPicture
          image={picturesOf(product, variation)[0]}
          department={product.departmentSlug}
          alt=""
          ratio="square"
          priority="eager"
          span="thumb"
          className={styles.picture}
        />
        <div className={styles.words}>
          <p className={styles.name}>{product.name}</p>
          {chosenOptions(variation.options).map(([name, value]) => (
            <p key={name} className={styles.detail}>
              {name}: {value}
            </p>
          ))}
          <p className={styles.detail}>Quantity: {quantity}</p>
          <p className={styles.price}>{formatMoney(variation.price.amount * quantity, { currency: variation.price.currency })}</p>
        </div>
      </div>
      <dl className={styles.totals}>
        <dt>Cart subtotal ({plural(cart.itemQuantity, 'item')})</dt>
        <dd>{formatMoney(totals.merchandise - totals.discount, { currency: totals.currency })}</dd>
      </dl>
      {totals.freeShipping && (
        <p className={styles.shipping}>
          {totals.freeShipping.missing > 0
            ? `${formatMoney(totals.freeShipping.missing, { currency: totals.currency })} more and standard shipping is free`
            : 'Your order ships free'}
        </p>
      )}
      {open && <CrossSell variations={offered} cart={cart} onAdded={addedToo} />}
    </Drawer>
  );
}
