import type { Address } from '../../../contract/addresses.ts';
import styles from './postal-lines.module.css';

const countries: Readonly<Record<Address['countryCode'], string>> = { US: '', CA: 'Canada', AU: 'Australia', MX: 'Mexico' };

/** An address as on an envelope, with its phone; the country where it is another one. */
export function PostalLines({ address }: { address: Address }) {
  const { firstName, lastName, addressLine1, addressLine2, city, stateRegion, postalCode, countryCode, phone } = address;
  const street = [addressLine1, addressLine2].filter(Boolean).join(', ');
  const lines = [`${firstName} ${lastName}`, street, `${city}, ${stateRegion} ${postalCode}`, countries[countryCode], phone];
  return (
    <address className={styles.address}>
      {lines.filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
