import { cart, checkout } from '../../routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/form/button.tsx';
import { ShoppingBag } from '../../ui/icons/icons.tsx';

export default function PaypalCancelScreen() {
  return (
    <EmptyState
      heading="h1"
      title="PayPal payment cancelled"
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
      You haven’t been charged, and your cart is still here. Try again or use another payment method.
    </EmptyState>
  );
}
