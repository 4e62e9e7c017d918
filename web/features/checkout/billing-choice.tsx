import type { ReactNode } from 'react';
import type { Address, SavedAddress } from '../../../contract/addresses/addresses.ts';
import { accountAddresses } from '../../routes.ts';
import { RadioCard } from '../../ui/form/choice.tsx';
import { placeLine } from '../../ui/form/postal-lines.tsx';
import { phoneWords } from '../../ui/phone.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './billing-choice.module.css';
import { isSameAddress } from './is-same-address.ts';
import { type FieldErrors, otherAddress } from './typed-form.ts';

interface BillingChoiceProps {
  addresses: readonly SavedAddress[];
  /** The checkout's billing address; null when it is the same as shipping. */
  billed: Address | null;
  checkoutUuid: string;
  /** The choice from a post without script: a saved address's id, or null for another address. Undefined otherwise. */
  chosen?: number | null | undefined;
  errors: FieldErrors;
  /** The fields of another address; CSS hides them while a saved one is selected. */
  children: ReactNode;
}

/** The preselected address: the one posted, the checkout's, or the default; null for another address. */
function beginsWith({ addresses, billed, chosen, errors }: Omit<BillingChoiceProps, 'children' | 'checkoutUuid'>): number | null {
  if (chosen !== undefined) return addresses.find(({ addressId }) => addressId === chosen)?.addressId ?? null;
  if (Object.keys(errors).some((name) => name.startsWith('billingAddress.'))) return null;
  if (billed) return addresses.find(({ address }) => isSameAddress(address, billed))?.addressId ?? null;
  return (addresses.find(({ isDefaultBilling }) => isDefaultBilling) ?? addresses[0])?.addressId ?? null;
}

/** A choice of saved billing addresses (spec §2.8), or another one. CSS shows and hides the fields, so it works without script. */
export function BillingChoice({ children, checkoutUuid, ...given }: BillingChoiceProps) {
  const { addresses } = given;
  if (addresses.length === 0) return children;
  const first = beginsWith(given);
  return (
    <div className={styles.choice}>
      <fieldset className={styles.addresses}>
        <legend>
          <VisuallyHidden>Billing address</VisuallyHidden>
        </legend>
        {addresses.map(({ addressId, address }) => (
          <div key={addressId} className={styles.address}>
            <RadioCard
              name="billingAddressId"
              value={addressId}
              defaultChecked={addressId === first}
              label={`${address.firstName} ${address.lastName}`}
              detail={
                <>
                  {[address.addressLine1, address.addressLine2, placeLine(address)].filter(Boolean).join(', ')}
                  <span className={styles.phone}>{phoneWords(address)}</span>
                </>
              }
            />
            <a className={styles.edit} href={accountAddresses({ edit: addressId, checkout: checkoutUuid })}>
              Edit<VisuallyHidden> {address.addressLine1}</VisuallyHidden>
            </a>
          </div>
        ))}
        <RadioCard name="billingAddressId" value={otherAddress} defaultChecked={first === null} label="Use another address" />
      </fieldset>
      <div className={styles.other}>{children}</div>
    </div>
  );
}
