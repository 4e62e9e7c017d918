import { financingSandboxWords, formatApr, type StoreCardDetails } from '../../../contract/credit/store-card.ts';
import { longDayOf } from '../../../contract/values/long-day.ts';
import { shopDay } from '../../../contract/values/shop-days.ts';
import { Island } from '../../page/island.tsx';
import { accountOrder, creditApply, creditManage, home, login, orderConfirmation } from '../../routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { CreditCard } from '../../ui/icons/icons-goods.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import { formatMoney } from '../../ui/money.ts';
import type { CreditManageData } from './credit-manage-data.ts';
import styles from './credit-manage-screen.module.css';
import LinkForm from './link-form.tsx';

/** A store card's figures and statement; without a card, how to get one. */
export default function CreditManageScreen({ data }: { data: CreditManageData }) {
  const { setup, cards, shown, isGuest, hasApplied, said } = data;
  if (!shown) {
    return (
      <div className={styles.page}>
        <EmptyState
          heading="h1"
          title={`You don’t have the ${setup.card} yet`}
          icon={<CreditCard size={40} />}
          actions={
            <>
              <LinkButton href={creditApply()}>{hasApplied ? 'See your application' : 'Apply now'}</LinkButton>
              {isGuest && (
                <LinkButton href={login({ returnTo: creditManage() })} variant="secondary">
                  Sign in
                </LinkButton>
              )}
            </>
          }
        >
          {hasApplied
            ? 'You’ve applied for it. See its status on your application page.'
            : isGuest
              ? 'Already have it? Sign in to the account you applied with.'
              : 'Apply in about two minutes, and use it at once.'}
        </EmptyState>
        <section className={styles.link} aria-labelledby="link">
          <h2 id="link">Already have the card?</h2>
          <p>Add it with its number. We pass the number to {setup.partner} and never keep it.</p>
          <Island of={LinkForm} load="idle" props={{ errors: said.errors, message: said.message }} />
        </section>
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
      {said.done && <Notice>{said.done}</Notice>}
      {said.message && <Notice tone="error">{said.message}</Notice>}
      {shown.isSandbox && <p className={styles.small}>{financingSandboxWords(shown.partner)}</p>}
      <Figures card={shown} />
      {shown.figures && shown.figures.balance > 0 && <Pay card={shown} balance={shown.figures.balance} data={data} />}
      {shown.isTemporary && (
        <Notice>
          Your physical card comes by mail in 7–10 business days after {longDayOf(shown.approvedOn)}. Until then, choose the {shown.card} at
          checkout: no number needed.
        </Notice>
      )}
      <Statement card={shown} isGuest={isGuest} />
      <Repayments card={shown} />
    </div>
  );
}

function Figures({ card: { limit, figures, partner, apr } }: { card: StoreCardDetails }) {
  if (!figures) return <Notice tone="error">{partner} isn’t answering right now. Your balance will be here again in a few minutes.</Notice>;
  const rows = [
    { name: 'Available credit', amount: figures.available },
    figures.balance < 0 ? { name: 'Credit', amount: -figures.balance } : { name: 'Balance', amount: figures.balance },
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
        {formatApr(apr)} APR. {partner} keeps the account and sends the statements.
      </p>
    </div>
  );
}

/** A plain form; its key keeps a second press from paying twice. */
function Pay({ card, balance, data: { paymentKey, said } }: { card: StoreCardDetails; balance: number; data: CreditManageData }) {
  return (
    <section className={styles.pay} aria-labelledby="pay">
      <h2 id="pay">Make a payment</h2>
      <form className={styles.payForm} method="post" action={creditManage({ accountId: card.accountId })}>
        <input type="hidden" name="action" value="pay" />
        <input type="hidden" name="key" value={paymentKey} />
        <input type="hidden" name="accountId" value={card.accountId} />
        <Field
          label="Amount"
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          defaultValue={said.amount || (balance / 100).toFixed(2)}
          hint={`Your balance is ${formatMoney(balance)}. Paid from the bank account on file at ${card.partner}.`}
          error={said.errors.amount}
        />
        <Button type="submit">Pay now</Button>
      </form>
    </section>
  );
}

const stateWords = { pending: 'On its way', succeeded: 'Received', failed: 'Refused by your bank' } as const;

function Repayments({ card: { repayments } }: { card: StoreCardDetails }) {
  if (repayments.length === 0) return null;
  return (
    <section className={styles.statement} aria-labelledby="repayments">
      <h2 id="repayments">Payments</h2>
      <ul className={styles.charges}>
        {repayments.map(({ amount, state, paidAt }) => (
          <li key={paidAt} className={styles.charge}>
            <div>
              <p>{longDayOf(shopDay(new Date(paidAt)))}</p>
              <p className={styles.small}>{stateWords[state]}</p>
            </div>
            <p className={styles.amounts}>{formatMoney(amount)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Statement({ card: { charges, figures }, isGuest }: { card: StoreCardDetails; isGuest: boolean }) {
  const linkTo = (orderNumber: string) => (isGuest ? orderConfirmation({ orderNumber }) : accountOrder({ orderNumber }));
  const isPaidOff = figures !== null && figures.balance <= 0;
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
                <p className={styles.small}>{longDayOf(shopDay(new Date(placedAt)))}</p>
                {plan && (reserved > 0 || !isPaidOff) && (
                  <p className={styles.small}>
                    {plan.months} monthly payments of {formatMoney(plan.monthly)}, without interest if paid in full by{' '}
                    {longDayOf(plan.endsOn)}
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
