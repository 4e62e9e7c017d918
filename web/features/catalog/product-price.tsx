import type { VariationPrice } from '../../../contract/catalog/catalog.ts';
import type { ReferencePriceType } from '../../../contract/values/money.schemas.ts';
import { Price } from '../../ui/price.tsx';

/** What kind of price it is compared with (spec §3 reference price types), in a shopper's words. */
const referenceWords: Record<ReferencePriceType, string> = {
  WAS: 'Was',
  LIST_PRICE: 'List price',
  COMPARE_EXACT: 'Compare at',
  COMPARE_SIMILAR: 'Similar items at',
  MSRP: 'MSRP',
  BELOW_MAPP: 'Usually',
};

interface ProductPriceProps {
  price: Pick<VariationPrice, 'amount' | 'currency' | 'reference'>;
  from?: boolean;
  size?: 'small' | 'large';
}

/** The price of a variation, with its reference price where it has one. */
export function ProductPrice({ price, from, size }: ProductPriceProps) {
  const reference = price.reference && {
    label: referenceWords[price.reference.type],
    amount: price.reference.amount,
  };
  return <Price amount={price.amount} currency={price.currency} reference={reference} from={from} size={size} />;
}
