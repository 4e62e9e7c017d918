import GoOn from '../../features/checkout/go-on.tsx';
import { Island } from '../../page/island.tsx';
import { cart, checkout } from '../../routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/form/button.tsx';
import { Lock } from '../../ui/icons/icons.tsx';
import type { PaypalProcessingData } from './paypal-processing-data.ts';

const titles = {
  leaving: 'Taking you to PayPal',
  waiting: 'PayPal is waiting for your approval',
  failed: 'We couldn’t continue with PayPal',
} as const;

/** One sentence and a link, which script follows by itself. */
export default function PaypalProcessingScreen({ data }: { data: PaypalProcessingData }) {
  const { state, href, message, draftCheckoutUuid } = data;
  const ownCheckout = checkout({ checkout: draftCheckoutUuid ?? undefined });
  const isLeaving = state === 'leaving';
  return (
    <EmptyState
      heading="h1"
      whole
      title={titles[state]}
      icon={<Lock size={40} />}
      actions={
        <>
          {href && isLeaving && <Island of={GoOn} load="now" props={{ href, label: 'Continue to PayPal' }} />}
          {href && state === 'waiting' && <LinkButton href={href}>Continue at PayPal</LinkButton>}
          {state === 'waiting' && (
            <LinkButton href={ownCheckout} variant="secondary">
              Use another payment method
            </LinkButton>
          )}
          {state === 'failed' && (
            <LinkButton href={draftCheckoutUuid ? ownCheckout : cart()} variant="secondary">
              {draftCheckoutUuid ? 'Back to checkout' : 'Back to your cart'}
            </LinkButton>
          )}
        </>
      }
    >
      {message ??
        (isLeaving
          ? 'If nothing happens, use the button.'
          : 'You haven’t been charged. Approve the payment at PayPal, or use another payment method.')}
    </EmptyState>
  );
}
