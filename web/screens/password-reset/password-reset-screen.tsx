import { collectProblems, newPasswordProblem, passwordRule } from '../../../contract/field-rules.ts';
import { Door } from '../../features/account/door.tsx';
import form from '../../features/account/form.module.css';
import { PasswordField } from '../../features/account/password-field.tsx';
import { useFormErrors } from '../../features/account/use-form-errors.ts';
import { passwordReset, resetRequest } from '../../routes.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { PasswordResetData } from './page.ts';

const check = (fields: FormData) => collectProblems({ password: newPasswordProblem(String(fields.get('password') ?? '')) });

/** Sets a new password by a mailed link (spec §2.11). */
export default function PasswordResetScreen({ data }: { data: PasswordResetData }) {
  const { errors, bind } = useFormErrors(data.errors, check);
  if (data.token === null) {
    return (
      <Door
        heading="This link no longer works"
        lead="Links to set a password work once, and for an hour. You can have a new one right away."
      >
        <div className={form.end}>
          <LinkButton href={resetRequest()}>Send me a new link</LinkButton>
        </div>
      </Door>
    );
  }
  return (
    <Door heading="Set a new password" lead="You will be signed out on all devices, and sign in with the new one.">
      {data.message && <Notice tone="error">{data.message}</Notice>}
      <form className={form.form} method="post" action={passwordReset({ token: data.token })} {...bind}>
        <input type="hidden" name="action" value="set" />
        <input type="hidden" name="token" value={data.token} />
        <PasswordField label="New password" name="password" autoComplete="new-password" hint={`${passwordRule}.`} error={errors.password} />
        <Button type="submit" size="large" wide>
          Set password
        </Button>
      </form>
    </Door>
  );
}
