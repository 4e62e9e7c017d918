import type { ReactNode } from 'react';
import type { FieldErrors, SavedDetails as Saved } from '../../features/checkout/typed-form.ts';
import styles from './saved-details.module.css';

interface SavedDetailsProps {
  saved: Saved | null;
  errors: FieldErrors;
  /** The fields, which stay in the form while collapsed. */
  children: ReactNode;
}

const isDetail = (name: string) => name.startsWith('contact.') || name.startsWith('shippingAddress.');

/** Contact and address from an earlier visit as a card with an edit button that reveals the fields (spec §2.8, checklist 30). */
export function SavedDetails({ saved, errors, children }: SavedDetailsProps) {
  const { contact, shippingAddress: address } = saved ?? {};
  if (!contact || !address) return children;
  return (
    <details className={styles.saved} open={Object.keys(errors).some(isDetail) || undefined}>
      <summary className={styles.card}>
        <span className={styles.words}>
          <span className={styles.title}>
            {address.firstName} {address.lastName}
          </span>
          <span>{contact.email}</span>
          <span>{[address.addressLine1, address.addressLine2].filter(Boolean).join(', ')}</span>
          <span>
            {address.city}, {address.stateRegion} {address.postalCode}, {address.countryCode}
          </span>
          <span>{address.phone}</span>
        </span>
        <span className={styles.edit}>Edit</span>
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
