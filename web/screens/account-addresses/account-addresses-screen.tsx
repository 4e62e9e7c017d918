import type { SavedAddress } from '../../../contract/addresses/addresses.ts';
import { AccountFrame } from '../../features/account/account-frame.tsx';
import list from '../../features/account/card-list.module.css';
import { isShippable } from '../../features/checkout/is-shippable.ts';
import { island } from '../../page/island.tsx';
import { accountAddresses } from '../../routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { PostalLines } from '../../ui/form/postal-lines.tsx';
import { Plus } from '../../ui/icons/icons-goods.tsx';
import { MapPin } from '../../ui/icons/icons-seldom.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { AccountAddressesData } from './account-addresses-data.ts';
import { AddressForm } from './address-form.tsx';

/** The address book, or the form of one address (spec §2.8, §3). */
function AccountAddressesScreen({ data }: { data: AccountAddressesData }) {
  const { addresses, countries, edited, message, done } = data;
  if (edited) return <AddressForm data={data} edited={edited} />;
  return (
    <AccountFrame place="addresses" heading="Addresses" lead="Your default addresses are filled in at checkout." done={done}>
      {message && <Notice tone="error">{message}</Notice>}
      {addresses.length === 0 ? (
        <EmptyState
          title="No saved addresses"
          icon={<MapPin size={40} />}
          actions={<LinkButton href={accountAddresses({ edit: 'new' })}>Add address</LinkButton>}
        >
          Save an address to check out faster.
        </EmptyState>
      ) : (
        <>
          <ul className={list.cards}>
            {addresses.map((saved) => (
              <li key={saved.addressId} className={list.card}>
                <Card saved={saved} ships={isShippable(countries, saved.address)} />
              </li>
            ))}
          </ul>
          <p>
            <LinkButton href={accountAddresses({ edit: 'new' })} variant="secondary" icon={<Plus size={18} />}>
              Add address
            </LinkButton>
          </p>
        </>
      )}
    </AccountFrame>
  );
}

function Card({ saved, ships }: { saved: SavedAddress; ships: boolean }) {
  const { addressId, address, isDefaultShipping, isDefaultBilling } = saved;
  const roles = [isDefaultShipping && 'Default shipping address', isDefaultBilling && 'Default billing address']
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      <p className={list.role}>{roles}</p>
      <PostalLines address={address} withCountry />
      <div className={list.actions}>
        <LinkButton href={accountAddresses({ edit: addressId })} variant="quiet" size="small">
          Edit<VisuallyHidden> {address.addressLine1}</VisuallyHidden>
        </LinkButton>
        {ships && !isDefaultShipping && <Press saved={saved} action="default" of="shipping" label="Set as default shipping" />}
        {!isDefaultBilling && <Press saved={saved} action="default" of="billing" label="Set as default billing" />}
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

/** One action on an address; a form of its own, so that it works without script. */
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

export default island('screens/account-addresses/account-addresses-screen', AccountAddressesScreen);
