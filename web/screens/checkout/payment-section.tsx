import type { Checkout } from '../../../contract/checkout/checkout.ts';
import { AddressFields } from '../../features/checkout/address-fields.tsx';
import { BillingChoice } from '../../features/checkout/billing-choice.tsx';
import { CardChoice } from '../../features/checkout/card-choice.tsx';
import { CardElement } from '../../features/checkout/card-element/card-element.tsx';
import type { CardElementHandle } from '../../features/checkout/card-element/use-card-element.ts';
import { CardFields } from '../../features/checkout/card-fields.tsx';
import { PaymentChoice } from '../../features/checkout/payment-choice.tsx';
import { SandboxCards } from '../../features/checkout/sandbox-cards.tsx';
import type { FieldErrors, TypedPaymentType } from '../../features/checkout/typed-form.ts';
import { creditApply } from '../../routes.ts';
import { useBrand } from '../../shell/visitor/brand.ts';
import { Checkbox } from '../../ui/form/choice.tsx';
import { formatMoney } from '../../ui/money.ts';
import type { CheckoutData } from './checkout-data.ts';
import styles from './checkout-screen.module.css';
import { LinkStoreCard } from './link-store-card.tsx';

interface PaymentSectionProps {
  data: CheckoutData;
  checkout: Checkout;
  errors: FieldErrors;
  /** The provider's card fields, where the form has none of its own. */
  element: CardElementHandle | null;
  onChoose: (paymentType: TypedPaymentType) => Promise<void>;
}

/** How to pay, with the billing address (spec §2.8). */
export function PaymentSection({ data, checkout, errors, element, onChoose }: PaymentSectionProps) {
  const { financing } = useBrand();
  const { billingAddress } = data.typed ?? data.checkout;
  const addresses = data.account?.addresses ?? [];
  return (
    <section className={styles.section} aria-labelledby="payment">
      <h2 id="payment">Payment method</h2>
      <PaymentChoice
        checkout={checkout}
        chosen={data.typed?.paymentType}
        chosenCard={data.typed?.storeCard}
        errors={errors}
        onChoose={onChoose}
      >
        {checkout.cardProvider.sandbox && <SandboxCards showCards={checkout.cardProvider.testCards} />}
        <CardChoice
          cards={data.account?.cards ?? []}
          chosen={data.typed?.savedCardId}
          errors={errors}
          asksCode={data.account?.asksCardCode ?? false}
        >
          {element ? <CardElement handle={element} error={errors.cardToken} /> : <CardFields errors={errors} typed={data.typed?.card} />}
          {data.account?.canSaveCard && (
            <Checkbox name="saveCard" value="yes" defaultChecked={data.typed?.saveCard}>
              Save this card for next time
            </Checkbox>
          )}
        </CardChoice>
        <div className={styles.billing}>
          <Checkbox name="billingSame" value="yes" defaultChecked={!billingAddress}>
            Billing address is the same as shipping
          </Checkbox>
          <div className={styles.billingFields}>
            <h3>Billing address</h3>
            <BillingChoice
              addresses={addresses}
              billed={data.checkout.billingAddress}
              checkoutUuid={checkout.checkoutUuid}
              chosen={data.typed?.billingAddress ? data.typed.billingAddressId : undefined}
              errors={errors}
            >
              <AddressFields
                prefix="billingAddress"
                section="billing"
                value={billingAddress ?? null}
                countries={data.countries}
                errors={errors}
              />
            </BillingChoice>
          </div>
        </div>
      </PaymentChoice>
      {checkout.storeCard?.cards.length === 0 && financing && !data.isInApp && (
        <>
          <p className={styles.small}>
            {formatMoney(financing.welcome.off, { short: true })} off a first order of{' '}
            {formatMoney(financing.welcome.from, { short: true })} or more with the {financing.card}. <a href={creditApply()}>Apply now</a>
          </p>
          <LinkStoreCard card={financing.card} onLinked={() => onChoose('PLCC')} />
        </>
      )}
    </section>
  );
}
