import type { Address, Country, SavedAddress } from '../../../contract/addresses/addresses.ts';
import { isSameAddress } from '../../features/checkout/is-same-address.ts';
import { isShippable } from '../../features/checkout/is-shippable.ts';
import { accountAddresses, checkout as checkoutLink } from '../../routes.ts';
import { Button } from '../../ui/form/button.tsx';
import { placeLine } from '../../ui/form/postal-lines.tsx';
import { phoneWords } from '../../ui/phone.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './saved-addresses.module.css';

interface SavedAddressesProps {
  addresses: readonly SavedAddress[];
  countries: readonly Country[];
  /** The current shipping address. */
  chosen: Address | null;
  checkoutUuid: string;
}

/** The customer's other addresses that we ship to as cards (spec §2.8 saved address cards). Each is a form of its own, so that it works without script. */
export function SavedAddresses({ addresses, countries, chosen, checkoutUuid }: SavedAddressesProps) {
  const others = addresses.filter(({ address }) => isShippable(countries, address) && !(chosen && isSameAddress(address, chosen)));
  if (others.length === 0) return null;
  return (
    <details className={styles.section} open={chosen === null || undefined}>
      <summary className={styles.title}>{chosen ? 'Ship to another of your addresses' : 'Your addresses'}</summary>
      <ul className={styles.list}>
        {others.map(({ addressId, address }) => (
          <li key={addressId} className={styles.card}>
            <p className={styles.words}>
              <span className={styles.name}>
                {address.firstName} {address.lastName}
              </span>
              <span>{[address.addressLine1, address.addressLine2].filter(Boolean).join(', ')}</span>
              <span>{placeLine(address)}</span>
              <span>{phoneWords(address)}</span>
            </p>
            <div className={styles.actions}>
              <form method="post" action={checkoutLink()}>
                <input type="hidden" name="action" value="use" />
                <input type="hidden" name="addressId" value={addressId} />
                <Button type="submit" variant="secondary" size="small">
                  Ship here<VisuallyHidden> to {address.addressLine1}</VisuallyHidden>
                </Button>
              </form>
              <a href={accountAddresses({ edit: addressId, checkout: checkoutUuid })}>
                Edit<VisuallyHidden> {address.addressLine1}</VisuallyHidden>
              </a>
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
