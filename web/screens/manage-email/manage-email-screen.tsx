import { siteTypes } from '../../../contract/email-preferences.ts';
import { collectProblems, emailProblem } from '../../../contract/field-rules.ts';
import { AccountFrame } from '../../features/account/account-frame.tsx';
import { Door } from '../../features/account/door.tsx';
import form from '../../features/account/form.module.css';
import { useFormErrors } from '../../features/account/use-form-errors.ts';
import { manageEmail } from '../../routes.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './manage-email-screen.module.css';
import type { ManageEmailData } from './page.ts';

const check = (fields: FormData) => collectProblems({ email: emailProblem(String(fields.get('email') ?? '')) });

const lead = 'Choose who of the family may write to you. Letters about your orders and your account come in any case.';
/** Spec §9. */
const delay = 'Changes take up to 2 days to reach every list.';

/** What may be written to an address, by brand (spec §2.11 manage email): in My account, by a letter's link, or by typing the address. */
export default function ManageEmailScreen({ data }: { data: ManageEmailData }) {
  if (data.inAccount) {
    return (
      <AccountFrame place="email" heading="Email preferences" lead={lead} done={data.done === 'saved' ? `Saved. ${delay}` : null}>
        <div className={styles.narrow}>
          <Preferences data={data} />
        </div>
      </AccountFrame>
    );
  }
  return (
    <Door heading="Email preferences" lead={lead}>
      {data.done === 'saved' && (
        <Notice tone="success">
          Saved for {data.email}. {delay}
        </Notice>
      )}
      {data.done === 'sent' && (
        <Notice tone="success">
          We have sent a letter to {data.email}. Your choice counts as soon as you confirm it there, so that nobody else can make it for
          you.
        </Notice>
      )}
      <Preferences data={data} />
    </Door>
  );
}

function Preferences({ data }: { data: ManageEmailData }) {
  const { errors, bind } = useFormErrors(data.errors, check);
  return (
    <form className={form.form} method="post" action={manageEmail()} {...bind}>
      <input type="hidden" name="action" value="save" />
      {data.token && <input type="hidden" name="token" value={data.token} />}
      {data.message && <Notice tone="error">{data.message}</Notice>}
      {data.waits && !data.done && <Notice>This is what you chose. Save it, and it counts.</Notice>}
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
        {siteTypes.map(({ key, name, about }) => (
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
