import type { ReactNode } from 'react';
import type { Checkout } from '../../../contract/checkout/checkout.ts';
import { walletSandboxWords } from '../../../contract/payments/wallet.ts';
import { RadioCard } from '../../ui/form/choice.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './payment-choice.module.css';
import { StoreCardChoice } from './store-card-choice.tsx';
import type { FieldErrors, TypedCheckout, TypedPaymentType } from './typed-form.ts';

interface PaymentChoiceProps {
  checkout: Pick<Checkout, 'paymentType' | 'paymentTypes' | 'wallet' | 'walletIsSandbox' | 'storeCard'>;
  /** The choice in a post without script; otherwise the checkout's. */
  chosen?: TypedPaymentType | undefined;
  /** The store card and plan in such a post. */
  chosenCard?: TypedCheckout['storeCard'] | undefined;
  errors: FieldErrors;
  onChoose?(type: TypedPaymentType): void;
  /** The card's fields, which stay in the form while another type is chosen. */
  children: ReactNode;
}

/** The choice of payment type. CSS shows the right fields, so that it works without script. */
export function PaymentChoice({ checkout, chosen, chosenCard, errors, onChoose, children }: PaymentChoiceProps) {
  const { paymentType, paymentTypes, wallet, walletIsSandbox, storeCard } = checkout;
  if (paymentTypes.length === 1) return children;
  const wanted = chosen ?? paymentType;
  const checked = paymentTypes.includes(wanted) ? wanted : 'CARD';
  const radio = (type: TypedPaymentType) => ({
    name: 'paymentType',
    value: type,
    defaultChecked: checked === type,
    onChange: () => onChoose?.(type),
  });
  return (
    <div className={styles.choice}>
      <fieldset className={styles.types}>
        <legend>
          <VisuallyHidden>Payment method</VisuallyHidden>
        </legend>
        <RadioCard {...radio('CARD')} label="Card" detail="Credit or debit card" />
        {paymentTypes.includes('PAYPAL') && (
          <RadioCard
            {...radio('PAYPAL')}
            label="PayPal"
            detail={wallet ? `Approved by ${wallet.payerEmail}` : 'Approve in PayPal, then review and place your order here'}
          />
        )}
        {paymentTypes.includes('PLCC') && storeCard && (
          <RadioCard {...radio('PLCC')} label={storeCard.card} detail="Pay in full, or by monthly payments on larger orders" />
        )}
      </fieldset>
      {errors.paymentType && <Notice tone="error">{errors.paymentType}</Notice>}
      {walletIsSandbox && <p className={styles.sandbox}>{walletSandboxWords}</p>}
      {paymentTypes.includes('PLCC') && storeCard && (
        <div className={styles.storeCard}>
          <StoreCardChoice storeCard={storeCard} chosen={chosenCard} errors={errors} />
        </div>
      )}
      <div className={styles.card}>{children}</div>
    </div>
  );
}
