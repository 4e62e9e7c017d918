import { collectProblems, emailProblem, textProblem } from '../../../contract/api/field-rules.ts';
import { codeProblem } from '../../../contract/api/second-factor-code.ts';
import form from '../../features/account/form.module.css';
import { PasswordField } from '../../features/account/password-field.tsx';
import { SecondFactorCodeField } from '../../features/account/second-factor-code-field.tsx';
import { textIn, useFormErrors } from '../../features/account/use-form-errors.ts';
import { island } from '../../page/island.tsx';
import { staffSignIn } from '../../staff-routes.ts';
import { Button } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FormPage } from '../../ui/form/form-page.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import type { StaffSignInData } from './staff-sign-in-data.ts';

/** Signs staff in: password first, then a code. */
function StaffSignInScreen({ data }: { data: StaffSignInData }) {
  return data.step === 'code' ? <CodeStep data={data} /> : <PasswordStep data={data} />;
}

function PasswordStep({ data: { email, errors: found, message, returnTo } }: { data: StaffSignInData }) {
  const { errors, bind } = useFormErrors(found, (fields) =>
    collectProblems({ email: emailProblem(textIn(fields, 'email')), password: textProblem('Password', textIn(fields, 'password')) }),
  );
  return (
    <FormPage card="narrow" place="Staff console" heading="Sign in">
      {message && <Notice tone="error">{message}</Notice>}
      <form className={form.form} method="post" action={staffSignIn()} {...bind}>
        <input type="hidden" name="action" value="password" />
        {returnTo && <input type="hidden" name="redirect_to" value={returnTo} />}
        <Field
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={email}
          error={errors.email}
        />
        <PasswordField label="Password" name="password" autoComplete="current-password" error={errors.password} />
        <Button type="submit" wide>
          Continue
        </Button>
      </form>
      <p className={form.small}>Lost your password, or your phone and recovery codes? Ask an administrator for a new set-up link.</p>
    </FormPage>
  );
}

function CodeStep({ data: { errors: found, message, returnTo } }: { data: StaffSignInData }) {
  const { errors, bind } = useFormErrors(found, (fields) => collectProblems({ code: codeProblem(textIn(fields, 'code')) }));
  return (
    <FormPage card="narrow" place="Staff console" heading="Enter your code" lead="Enter the six-digit code from your authenticator app.">
      {message && <Notice tone="error">{message}</Notice>}
      <form className={form.form} method="post" action={staffSignIn()} {...bind}>
        <input type="hidden" name="action" value="code" />
        {returnTo && <input type="hidden" name="redirect_to" value={returnTo} />}
        <SecondFactorCodeField error={errors.code} />
        <Button type="submit" wide>
          Sign in
        </Button>
      </form>
      <p className={form.small}>
        <a href={staffSignIn({ returnTo: returnTo ?? undefined })}>Start over</a>
      </p>
    </FormPage>
  );
}

export default island('screens/staff-sign-in/staff-sign-in-screen', StaffSignInScreen);
