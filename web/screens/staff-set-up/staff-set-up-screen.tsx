import { collectProblems, newPasswordProblem, passwordRule } from '../../../contract/api/field-rules.ts';
import { codeProblem } from '../../../contract/api/second-factor-code.ts';
import { EnrolApp } from '../../features/account/enrol-app.tsx';
import form from '../../features/account/form.module.css';
import { PasswordField } from '../../features/account/password-field.tsx';
import { RecoveryCodes } from '../../features/account/recovery-codes.tsx';
import { textIn, useFormErrors } from '../../features/account/use-form-errors.ts';
import { UsernameForManagers } from '../../features/account/username-for-managers.tsx';
import { island } from '../../page/island.tsx';
import { staffHome, staffSetUp, staffSignIn } from '../../staff-routes.ts';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FormPage } from '../../ui/form/form-page.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import type { StaffSetUpData } from './staff-set-up-data.ts';
import styles from './staff-set-up-screen.module.css';

type Open = Extract<StaffSetUpData, { state: 'open' }>;

/** Sets up a staff account: password, authenticator app, recovery codes. */
function StaffSetUpScreen({ data }: { data: StaffSetUpData }) {
  if (data.state === 'open') return <SetUp data={data} />;
  if (data.state === 'done') return <Done codes={data.recoveryCodes} />;
  return (
    <FormPage card="narrow" place="Staff console" heading="This link no longer works" lead={data.message}>
      <LinkButton href={staffSignIn()} variant="secondary">
        Sign in
      </LinkButton>
    </FormPage>
  );
}

function SetUp({ data }: { data: Open }) {
  const { errors, bind } = useFormErrors(data.errors, (fields) =>
    collectProblems({ password: newPasswordProblem(textIn(fields, 'password')), code: codeProblem(textIn(fields, 'code')) }),
  );
  return (
    <FormPage
      card="wide"
      place="Staff console"
      heading={`Welcome, ${data.name}`}
      lead="To sign in, you’ll need a password and a code from your phone."
    >
      {data.message && <Notice tone="error">{data.message}</Notice>}
      <form className={styles.steps} method="post" action={staffSetUp({ token: data.token })} {...bind}>
        <input type="hidden" name="action" value="set-up" />
        <input type="hidden" name="token" value={data.token} />
        <section className={styles.step}>
          <h2>1. Choose a password</h2>
          <UsernameForManagers email={data.email} />
          <PasswordField label="Password" name="password" autoComplete="new-password" hint={`${passwordRule}.`} error={errors.password} />
        </section>
        <section className={styles.step}>
          <h2>2. Add the console to your authenticator app</h2>
          <EnrolApp enrolment={data.enrolment} />
        </section>
        <section className={styles.step}>
          <h2>3. Enter the code from the app</h2>
          <Field
            label="Code"
            name="code"
            autoComplete="one-time-code"
            inputMode="numeric"
            className={styles.code}
            hint="Six digits that change every 30 seconds."
            error={errors.code}
          />
        </section>
        <div className={form.end}>
          <Button type="submit">Finish setup</Button>
        </div>
      </form>
    </FormPage>
  );
}

function Done({ codes }: { codes: readonly string[] }) {
  return (
    <FormPage
      card="wide"
      place="Staff console"
      heading="Save your recovery codes"
      lead="Each code signs you in once without your phone. Print them or store them in your password manager. You won’t see them again."
    >
      <RecoveryCodes codes={codes} />
      <LinkButton href={staffHome()}>I’ve saved them</LinkButton>
    </FormPage>
  );
}

export default island('screens/staff-set-up/staff-set-up-screen', StaffSetUpScreen);
