import { financingSandboxWords, percentOf, type StoreCardDetails } from '../../../contract/paying/store-card.ts';
import { dayWords } from '../../features/credit/day.ts';
import { accountOrder, creditApply, creditManage, home, login, orderConfirmation } from '../../routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/form/button.tsx';
import { CreditCard } from '../../ui/icons/icons-goods.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import { formatMoney } from '../../ui/money.ts';
import type { CreditManageData } from './credit-manage-data.ts';
import styles from './credit-manage-screen.module.css';

/** A store card's figures and statement; without a card, the ways to one. */
export default function CreditManageScreen({ data }: { data: CreditManageData }) {
  const { setup, cards, shown, isGuest } = data;
  if (!shown) {
    return (
      <div className={styles.page}>
        <EmptyState
          heading="h1"
          title={`You don’t have the ${setup.card} yet`}
          icon={<CreditCard size={40} />}
          actions={
            <>
              <LinkButton href={creditApply()}>Apply now</LinkButton>
              {isGuest && (
                <LinkButton href={login({ returnTo: creditManage() })} variant="secondary">
                  Sign in
                </LinkButton>
              )}
            </>
          }
        >
          {isGuest ? 'Already have it? Sign in to the account you applied with.' : 'Apply in about two minutes, and use it at once.'}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>Your {shown.card}</h1>
        <p className={styles.lead}>
          {shown.isTemporary ? 'Temporary number ending in' : 'Ending in'} {shown.last4} · {shown.partner}
        </p>
        {cards.length > 1 && (
          <nav className={styles.others} aria-label="Your cards">
            {cards.map(({ accountId, last4 }) => (
              <a key={accountId} href={creditManage({ accountId })} aria-current={accountId === shown.accountId ? 'page' : undefined}>
                Ending in {last4}
              </a>
            ))}
          </nav>
        )}
      </header>
      {shown.isSandbox && <p className={styles.small}>{financingSandboxWords(shown.partner)}</p>}
      <Figures card={shown} />
      {shown.isTemporary && (
        <Notice>
          Your physical card comes by mail in 7–10 business days after {dayWords(shown.approvedOn)}. Until then, choose the {shown.card} at
          checkout: no number needed.
        </Notice>
      )}
      <Statement card={shown} isGuest={isGuest} />
    </div>
  );
}

function Figures({ card: { limit, figures, partner, apr } }: { card: StoreCardDetails }) {
  if (!figures) return <Notice tone="error">{partner} isn’t answering right now. Your balance will be here again in a few minutes.</Notice>;
  const rows = [
    { name: 'Available credit', amount: figures.available },
    { name: 'Balance', amount: figures.balance },
    { name: 'Reserved for open orders', amount: figures.reserved },
    { name: 'Credit limit', amount: limit },
  ];
  return (
    <div className={styles.money}>
      <dl className={styles.figures}>
        {rows.map(({ name, amount }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.small}>
        {percentOf(apr)} APR. Payments to the card are made at {partner}.
      </p>
    </div>
  );
}

function Statement({ card: { charges }, isGuest }: { card: StoreCardDetails; isGuest: boolean }) {
  const linkTo = (orderNumber: string) => (isGuest ? orderConfirmation({ orderNumber }) : accountOrder({ orderNumber }));
  return (
    <section className={styles.statement} aria-labelledby="statement">
      <h2 id="statement">Orders on this card</h2>
      {charges.length === 0 ? (
        <div className={styles.empty}>
          <p>Nothing charged yet.</p>
          <LinkButton href={home()} variant="secondary">
            Start shopping
          </LinkButton>
        </div>
      ) : (
        <ul className={styles.charges}>
          {charges.map(({ orderNumber, placedAt, charged, refunded, reserved, plan }) => (
            <li key={orderNumber} className={styles.charge}>
              <div>
                <p>
                  <a href={linkTo(orderNumber)}>Order {orderNumber}</a>
                </p>
                <p className={styles.small}>{dayWords(placedAt.slice(0, 10))}</p>
                {plan && (
                  <p className={styles.small}>
                    {plan.months} monthly payments of {formatMoney(plan.monthly)}, without interest if paid in full by{' '}
                    {dayWords(plan.endsOn)}
                  </p>
                )}
              </div>
              <div className={styles.amounts}>
                {reserved > 0 && <p>{formatMoney(reserved)} reserved</p>}
                {charged > 0 && <p>{formatMoney(charged)}</p>}
                {refunded > 0 && <p className={styles.refund}>−{formatMoney(refunded)} refunded</p>}
                {reserved + charged === 0 && <p className={styles.small}>Cancelled</p>}
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
