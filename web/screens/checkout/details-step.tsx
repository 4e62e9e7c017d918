import { type RefObject, useState } from 'react';
import type { Checkout } from '../../../contract/checkout/checkout.ts';
import { AddressFields } from '../../features/checkout/address-fields.tsx';
import { type FieldErrors, isDetail, isFinished } from '../../features/checkout/typed-form.ts';
import { checkout as checkoutLink, login } from '../../routes.ts';
import { Button } from '../../ui/form/button.tsx';
import { Checkbox } from '../../ui/form/choice.tsx';
import { Field } from '../../ui/form/field.tsx';
import { placeLine } from '../../ui/form/postal-lines.tsx';
import { phoneWords } from '../../ui/phone.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { CheckoutData } from './checkout-data.ts';
import styles from './details-step.module.css';

interface DetailsStepProps {
  data: CheckoutData;
  /** The current checkout, whose contact and address the summary shows. */
  checkout: Checkout;
  errors: FieldErrors;
  /** Closed once the step is finished. */
  fold: RefObject<HTMLDetailsElement | null>;
  busy: boolean;
}

/**
 * Contact and shipping address, which fold to a card with an edit button once they are finished (spec §2.8, checklist 30). The fields stay in the form,
 * so that nothing typed is lost.
 */
export function DetailsStep({ data, checkout, errors, fold, busy }: DetailsStepProps) {
  // Opened and closed in the document from here on: errors open it when they are focused.
  const [startsOpen] = useState(() => !isFinished(data.checkout, data.typed) || Object.keys(errors).some(isDetail));
  const shown = data.typed ?? data.checkout;
  /** The card vanishes when it is pressed, and takes the focus with it. */
  const edit = () => setTimeout(() => fold.current?.querySelector('input')?.focus());
  return (
    <details ref={fold} className={styles.step} open={startsOpen} data-step="details">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary className={styles.card} onClick={edit}>
        <Summary checkout={checkout} />
        <span className={styles.edit}>
          Edit<VisuallyHidden> contact and shipping address</VisuallyHidden>
        </span>
      </summary>
      <div className={styles.fields}>
        <section className={styles.section} aria-labelledby="contact">
          <header className={styles.title}>
            <h2 id="contact">Contact</h2>
            {!data.account && !data.isInApp && !data.asksLogin && !checkout.isFromDraft && (
              <p className={styles.small}>
                Have an account? <a href={login({ tab: 'login', returnTo: checkoutLink() })}>Sign in</a>
              </p>
            )}
          </header>
          <Field
            label="Email"
            name="contact.email"
            type="email"
            inputMode="email"
            autoComplete="email"
            hint="For your confirmation and news of this order."
            defaultValue={shown.contact?.email ?? data.account?.email}
            error={errors['contact.email']}
          />
          <Checkbox name="contact.marketingOptIn" value="yes" defaultChecked={shown.contact?.marketingOptIn}>
            Send me new arrivals and offers, about twice a month
          </Checkbox>
        </section>
        <section className={styles.section} aria-labelledby="shipping">
          <h2 id="shipping">Ship to</h2>
          <AddressFields
            prefix="shippingAddress"
            section="shipping"
            value={shown.shippingAddress ?? data.checkout.wallet?.shipTo ?? data.place}
            countries={data.countries}
            errors={errors}
            changeCountry={
              <div className={styles.withoutScript}>
                <Button type="submit" name="action" value="country" variant="secondary" size="small">
                  Use this country
                </Button>
              </div>
            }
          />
        </section>
        <div>
          <Button type="submit" name="action" value="update" variant="secondary" busy={busy}>
            Continue to delivery and payment
          </Button>
        </div>
      </div>
    </details>
  );
}

function Summary({ checkout: { contact, shippingAddress: address } }: { checkout: Checkout }) {
  if (!contact || !address) return null;
  return (
    <span className={styles.words}>
      <span className={styles.name}>
        {address.firstName} {address.lastName}
      </span>
      <span>{contact.email}</span>
      <span>{[address.addressLine1, address.addressLine2].filter(Boolean).join(', ')}</span>
      <span>{placeLine(address)}</span>
      <span>{phoneWords(address)}</span>
    </span>
  );
}
