import { passwordGivenProblem } from '../../../contract/accounts/accounts.ts';
import { collectProblems } from '../../../contract/api/field-rules.ts';
import { codeProblem } from '../../../contract/api/second-factor-code.ts';
import { AccountFrame } from '../../features/account/account-frame.tsx';
import { dayOf } from '../../features/account/dates.ts';
import { EnrolApp } from '../../features/account/enrol-app.tsx';
import form from '../../features/account/form.module.css';
import { PasswordField } from '../../features/account/password-field.tsx';
import { RecoveryCodes } from '../../features/account/recovery-codes.tsx';
import { SecondFactorCodeField } from '../../features/account/second-factor-code-field.tsx';
import { Section } from '../../features/account/section.tsx';
import { textIn, useFormErrors } from '../../features/account/use-form-errors.ts';
import { UsernameForManagers } from '../../features/account/username-for-managers.tsx';
import { island } from '../../page/island.tsx';
import { accountSecurity, accountTwoStep } from '../../routes.ts';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import type { AccountTwoStepData } from './account-two-step-data.ts';

type Off = Extract<AccountTwoStepData, { state: 'off' }>;
type On = Extract<AccountTwoStepData, { state: 'on' }>;

const check = (fields: FormData) =>
  collectProblems({ password: passwordGivenProblem(textIn(fields, 'password')), code: codeProblem(textIn(fields, 'code')) });

/** Two-step sign-in: sets it up, shows new recovery codes, turns it off. */
function AccountTwoStepScreen({ data }: { data: AccountTwoStepData }) {
  if (data.state === 'off') return <SetUp data={data} />;
  if (data.state === 'on') return <TurnOff data={data} />;
  return (
    <AccountFrame
      place="security"
      heading="Save your recovery codes"
      lead="Each code signs you in once without your phone. Print them or store them in your password manager. You won’t see them again."
      done="Two-step sign-in is on. Your other devices are signed out."
    >
      <RecoveryCodes codes={data.recoveryCodes} />
      <p>
        <LinkButton href={accountSecurity()}>I’ve saved them</LinkButton>
      </p>
    </AccountFrame>
  );
}

function SetUp({ data: { email, setUp, enrolment, errors: found, message } }: { data: Off }) {
  const { errors, bind } = useFormErrors(found, check);
  return (
    <AccountFrame place="security" heading="Two-step sign-in" lead="After your password, we’ll ask for a code from an app on your phone.">
      {message && <Notice tone="error">{message}</Notice>}
      <Section title="1. Add your account to an authenticator app" lead="Any app that makes six-digit codes will do.">
        <EnrolApp enrolment={enrolment} />
      </Section>
      <Section
        title="2. Confirm"
        lead="Turning two-step sign-in on signs you out on all other devices and cancels any links we’ve sent you."
      >
        <form className={form.form} method="post" action={accountTwoStep()} {...bind}>
          <input type="hidden" name="action" value="on" />
          <input type="hidden" name="setUp" value={setUp} />
          <UsernameForManagers email={email} />
          <PasswordField label="Password" name="password" autoComplete="current-password" error={errors.password} />
          <Field
            label="Code"
            name="code"
            autoComplete="one-time-code"
            inputMode="numeric"
            hint="Six digits that change every 30 seconds."
            error={errors.code}
          />
          <div className={form.end}>
            <Button type="submit">Turn on</Button>
            <a href={accountSecurity()}>Cancel</a>
          </div>
        </form>
      </Section>
    </AccountFrame>
  );
}

function TurnOff({ data: { email, since, recoveryCodesLeft, errors: found, message } }: { data: On }) {
  const { errors, bind } = useFormErrors(found, check);
  const left = recoveryCodesLeft === 1 ? 'one recovery code' : `${recoveryCodesLeft} recovery codes`;
  return (
    <AccountFrame place="security" heading="Two-step sign-in" lead={`On since ${dayOf(since)}. You have ${left} left.`}>
      {message && <Notice tone="error">{message}</Notice>}
      <Section
        title="Turn off"
        lead="Your password alone will then open your account. For a new phone or new recovery codes, turn two-step sign-in off and on again."
      >
        <form className={form.form} method="post" action={accountTwoStep()} {...bind}>
          <input type="hidden" name="action" value="off" />
          <UsernameForManagers email={email} />
          <PasswordField label="Password" name="password" autoComplete="current-password" error={errors.password} />
          <SecondFactorCodeField error={errors.code} />
          <div className={form.end}>
            <Button type="submit" variant="secondary">
              Turn off
            </Button>
            <a href={accountSecurity()}>Cancel</a>
          </div>
        </form>
      </Section>
    </AccountFrame>
  );
}

export default island('screens/account-two-step/account-two-step-screen', AccountTwoStepScreen);
