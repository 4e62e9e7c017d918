import type { VariationPrice } from '../../../contract/catalog/catalog.ts';
import type { ReferencePriceType } from '../../../contract/values/money.schemas.ts';
import { Price } from '../../ui/price.tsx';

/** The reference price types (spec §3) in shoppers' words. */
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

/** A variation's price, with its reference price if any. */
export function ProductPrice({ price, from, size }: ProductPriceProps) {
  const reference = price.reference && {
    label: referenceWords[price.reference.type],
    amount: price.reference.amount,
  };
  return <Price amount={price.amount} currency={price.currency} reference={reference} from={from} size={size} />;
}
