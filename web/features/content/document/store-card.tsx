import type { ReactNode } from 'react';
import type { Financing } from '../../../../brands/brand.ts';
import type { BlockOf } from '../../../../contract/content/blocks.schemas.ts';
import { CardDrawing } from '../../../ui/card-drawing.tsx';
import { LinkButton } from '../../../ui/form/button.tsx';
import { formatMoney } from '../../../ui/money.ts';
import { Frame } from '../frame.tsx';
import styles from './store-card.module.css';

const dollars = (cents: number) => formatMoney(cents, { short: true });

interface StoreCardProps {
  block: BlockOf<'store_card'>;
  financing: Financing | null;
  companyName: string;
  /** The shop's logo, for the drawn card. */
  logo: ReactNode;
  /** It opens the page and has its heading. */
  opens: boolean;
}

/** The store credit card with its benefits, from the brand's figures (spec §1 financing offer facts). */
export function StoreCard({ block, financing, companyName, logo, opens }: StoreCardProps) {
  if (!financing) return null;
  const { card, terms, welcome } = financing;
  const Heading = opens ? 'h1' : 'h2';
  const offers = [
    ...terms.toReversed().map(({ months, from }) => ({ figure: `${months} months`, words: `financing on ${dollars(from)} and more` })),
    {
      figure: `${dollars(welcome.off)} off`,
      words: `a first order of ${dollars(welcome.from)} or more, within ${welcome.days} days`,
    },
  ];
  return (
    <Frame block={block}>
      <div className={styles.hero}>
        <div className={styles.words}>
          <Heading>{card}</Heading>
          <p className={styles.lead}>{block.text}</p>
          <p className={styles.actions}>
            {block.links.map(({ href, title }, index) => (
              <LinkButton key={href} href={href} size="large" {...(index > 0 && { variant: 'secondary' })}>
                {title}
              </LinkButton>
            ))}
          </p>
        </div>
        <CardDrawing logo={logo} last4="0142" holder={companyName} />
      </div>
      <ul className={styles.offers} aria-label="Card benefits">
        {offers.map(({ figure, words }) => (
          <li key={figure}>
            <p className={styles.figure}>{figure}</p>
            <p>{words}</p>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
