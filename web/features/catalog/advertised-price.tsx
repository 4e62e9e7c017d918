import type { VariationPrice } from '../../../contract/catalog/catalog.ts';
import { formatMoney } from '../../ui/money.ts';
import styles from './advertised-price.module.css';

/** The unit price with an advertised promotion: "$1,359.20 with code AUTUMN"; nothing where none lowers it. */
export function AdvertisedPrice({
  price: { advertised, currency },
  from,
}: {
  price: Pick<VariationPrice, 'advertised' | 'currency'>;
  from?: boolean;
}) {
  if (!advertised) return null;
  const { amount, label, code } = advertised;
  return (
    <p className={styles.advertised}>
      {from && 'From '}
      <strong>{formatMoney(amount, { currency })}</strong> {code ? `with code ${code}` : `in your cart: ${label}`}
    </p>
  );
}
