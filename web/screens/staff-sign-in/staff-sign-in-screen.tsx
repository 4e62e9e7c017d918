import { collectProblems, emailProblem, textProblem } from '../../../contract/field-rules.ts';
import { codeProblem } from '../../../contract/staff.ts';
import form from '../../features/account/form.module.css';
import { PasswordField } from '../../features/account/password-field.tsx';
import { useFormErrors } from '../../features/account/use-form-errors.ts';
import { StaffDoor } from '../../features/staff/staff-door.tsx';
import { staffSignIn } from '../../staff-routes.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { StaffSignInData } from './page.ts';

const text = (fields: FormData, name: string) => String(fields.get(name) ?? '');

/** The way into the console: a password, then a code. */
export default function StaffSignInScreen({ data }: { data: StaffSignInData }) {
  return data.step === 'code' ? <CodeStep data={data} /> : <PasswordStep data={data} />;
}

function PasswordStep({ data: { email, errors: found, message, returnTo } }: { data: StaffSignInData }) {
  const { errors, bind } = useFormErrors(found, (fields) =>
    collectProblems({ email: emailProblem(text(fields, 'email')), password: textProblem('Password', text(fields, 'password')) }),
  );
  return (
    <StaffDoor heading="Sign in">
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
      <p className={form.small}>
        Lost your password or your phone, and the recovery codes too? An administrator gives you a new set-up link.
      </p>
    </StaffDoor>
  );
}

function CodeStep({ data: { errors: found, message, returnTo } }: { data: StaffSignInData }) {
  const { errors, bind } = useFormErrors(found, (fields) => collectProblems({ code: codeProblem(text(fields, 'code')) }));
  return (
    <StaffDoor heading="Enter your code" lead="The six digits your authenticator app shows for the staff console.">
      {message && <Notice tone="error">{message}</Notice>}
      <form className={form.form} method="post" action={staffSignIn()} {...bind}>
        <input type="hidden" name="action" value="code" />
        {returnTo && <input type="hidden" name="redirect_to" value={returnTo} />}
        <Field
          label="Code"
          name="code"
          autoComplete="one-time-code"
          inputMode="text"
          autoCapitalize="characters"
          spellCheck={false}
          hint="Without your phone: one of your recovery codes."
          error={errors.code}
        />
        <Button type="submit" wide>
          Sign in
        </Button>
      </form>
      <p className={form.small}>
        <a href={staffSignIn({ returnTo: returnTo ?? undefined })}>Start over</a>
      </p>
    </StaffDoor>
  );
}
