import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { linkErrors, storeCardEndpoints } from '../../../contract/credit/store-card.ts';
import { client } from '../../api/browser.ts';
import { withProof } from '../../api/with-proof.ts';
import { CardNumberFields } from '../../features/credit/card-number-fields.tsx';
import { creditManage } from '../../routes.ts';
import { Button } from '../../ui/form/button.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import styles from './link-store-card.module.css';

const names = { number: 'linkedNumber', postalCode: 'linkedPostalCode' };

interface LinkStoreCardProps {
  card: string;
  /** Pays with the card, which is the shopper's now. */
  onLinked(): Promise<void>;
}

/** Adds a store card its holder already has, to pay with it. Without script the card's own page does that. */
export function LinkStoreCard({ card, onLinked }: LinkStoreCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <LinkFields card={card} onLinked={onLinked} />;
  return (
    <p className={styles.offer}>
      Have the {card} already?{' '}
      <a
        href={creditManage()}
        onClick={(event) => {
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        Add your card
      </a>
    </p>
  );
}

function LinkFields({ card, onLinked }: LinkStoreCardProps) {
  const fields = useRef<HTMLFieldSetElement>(null);
  const [errors, setErrors] = useState<Parameters<typeof CardNumberFields>[0]['errors']>({});
  const [message, setMessage] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useFocus(fields);

  const link = async () => {
    const typedIn = (name: string) => fields.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? '';
    const typed = { number: typedIn(names.number), postalCode: typedIn(names.postalCode) };
    const wrong = linkErrors(typed);
    setErrors(wrong);
    setMessage(null);
    if (busy || Object.keys(wrong).length > 0) return;
    setBusy(true);
    const result = await withProof((captcha) => client.call(storeCardEndpoints.link, { ...typed, captcha }));
    if (result.ok) await onLinked();
    else if (result.fields) setErrors(result.fields);
    else setMessage(result.message);
    setBusy(false);
  };
  /** Enter would place the order. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void link();
  };

  return (
    <fieldset ref={fields} className={styles.fields} onKeyDown={onKeyDown}>
      <legend>Your {card}</legend>
      {message && <Notice tone="error">{message}</Notice>}
      <div className={styles.pair}>
        <CardNumberFields names={names} errors={errors} />
      </div>
      <div>
        <Button variant="secondary" busy={busy} onClick={() => void link()}>
          Add your card
        </Button>
      </div>
    </fieldset>
  );
}

/** Focuses the first field when it opens, and the card's own choice once the card is there and this is gone. */
function useFocus(fields: RefObject<HTMLFieldSetElement | null>): void {
  useEffect(() => {
    fields.current?.querySelector('input')?.focus();
    return () => document.querySelector<HTMLInputElement>('input[name="paymentType"][value="PLCC"]')?.focus();
  }, [fields]);
}
