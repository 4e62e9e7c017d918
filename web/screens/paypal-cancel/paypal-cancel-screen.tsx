import { cart, checkout } from '../../routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/form/button.tsx';
import { ShoppingBag } from '../../ui/icons/icons.tsx';
import type { PaypalCancelData } from './paypal-cancel-data.ts';

export default function PaypalCancelScreen({ data: { draftCheckoutUuid } }: { data: PaypalCancelData }) {
  return (
    <EmptyState
      heading="h1"
      whole
      title="PayPal payment cancelled"
      icon={<ShoppingBag size={40} />}
      actions={
        <>
          <LinkButton href={checkout({ checkout: draftCheckoutUuid ?? undefined })}>Back to checkout</LinkButton>
          {!draftCheckoutUuid && (
            <LinkButton href={cart()} variant="secondary">
              Back to your cart
            </LinkButton>
          )}
        </>
      }
    >
      {draftCheckoutUuid ? 'You haven’t been charged.' : 'You haven’t been charged, and your cart is still here.'} Try again or use another
      payment method.
    </EmptyState>
  );
}
