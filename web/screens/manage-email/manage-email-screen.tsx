import { type FormEvent, useState } from 'react';
import { collectProblems, emailProblem } from '../../../contract/api/field-rules.ts';
import { emailPreferenceEndpoints } from '../../../contract/email/email-preferences.ts';
import { client } from '../../api/browser.ts';
import { withProof } from '../../api/with-proof.ts';
import { AccountFrame } from '../../features/account/account-frame.tsx';
import form from '../../features/account/form.module.css';
import { useFormErrors } from '../../features/account/use-form-errors.ts';
import { island } from '../../page/island.tsx';
import { manageEmail } from '../../routes.ts';
import { Button } from '../../ui/form/button.tsx';
import { Checkbox } from '../../ui/form/choice.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FormPage } from '../../ui/form/form-page.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import type { ManageEmailData } from './manage-email-data.ts';
import styles from './manage-email-screen.module.css';

const check = (fields: FormData) => collectProblems({ email: emailProblem(String(fields.get('email') ?? '')) });

const lead = 'Choose which of our shops can email you. You’ll still get emails about your orders and account.';
/** Spec §9. */
const delay = 'Changes take up to 2 days to reach every list.';

const sentTo = (email: string) => `We’ve sent an email to ${email}. Confirm your choice there, so nobody else can make it for you.`;

/** E-mail preferences of an address by brand (spec §2.11 manage email): in My account, by an e-mail's link, or by typing the address. */
function ManageEmailScreen({ data }: { data: ManageEmailData }) {
  if (data.inAccount) {
    const done = data.done && (data.done === 'saved' ? `Saved. ${delay}` : sentTo(data.email));
    return (
      <AccountFrame place="email" heading="Email preferences" lead={lead} done={done}>
        <div className={styles.narrow}>
          <Preferences data={data} />
        </div>
      </AccountFrame>
    );
  }
  return (
    <FormPage heading="Email preferences" lead={lead}>
      {data.done === 'saved' && (
        <Notice tone="success">
          Saved for {data.email}. {delay}
        </Notice>
      )}
      {data.done === 'sent' && <Notice tone="success">{sentTo(data.email)}</Notice>}
      <Preferences data={data} />
    </FormPage>
  );
}

function Preferences({ data }: { data: ManageEmailData }) {
  const { errors, isValid, refuse, bind } = useFormErrors(data.errors, check);
  const [message, setMessage] = useState(data.message);
  const [busy, setBusy] = useState<'save' | 'none' | null>(null);

  // A stranger's choice is e-mailed to the address, which may take a proof.
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || !isValid()) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const pressed = submitter?.getAttribute('name') === 'none' ? 'none' : 'save';
    const fields = new FormData(event.currentTarget);
    const email = String(fields.get('email') ?? '');
    const token = data.token ?? undefined;
    const siteTypes = pressed === 'none' ? [] : fields.getAll('siteTypes').map(String);
    setBusy(pressed);
    const choice = { email, token, siteTypes, isSubscribed: siteTypes.length > 0 };
    const result = await withProof((captcha) => client.call(emailPreferenceEndpoints.save, { ...choice, captcha }));
    if (result.ok) return location.assign(manageEmail({ email, token, done: result.data.applied ? 'saved' : 'sent' }));
    setBusy(null);
    setMessage(result.fields ? null : result.message);
    if (result.fields) refuse(result.fields);
  };

  return (
    <form className={form.form} method="post" action={manageEmail()} {...bind} onSubmit={onSubmit}>
      <input type="hidden" name="action" value="save" />
      {data.token && <input type="hidden" name="token" value={data.token} />}
      {message && <Notice tone="error">{message}</Notice>}
      {data.waits && !data.done && <Notice>This is what you chose. Save to apply it.</Notice>}
      {data.known ? (
        <p className={styles.address}>
          <input type="hidden" name="email" value={data.email} />
          For <strong>{data.email}</strong>
        </p>
      ) : (
        <Field
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          defaultValue={data.email}
          error={errors.email}
        />
      )}
      <fieldset className={styles.brands}>
        <legend className={styles.legend}>New arrivals and offers from</legend>
        {data.brands.map(({ key, name, about }) => (
          <Checkbox key={key} className={styles.brand} name="siteTypes" value={key} defaultChecked={data.chosen.includes(key)}>
            <span className={styles.name}>{name}</span>
            <span className={styles.about}>{about}</span>
          </Checkbox>
        ))}
      </fieldset>
      <p className={form.small}>If you choose none, your stock alerts stop, too.</p>
      <div className={form.end}>
        <Button type="submit" busy={busy === 'save'}>
          Save preferences
        </Button>
        <Button type="submit" name="none" value="yes" variant="quiet" busy={busy === 'none'}>
          Unsubscribe from all
        </Button>
      </div>
    </form>
  );
}

export default island('screens/manage-email/manage-email-screen', ManageEmailScreen);
