import { type FormEvent, useState } from 'react';
import { lookupFieldProblems, orderLookupEndpoints } from '../../../contract/orders/order-lookup.ts';
import { client } from '../../api/browser.ts';
import { withProof } from '../../api/with-proof.ts';
import form from '../../features/account/form.module.css';
import { useFormErrors } from '../../features/account/use-form-errors.ts';
import { island } from '../../page/island.tsx';
import { accountOrders, findOrder, information, orderConfirmation } from '../../routes.ts';
import { Button } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FormPage } from '../../ui/form/form-page.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import type { FindOrderData } from './find-order-data.ts';

const typedIn = (fields: FormData) => ({ orderNumber: String(fields.get('orderNumber') ?? ''), email: String(fields.get('email') ?? '') });

/** Lets guests find an order by its number and e-mail address (rulings: Orders). */
function FindOrderScreen({ data }: { data: FindOrderData }) {
  const { errors, isValid, refuse, bind } = useFormErrors(data.errors, (fields) => lookupFieldProblems(typedIn(fields)));
  const [message, setMessage] = useState(data.message);
  const [busy, setBusy] = useState(false);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || !isValid()) return;
    const typed = typedIn(new FormData(event.currentTarget));
    setMessage(null);
    setBusy(true);
    const result = await withProof((captcha) => client.call(orderLookupEndpoints.find, { ...typed, captcha }));
    if (result.ok) return location.assign(orderConfirmation(result.data));
    setBusy(false);
    if (result.fields) return refuse(result.fields);
    setMessage(result.message);
  };

  return (
    <FormPage heading="Find your order" lead="Enter your order number and the email you ordered with. You don’t need an account.">
      {message && <Notice tone="error">{message}</Notice>}
      <form className={form.form} method="post" action={findOrder()} {...bind} onSubmit={onSubmit}>
        <input type="hidden" name="action" value="find" />
        <Field
          label="Order number"
          name="orderNumber"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          hint="It’s in your confirmation email and looks like 7KQ2-M9XWT."
          defaultValue={data.orderNumber}
          error={errors.orderNumber}
        />
        <Field
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={data.email}
          error={errors.email}
        />
        <Button type="submit" size="large" wide busy={busy}>
          Find order
        </Button>
      </form>
      <p className={form.small}>
        Have an account? <a href={accountOrders()}>See all your orders</a>. Still can’t find it?{' '}
        <a href={information('customer-care')}>Contact customer care</a>.
      </p>
    </FormPage>
  );
}

export default island('screens/find-order/find-order-screen', FindOrderScreen);
