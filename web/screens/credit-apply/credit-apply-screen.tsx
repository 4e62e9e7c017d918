import type { ReactNode } from 'react';
import { type CreditSetup, financingSandboxWords, formatApr } from '../../../contract/credit/store-card.ts';
import { longDayOf } from '../../../contract/values/long-day.ts';
import { creditApply, creditCard, creditManage, home } from '../../routes.ts';
import { Logo } from '../../shell/logo.tsx';
import { useBrand } from '../../shell/visitor/brand.ts';
import { CardDrawing } from '../../ui/card-drawing.tsx';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import { formatMoney } from '../../ui/money.ts';
import type { CreditApplyData } from './credit-apply-data.ts';
import styles from './credit-apply-screen.module.css';

const dollars = (cents: number) => formatMoney(cents, { short: true });

/** The start of an application, and its decision; plain forms. */
export default function CreditApplyScreen({ data }: { data: CreditApplyData }) {
  const { setup, status, message } = data;
  const { companyName } = useBrand();
  const { heading, words, actions } = standingOf(data);
  return (
    <div className={styles.page}>
      <div className={styles.columns}>
        <div className={styles.words}>
          <h1>{heading}</h1>
          {message && <Notice tone="error">{message}</Notice>}
          {words}
          <div className={styles.actions}>{actions}</div>
          {setup.isSandbox && <p className={styles.small}>{financingSandboxWords(setup.partner)}</p>}
        </div>
        <CardDrawing logo={<Logo />} last4={status.cards[0]?.last4 ?? '0142'} holder={companyName} />
      </div>
      <Offer setup={setup} />
    </div>
  );
}

interface Standing {
  readonly heading: string;
  readonly words: ReactNode;
  readonly actions: ReactNode;
}

function standingOf({ setup, status: { application, cards, prescreen }, canApplyAgain, awaitsWelcome }: CreditApplyData): Standing {
  const [card] = cards;
  if (card) {
    return {
      heading: `Your ${setup.card} is ready`,
      words: (
        <>
          <p className={styles.lead}>
            {dollars(card.limit)} credit limit. {card.isTemporary ? 'Your temporary number' : 'Your card'} ends in {card.last4}.
          </p>
          {card.isTemporary && (
            <p>
              Use it now: choose the {setup.card} at checkout. Your physical card comes by mail in 7–10 business days.
              {awaitsWelcome &&
                ` Place your first order of ${dollars(setup.welcome.from)} or more by ${longDayOf(card.welcomeUntil)}, and we take ${dollars(setup.welcome.off)} off.`}
            </p>
          )}
        </>
      ),
      actions: (
        <>
          <LinkButton href={home()}>Start shopping</LinkButton>
          <LinkButton href={creditManage()} variant="secondary">
            Manage your card
          </LinkButton>
        </>
      ),
    };
  }
  switch (application?.state) {
    case 'referred':
      return {
        heading: 'Your application is under review',
        words: (
          <p className={styles.lead}>
            {setup.partner} needs more time to decide and will write to you within 10 days. Nothing else is needed from you now.
          </p>
        ),
        actions: <ToPartner url={application.url}>See your application</ToPartner>,
      };
    case 'frozen':
      return {
        heading: 'Your credit file is frozen',
        words: (
          <p className={styles.lead}>
            A credit bureau has a freeze on your file, so {setup.partner} can’t see it. Lift the freeze with the bureau, then continue your
            application.
          </p>
        ),
        actions: <ToPartner url={application.url}>Continue application</ToPartner>,
      };
    case 'declined':
      return {
        heading: 'Your application was declined',
        words: (
          <p className={styles.lead}>
            {setup.partner} can’t offer you the card right now, and will mail you the reasons.
            {!canApplyAgain && application.canApplyOn && ` You can apply again from ${longDayOf(application.canApplyOn)}.`}
          </p>
        ),
        actions: canApplyAgain ? <Apply>Apply again</Apply> : <LinkButton href={home()}>Continue shopping</LinkButton>,
      };
    default:
      return {
        heading: prescreen ? `You’re prescreened for the ${setup.card}` : `Apply for the ${setup.card}`,
        words: (
          <>
            <p className={styles.lead}>
              {prescreen
                ? `${setup.partner} has picked you for a limit of ${dollars(prescreen.limit)} or more. Accept with a short application.`
                : `Takes about two minutes. ${setup.partner} usually decides while you wait, and you can use the card right away.`}
            </p>
            <p>
              You give your details to {setup.partner}, not to us: we learn whether you have a card, and no more.
              {prescreen && ' Prescreened offers come from a list; you can opt out of them with the credit bureaus at any time.'}
            </p>
          </>
        ),
        actions: (
          <>
            <Apply>{application ? 'Continue your application' : `Continue to ${setup.partner}`}</Apply>
            <a href={creditCard()}>About the card</a>
          </>
        ),
      };
  }
}

function Apply({ children }: { children: ReactNode }) {
  return (
    <form method="post" action={creditApply()}>
      <input type="hidden" name="action" value="apply" />
      <Button type="submit" size="large">
        {children}
      </Button>
    </form>
  );
}

function ToPartner({ url, children }: { url: string | null; children: ReactNode }) {
  return (
    <LinkButton href={url ?? home()} size="large">
      {children}
    </LinkButton>
  );
}

function Offer({ setup: { terms, welcome, apr } }: { setup: CreditSetup }) {
  return (
    <section className={styles.offer} aria-labelledby="terms">
      <h2 id="terms">What you get, and what it costs</h2>
      <dl className={styles.terms}>
        {terms.map(({ months, from }) => (
          <div key={months}>
            <dt>{months} months</dt>
            <dd>Equal monthly payments on orders of {dollars(from)} and more. No interest if you pay in full in time.</dd>
          </div>
        ))}
        <div>
          <dt>{dollars(welcome.off)} off</dt>
          <dd>
            A first order of {dollars(welcome.from)} or more, within {welcome.days} days of approval.
          </dd>
        </div>
        <div>
          <dt>{formatApr(apr)} APR</dt>
          <dd>On balances you carry over. On a plan that isn’t paid in full in time, interest is charged from the purchase date.</dd>
        </div>
      </dl>
      <p className={styles.small}>Subject to credit approval. The physical card comes in 7–10 business days.</p>
    </section>
  );
}
