import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { TypedAddress } from '../../../contract/addresses/addresses.ts';
import { Button } from '../../ui/form/button.tsx';
import styles from './address-choice.module.css';

/** The shopper's decision: keep the typed address, take the suggestion, or edit. */
export type AddressAnswer =
  | { readonly kind: 'keep' }
  /** The question and its field, where the shop has one. */
  | { readonly kind: 'edit'; readonly question?: { readonly field: keyof TypedAddress; readonly message: string } }
  | { readonly kind: 'take'; readonly address: TypedAddress };

interface AddressChoiceProps {
  entered: TypedAddress;
  suggested: TypedAddress;
  answer(answer: AddressAnswer): void;
}

/** The typed address with its edit button beside the suggested one with its confirm button (spec §2.8); the typed one can always be kept. */
export default function AddressChoice({ entered, suggested, answer: give }: AddressChoiceProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => dialog.current?.showModal(), []);
  /** Removed while open, the dialog would lose the focus; closed first, it returns it. */
  const answer = (given: AddressAnswer) => {
    dialog.current?.close();
    give(given);
  };
  const edit = () => answer({ kind: 'edit' });
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={heading}
      closedby="any"
      onCancel={(event) => {
        event.preventDefault();
        edit();
      }}
      onClose={edit}
    >
      <div className={styles.frame}>
        <header className={styles.header}>
          <h2 id={heading}>Is this your address?</h2>
          <p>The postal service would write it a little differently.</p>
        </header>
        <div className={styles.choices}>
          <Choice title="You entered" address={entered}>
            <Button variant="secondary" wide onClick={() => answer({ kind: 'keep' })}>
              Keep mine
            </Button>
            <Button variant="quiet" size="small" onClick={edit}>
              Edit
            </Button>
          </Choice>
          <Choice title="We suggest" address={suggested} than={entered}>
            <Button wide onClick={() => answer({ kind: 'take', address: suggested })}>
              Use this address
            </Button>
          </Choice>
        </div>
      </div>
    </dialog>
  );
}

/** An address with its action, highlighting what differs from `than`. */
function Choice({ title, address, than, children }: { title: string; address: TypedAddress; than?: TypedAddress; children: ReactNode }) {
  const part = (name: 'addressLine1' | 'addressLine2' | 'city' | 'stateRegion' | 'postalCode') =>
    than && than[name] !== address[name] ? <mark className={styles.changed}>{address[name]}</mark> : address[name];
  return (
    <section className={styles.choice}>
      <h3 className={styles.title}>{title}</h3>
      <address className={styles.address}>
        <span>{part('addressLine1')}</span>
        {address.addressLine2 && <span>{part('addressLine2')}</span>}
        <span>
          {part('city')}, {part('stateRegion')} {part('postalCode')}
        </span>
      </address>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
