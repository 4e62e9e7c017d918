import { Breadcrumbs } from '../../features/catalog/breadcrumbs.tsx';
import frame from '../../features/prose/prose-page.module.css';
import { SectionBlock } from '../../features/prose/section-block.tsx';
import { useBrand } from '../../shell/brand.ts';
import { Logo } from '../../shell/logo.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './credit-card-screen.module.css';
import type { CreditCardData } from './page.ts';

/** What the store credit card gives, how one gets it, and the questions people have (spec §2.1 credit card with FAQ). */
export default function CreditCardScreen({ data: { card, words } }: { data: CreditCardData }) {
  const { companyName } = useBrand();
  return (
    <div className={frame.page}>
      <Breadcrumbs trail={[]} current={card} />
      <header className={styles.hero}>
        <div className={styles.words}>
          <h1>{card}</h1>
          <p className={styles.lead}>{words.lead}</p>
          <p className={styles.actions}>
            <LinkButton href="#apply" size="large">
              Apply
            </LinkButton>
            <LinkButton href="#manage" size="large" variant="secondary">
              Manage your card
            </LinkButton>
          </p>
        </div>
        <div className={styles.card} aria-hidden="true">
          <Logo />
          <span className={styles.chip} />
          <span className={styles.digits}>•••• •••• •••• 0142</span>
          <span className={styles.holder}>{companyName}</span>
        </div>
      </header>
      <ul className={styles.offers} aria-label="What the card gives">
        {words.offers.map(({ figure, words: meaning }) => (
          <li key={figure}>
            <p className={styles.figure}>{figure}</p>
            <p>{meaning}</p>
          </li>
        ))}
      </ul>
      <div className={styles.sections}>
        {words.sections.map(({ id, heading, blocks }) => (
          <section key={id} id={id} className={classes(frame.section, styles.section)} aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`}>{heading}</h2>
            <div className={styles.blocks}>
              {blocks.map((block) => (
                <SectionBlock key={JSON.stringify(block).slice(0, 80)} block={block} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}
