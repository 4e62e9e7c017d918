import { phoneWords } from '../phone.ts';
import styles from './postal-lines.module.css';

const countries = { US: 'United States', CA: 'Canada', AU: 'Australia', MX: 'Mexico' } as const;

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

/** Where an address is: `Montréal, QC H3B 4W8, Canada`. */
export const placeLine = ({
  city,
  stateRegion,
  postalCode,
  countryCode,
}: Pick<PostalAddress, 'city' | 'stateRegion' | 'postalCode' | 'countryCode'>) =>
  `${city}, ${stateRegion} ${postalCode}, ${countries[countryCode]}`;

interface PostalLinesProps {
  address: PostalAddress;
  /** Otherwise only if it is abroad. */
  withCountry?: boolean;
}

/** An address as on an envelope, with phone. */
export function PostalLines({ address, withCountry }: PostalLinesProps) {
  const { firstName, lastName, addressLine1, addressLine2, city, stateRegion, postalCode, countryCode } = address;
  const street = [addressLine1, addressLine2].filter(Boolean).join(', ');
  const country = (withCountry || countryCode !== 'US') && countries[countryCode];
  const lines = [`${firstName} ${lastName}`, street, `${city}, ${stateRegion} ${postalCode}`, country, phoneWords(address)];
  return <address className={styles.address}>{lines.map((line) => line && <span key={line}>{line}</span>)}</address>;
}
