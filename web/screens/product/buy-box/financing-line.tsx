import { useBrand } from '../../../shell/visitor/brand.ts';
import { CreditCard } from '../../../ui/icons/icons-goods.tsx';
import { MoreInfo } from '../../../ui/layers/more-info.tsx';
import { formatMoney } from '../../../ui/money.ts';
import styles from './buy-box.module.css';

/** The monthly price with the store card (spec §1); nothing below its minimum purchase. */
export function FinancingLine({ amount }: { amount: number }) {
  const { financing } = useBrand();
  const term = financing?.terms.find(({ from }) => amount >= from);
  if (!financing || !term) return null;
  const { card, terms, welcome } = financing;
  const offers = terms.toReversed().map(({ months, from }) => `${months} months on ${formatMoney(from)} and more`);
  return (
    <div className={styles.financing}>
      <CreditCard size={18} />
      <span>
        <strong>{formatMoney(Math.ceil(amount / term.months))}</strong> a month for {term.months} months with the {card}
      </span>
      <MoreInfo label={`About the ${card}`} icon="question">
        {offers.join(', ')}. {formatMoney(welcome.off)} off a first order of {formatMoney(welcome.from)} or more within {welcome.days} days
        of opening it. Subject to credit approval.
      </MoreInfo>
    </div>
  );
}
