import { cart, checkout } from '../../routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/form/button.tsx';
import { ShoppingBag } from '../../ui/icons/icons.tsx';

export default function PaypalCancelScreen() {
  return (
    <EmptyState
      heading="h1"
      title="You left PayPal"
      icon={<ShoppingBag size={40} />}
      actions={
        <>
          <LinkButton href={checkout()}>Back to checkout</LinkButton>
          <LinkButton href={cart()} variant="secondary">
            Back to your cart
          </LinkButton>
        </>
      }
    >
      Nothing has been charged, and your cart is as you left it. You can try again or use another payment method.
    </EmptyState>
  );
}
