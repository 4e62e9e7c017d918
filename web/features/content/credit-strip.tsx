import type { Financing } from '../../../brands/brand.ts';
import type { BlockOf } from '../../../contract/content/blocks.schemas.ts';
import { CreditCard } from '../../ui/icons/icons-goods.tsx';
import { formatMoney } from '../../ui/money.ts';
import styles from './credit-strip.module.css';
import { Frame } from './frame.tsx';

const dollars = (cents: number) => formatMoney(cents, { short: true });

/** The store credit card's offer in one line: figures from the brand, text from the content (spec §1). */
export function CreditStrip({ block, financing }: { block: BlockOf<'credit_strip'>; financing: Financing | null }) {
  if (!financing) return null;
  const { header_text, text, link } = block;
  const { card, terms, welcome } = financing;
  const offers = terms.toReversed().map(({ months, from }) => `${months} months on ${dollars(from)} and more`);
  return (
    <Frame block={block}>
      <section className={styles.strip} aria-label={header_text || card}>
        <CreditCard size={26} />
        <div>
          <h2 className={styles.header}>{header_text || card}</h2>
          <p>
            {text} {offers.join(', ')}; {dollars(welcome.off)} off a first order of {dollars(welcome.from)} or more within {welcome.days}{' '}
            days. Subject to credit approval.
          </p>
        </div>
        {link && <a href={link.href}>{link.title}</a>}
      </section>
    </Frame>
  );
}
