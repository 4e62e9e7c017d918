import styles from './postal-lines.module.css';

const countries = { US: '', CA: 'Canada', AU: 'Australia', MX: 'Mexico' } as const;

interface PostalAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly addressLine1: string;
  readonly addressLine2?: string | undefined;
  readonly city: string;
  readonly stateRegion: string;
  readonly postalCode: string;
  readonly countryCode: keyof typeof countries;
  readonly phone: string;
}

/** An address as on an envelope, with phone, and with the country if foreign. */
export function PostalLines({ address }: { address: PostalAddress }) {
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
