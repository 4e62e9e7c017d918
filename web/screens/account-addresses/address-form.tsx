import { type FormEvent, useRef, useState } from 'react';
import { AccountFrame } from '../../features/account/account-frame.tsx';
import form from '../../features/account/form.module.css';
import { useFormErrors } from '../../features/account/use-form-errors.ts';
import { AddressFields } from '../../features/checkout/address-fields.tsx';
import { useAddressCheck, writeAddress } from '../../features/checkout/use-address-check.tsx';
import { accountAddresses, checkout as checkoutLink } from '../../routes.ts';
import { Button } from '../../ui/form/button.tsx';
import { Checkbox } from '../../ui/form/choice.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import type { AccountAddressesData, EditedAddress } from './account-addresses-data.ts';
import styles from './account-addresses-screen.module.css';
import { entryErrors, readEntry } from './entry.ts';

/** The form of a new or a saved address. */
export function AddressForm({ data, edited }: { data: AccountAddressesData; edited: EditedAddress }) {
  const { form: element, errors, isValid, refuse, bind } = useFormErrors(data.errors, entryErrors);
  const { check, dialog } = useAddressCheck(data.addresses.map(({ address }) => address));
  const [busy, setBusy] = useState(false);
  const back = data.checkoutUuid ?? undefined;
  /** What is typed has been checked and may be sent. */
  const agreed = useRef(false);
  const isFirst = data.addresses.length === 0;
  // A book always has its defaults, so one is changed by choosing another.
  const saved = data.addresses.find(({ addressId }) => addressId === edited.addressId);
  const shown = Object.fromEntries(Object.entries(errors).flatMap(([field, message]) => (message === undefined ? [] : [[field, message]])));

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    if (agreed.current) return;
    event.preventDefault();
    if (busy || !isValid() || !element.current) return;
    setBusy(true);
    const answer = await check(readEntry(new FormData(element.current)).address);
    setBusy(false);
    if (answer.kind === 'take') writeAddress(element.current, 'address', answer.address);
    if (answer.kind === 'edit' && answer.question) refuse({ [`address.${answer.question.field}`]: answer.question.message });
    else if (answer.kind === 'edit') element.current.querySelector<HTMLInputElement>('[name="address.addressLine1"]')?.focus();
    else {
      // Sent like any form, which the page keeps while offline.
      agreed.current = true;
      element.current.requestSubmit();
    }
  };

  return (
    <AccountFrame place="addresses" heading={edited.addressId === null ? 'Add address' : 'Edit address'}>
      <form
        className={`${form.form} ${styles.form}`}
        method="post"
        action={accountAddresses({ edit: edited.addressId ?? 'new', checkout: back })}
        {...bind}
        onInput={(event) => {
          agreed.current = false;
          bind.onInput(event);
        }}
        onSubmit={onSubmit}
      >
        <input type="hidden" name="action" value="save" />
        {edited.addressId !== null && <input type="hidden" name="addressId" value={edited.addressId} />}
        {data.message && <Notice tone="error">{data.message}</Notice>}
        <AddressFields prefix="address" value={edited.address} countries={data.countries} errors={shown} />
        {!isFirst && (
          <div className={styles.choices}>
            {saved?.isDefaultShipping ? (
              <p>This is your default shipping address.</p>
            ) : (
              <Checkbox name="isDefaultShipping" value="yes" defaultChecked={edited.isDefaultShipping} error={errors.isDefaultShipping}>
                Use as default shipping address
              </Checkbox>
            )}
            {saved?.isDefaultBilling ? (
              <p>This is your default billing address.</p>
            ) : (
              <Checkbox name="isDefaultBilling" value="yes" defaultChecked={edited.isDefaultBilling}>
                Use as default billing address
              </Checkbox>
            )}
          </div>
        )}
        <div className={form.end}>
          <Button type="submit" busy={busy}>
            Save address
          </Button>
          {back ? <a href={checkoutLink({ checkout: back })}>Back to checkout</a> : <a href={accountAddresses()}>Cancel</a>}
        </div>
      </form>
      {dialog}
    </AccountFrame>
  );
}
