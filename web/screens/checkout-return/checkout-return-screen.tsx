import GoOn from '../../features/checkout/go-on.tsx';
import { Island } from '../../page/island.tsx';
import { checkout } from '../../routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Lock } from '../../ui/icons/icons.tsx';

export interface CheckoutReturnData {
  readonly checkoutUuid: string;
}

/** A link back to the checkout, which script follows by itself. */
export default function CheckoutReturnScreen({ data: { checkoutUuid } }: { data: CheckoutReturnData }) {
  return (
    <EmptyState
      heading="h1"
      title="Returning from your bank"
      icon={<Lock size={40} />}
      actions={<Island of={GoOn} load="now" props={{ href: checkout({ checkout: checkoutUuid }), label: 'Continue to checkout' }} />}
    >
      If nothing happens, use the button.
    </EmptyState>
  );
}
