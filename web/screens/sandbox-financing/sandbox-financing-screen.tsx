import type { ReactNode } from 'react';
import { financingSandboxWords } from '../../../contract/credit/store-card.ts';
import type { BankApplication } from '../../../contract/payments/sandbox-financing.ts';
import hosted from '../../features/checkout/hosted-page.module.css';
import { sandboxFinancing } from '../../routes.ts';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Checkbox } from '../../ui/form/choice.tsx';
import { Field, Select } from '../../ui/form/field.tsx';
import { FlaskConical } from '../../ui/icons/icons-seldom.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import { formatMoney } from '../../ui/money.ts';
import type { SandboxFinancingData } from './sandbox-financing-data.ts';
import styles from './sandbox-financing-screen.module.css';

const dollars = (cents: number) => formatMoney(cents, { short: true });

/** The fake bank's application and its decision; plain forms, as a bank's page would not use our script. */
export default function SandboxFinancingScreen({ data }: { data: SandboxFinancingData }) {
  const { application, message } = data;
  const { partner, returnUrl, merchant } = application;
  return (
    <div className={`${hosted.page} ${styles.page}`}>
      <div className={hosted.card}>
        <p className={hosted.sandbox}>
          <FlaskConical size={18} /> {financingSandboxWords(partner)}
        </p>
        {application.state === 'open' ? <Form data={data} /> : <Decision application={application} message={message} />}
        <LinkButton href={returnUrl} variant={application.state === 'open' ? 'secondary' : 'primary'} wide>
          Return to {merchant}
        </LinkButton>
      </div>
    </div>
  );
}

function Form({ data: { application, errors, typed, states, message } }: { data: SandboxFinancingData }) {
  const { card, partner, prescreenLimit } = application;
  const field = (name: keyof typeof typed) => ({ name, defaultValue: typed[name], error: errors[name] });
  return (
    <>
      <header className={styles.header}>
        <h1 className={hosted.title}>Apply for the {card}</h1>
        <p>{prescreenLimit === null ? `Issued by ${partner}.` : `You’re prescreened for ${dollars(prescreenLimit)}.`}</p>
      </header>
      {message && <Notice tone="error">{message}</Notice>}
      <form className={styles.form} method="post" action={sandboxFinancing(application)} noValidate>
        <input type="hidden" name="action" value="submit" />
        <div className={styles.pair}>
          <Field label="First name" autoComplete="given-name" {...field('firstName')} />
          <Field label="Last name" autoComplete="family-name" {...field('lastName')} />
        </div>
        <Field label="Date of birth" type="date" autoComplete="bday" {...field('birthDate')} />
        <Field label="Street address" autoComplete="address-line1" {...field('addressLine1')} />
        <Field label="City" autoComplete="address-level2" {...field('city')} />
        <div className={styles.pair}>
          <Select
            label="State"
            autoComplete="address-level1"
            placeholder="Choose"
            options={states.map(({ code, name }) => ({ value: code, label: name }))}
            {...field('stateRegion')}
          />
          <Field label="ZIP code" inputMode="numeric" autoComplete="postal-code" {...field('postalCode')} />
        </div>
        <Field
          label="Social Security number"
          name="ssn"
          inputMode="numeric"
          autoComplete="off"
          error={errors.ssn}
          hint="A test number, never your own: 666-00-0001 is approved, …0002 with a small limit, …0003 goes to review, …0004 is declined, …0005 has a frozen credit file, …0006 pays slowly."
        />
        <Field
          label="Annual income in dollars"
          inputMode="numeric"
          autoComplete="off"
          hint="Before taxes. Not used in the decision here, and not stored."
          {...field('annualIncome')}
        />
        <Checkbox name="agrees" value="yes" defaultChecked={typed.agrees === 'yes'} {...(errors.agrees && { error: errors.agrees })}>
          I agree to the card’s terms and to {partner} checking my credit
        </Checkbox>
        <Button type="submit" wide>
          Submit application
        </Button>
      </form>
    </>
  );
}

function Decision({ application, message }: { application: BankApplication; message: string | null }) {
  const { card, partner, account, state } = application;
  const title = (words: string) => <h1 className={hosted.title}>{words}</h1>;
  const refused = message && <Notice tone="error">{message}</Notice>;
  if (account) {
    return (
      <>
        {title('You’re approved')}
        {refused}
        <dl className={styles.facts}>
          <div>
            <dt>{account.isWhole ? 'Temporary account number' : 'Account number'}</dt>
            <dd>{account.number}</dd>
          </div>
          <div>
            <dt>Credit limit</dt>
            <dd>{dollars(account.limit)}</dd>
          </div>
        </dl>
        <p>
          {account.isWhole ? 'This is the only time the whole number is shown. ' : ''}Return to the shop to use your {card} at once. The
          physical card comes in 7–10 business days.
        </p>
      </>
    );
  }
  if (state === 'declined') {
    return (
      <>
        {title('Your application was declined')}
        {refused}
        <p>{partner} will mail you the reasons. You can apply again in 30 days.</p>
      </>
    );
  }
  const isFrozen = state === 'frozen';
  return (
    <>
      {title(isFrozen ? 'Your credit file is frozen' : 'Your application is under review')}
      {refused}
      <p>
        {isFrozen
          ? 'A credit bureau has a freeze on your file. Lift it with the bureau, and we’ll look again.'
          : 'We’ll write to you within 10 days. In this sandbox, you decide:'}
      </p>
      <form className={styles.form} method="post" action={sandboxFinancing(application)}>
        <input type="hidden" name="action" value="review" />
        {isFrozen ? (
          <Review approve>I’ve lifted the freeze</Review>
        ) : (
          <>
            <Review approve>Approve</Review>
            <Review>Decline</Review>
          </>
        )}
      </form>
    </>
  );
}

function Review({ approve = false, children }: { approve?: boolean; children: ReactNode }) {
  return (
    <Button type="submit" name="approve" value={approve ? 'yes' : 'no'} variant="secondary" wide>
      {children}
    </Button>
  );
}
