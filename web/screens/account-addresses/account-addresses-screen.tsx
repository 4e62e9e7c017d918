import type { SavedAddress } from '../../../contract/addresses.ts';
import { AccountFrame } from '../../features/account/account-frame.tsx';
import { accountAddresses } from '../../routes.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Plus } from '../../ui/icons-goods.tsx';
import { MapPin } from '../../ui/icons-seldom.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PostalLines } from '../../ui/postal-lines.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './account-addresses-screen.module.css';
import { AddressForm } from './address-form.tsx';
import type { AccountAddressesData } from './page.ts';

/** The address book: cards with what can be done to each, or the form of one (spec §2.8, §3). */
export default function AccountAddressesScreen({ data }: { data: AccountAddressesData }) {
  const { addresses, edited, message, done } = data;
  if (edited) return <AddressForm data={data} edited={edited} />;
  return (
    <AccountFrame place="addresses" heading="Addresses" lead="The defaults are filled in when you check out." done={done}>
      {message && <Notice tone="error">{message}</Notice>}
      {addresses.length === 0 ? (
        <EmptyState
          title="No address yet"
          icon={<MapPin size={40} />}
          actions={<LinkButton href={accountAddresses({ edit: 'new' })}>Add an address</LinkButton>}
        >
          Save one, and you need not type it again when you check out.
        </EmptyState>
      ) : (
        <>
          <ul className={styles.book}>
            {addresses.map((saved) => (
              <li key={saved.addressId} className={styles.card}>
                <Card saved={saved} />
              </li>
            ))}
          </ul>
          <p>
            <LinkButton href={accountAddresses({ edit: 'new' })} variant="secondary" icon={<Plus size={18} />}>
              Add an address
            </LinkButton>
          </p>
        </>
      )}
    </AccountFrame>
  );
}

function Card({ saved }: { saved: SavedAddress }) {
  const { addressId, address, isDefaultShipping, isDefaultBilling } = saved;
  const roles = [isDefaultShipping && 'Default to ship to', isDefaultBilling && 'Default to bill'].filter(Boolean).join(' · ');
  return (
    <>
      <p className={styles.role}>{roles}</p>
      <PostalLines address={address} />
      <div className={styles.actions}>
        <LinkButton href={accountAddresses({ edit: addressId })} variant="quiet" size="small">
          Edit<VisuallyHidden> {address.addressLine1}</VisuallyHidden>
        </LinkButton>
        {!isDefaultShipping && <Press saved={saved} action="default" of="shipping" label="Ship here by default" />}
        {!isDefaultBilling && <Press saved={saved} action="default" of="billing" label="Bill here by default" />}
        <Press saved={saved} action="delete" label="Delete" />
      </div>
    </>
  );
}

interface PressProps {
  saved: SavedAddress;
  action: 'default' | 'delete';
  of?: 'shipping' | 'billing';
  label: string;
}

/** One thing that is done to an address by a press; a form of its own, so that it works without script. */
function Press({ saved: { addressId, address }, action, of, label }: PressProps) {
  return (
    <form method="post" action={accountAddresses()}>
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="addressId" value={addressId} />
      {of && <input type="hidden" name="of" value={of} />}
      <Button type="submit" variant="quiet" size="small">
        {label}
        <VisuallyHidden> {address.addressLine1}</VisuallyHidden>
      </Button>
    </form>
  );
}
