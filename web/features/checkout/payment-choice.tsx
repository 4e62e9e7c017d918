import type { ReactNode } from 'react';
import type { Checkout } from '../../../contract/buying/checkout.ts';
import { walletSandboxWords } from '../../../contract/paying/wallet.ts';
import { RadioCard } from '../../ui/form/choice.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './payment-choice.module.css';
import type { FieldErrors, TypedPaymentType } from './typed-form.ts';

interface PaymentChoiceProps {
  checkout: Pick<Checkout, 'paymentType' | 'paymentTypes' | 'wallet' | 'walletIsSandbox'>;
  /** The choice in a post without script; otherwise the checkout's. */
  chosen?: TypedPaymentType | undefined;
  errors: FieldErrors;
  onChoose?(type: TypedPaymentType): void;
  /** The card's fields, which stay in the form while a wallet is chosen. */
  children: ReactNode;
}

/** The choice of payment type. CSS alone shows the right fields, so that it works without script. */
export function PaymentChoice({ checkout, chosen, errors, onChoose, children }: PaymentChoiceProps) {
  const { paymentType, paymentTypes, wallet, walletIsSandbox } = checkout;
  if (!paymentTypes.includes('PAYPAL')) return children;
  const checked = chosen ?? (paymentType === 'PAYPAL' ? 'PAYPAL' : 'CARD');
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
        <RadioCard
          {...radio('PAYPAL')}
          label="PayPal"
          detail={wallet ? `Approved by ${wallet.payerEmail}` : 'Approve in PayPal, then review and place your order here'}
        />
      </fieldset>
      {errors.paymentType && <Notice tone="error">{errors.paymentType}</Notice>}
      {walletIsSandbox && <p className={styles.sandbox}>{walletSandboxWords}</p>}
      <div className={styles.card}>{children}</div>
    </div>
  );
}
