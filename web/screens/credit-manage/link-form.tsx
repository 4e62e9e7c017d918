import { type FormEvent, useState } from 'react';
import { linkErrors, storeCardEndpoints } from '../../../contract/credit/store-card.ts';
import { client } from '../../api/browser.ts';
import { withProof } from '../../api/with-proof.ts';
import form from '../../features/account/form.module.css';
import { useFormErrors } from '../../features/account/use-form-errors.ts';
import { CardNumberFields } from '../../features/credit/card-number-fields.tsx';
import { island } from '../../page/island.tsx';
import { creditManage } from '../../routes.ts';
import { Button } from '../../ui/form/button.tsx';
import { Notice } from '../../ui/layers/notice.tsx';

const names = { number: 'number', postalCode: 'postalCode' };
const typedIn = (fields: FormData) => ({ number: String(fields.get('number') ?? ''), postalCode: String(fields.get('postalCode') ?? '') });

interface LinkFormProps {
  errors: Readonly<Record<string, string>>;
  message: string | null;
}

/** Adds a card its holder already has. A refused form comes back empty, without the number. */
function LinkForm({ errors: found, message: said }: LinkFormProps) {
  const { errors, isValid, refuse, bind } = useFormErrors(found, (fields) => linkErrors(typedIn(fields)));
  const [message, setMessage] = useState(said);
  const [busy, setBusy] = useState(false);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || !isValid()) return;
    const typed = typedIn(new FormData(event.currentTarget));
    setMessage(null);
    setBusy(true);
    const result = await withProof((captcha) => client.call(storeCardEndpoints.link, { ...typed, captcha }));
    if (result.ok) return location.assign(creditManage({ accountId: result.data.accountId, done: 'linked' }));
    setBusy(false);
    if (result.fields) return refuse(result.fields);
    setMessage(result.message);
  };

  return (
    <form className={form.form} method="post" action={creditManage()} {...bind} onSubmit={onSubmit}>
      {message && <Notice tone="error">{message}</Notice>}
      <input type="hidden" name="action" value="link" />
      <div className={form.pair}>
        <CardNumberFields names={names} errors={errors} />
      </div>
      <Button type="submit" variant="secondary" busy={busy}>
        Add your card
      </Button>
    </form>
  );
}

export default island('screens/credit-manage/link-form', LinkForm);
