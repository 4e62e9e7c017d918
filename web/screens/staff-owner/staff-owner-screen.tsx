import { collectProblems, emailProblem, textProblem } from '../../../contract/api/field-rules.ts';
import form from '../../features/account/form.module.css';
import { textIn, useFormErrors } from '../../features/account/use-form-errors.ts';
import { island } from '../../page/island.tsx';
import { staffOwner, staffSignIn } from '../../staff-routes.ts';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FormPage } from '../../ui/form/form-page.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import type { StaffOwnerData } from './staff-owner-data.ts';

/** Makes whoever started the shop its first administrator (docs/how-to/staff.md). */
function StaffOwnerScreen({ data }: { data: StaffOwnerData }) {
  if (data.state === 'open') return <Owner data={data} />;
  return (
    <FormPage card="narrow" place="Staff console" heading="This link no longer works" lead={data.message}>
      <LinkButton href={staffSignIn()} variant="secondary">
        Sign in
      </LinkButton>
    </FormPage>
  );
}

function Owner({ data }: { data: Extract<StaffOwnerData, { state: 'open' }> }) {
  const { errors, bind } = useFormErrors(data.errors, (fields) =>
    collectProblems({ name: textProblem('Name', textIn(fields, 'name'), { max: 100 }), email: emailProblem(textIn(fields, 'email')) }),
  );
  return (
    <FormPage
      card="narrow"
      place="Staff console"
      heading="Make the shop yours"
      lead="You’ll be its first administrator. Next you choose a password and add the console to an authenticator app."
    >
      {data.message && <Notice tone="error">{data.message}</Notice>}
      <form className={form.form} method="post" action={staffOwner({ token: data.token })} {...bind}>
        <input type="hidden" name="action" value="owner" />
        <input type="hidden" name="token" value={data.token} />
        <Field label="Name" name="name" autoComplete="name" defaultValue={data.name} error={errors.name} />
        <Field
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={data.email}
          error={errors.email}
        />
        <Button type="submit" wide>
          Continue
        </Button>
      </form>
    </FormPage>
  );
}

export default island('screens/staff-owner/staff-owner-screen', StaffOwnerScreen);
