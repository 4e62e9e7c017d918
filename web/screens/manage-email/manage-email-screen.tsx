import { collectProblems, emailProblem } from '../../../contract/api/field-rules.ts';
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
  const { errors, bind } = useFormErrors(data.errors, check);
  return (
    <form className={form.form} method="post" action={manageEmail()} {...bind}>
      <input type="hidden" name="action" value="save" />
      {data.token && <input type="hidden" name="token" value={data.token} />}
      {data.message && <Notice tone="error">{data.message}</Notice>}
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
      <div className={form.end}>
        <Button type="submit">Save preferences</Button>
        <Button type="submit" name="none" value="yes" variant="quiet">
          Unsubscribe from all
        </Button>
      </div>
    </form>
  );
}

export default island('screens/manage-email/manage-email-screen', ManageEmailScreen);
