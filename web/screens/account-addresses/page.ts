import { addressEndpoints } from '../../../contract/addresses/addresses.ts';
import type { Failure } from '../../../contract/api/client.ts';
import { signInFirst } from '../../features/account/sign-in-first.ts';
import { moveInCheckout } from '../../features/checkout/move-in-checkout.ts';
import { data, definePage, type Loaded, notFound, type PageRequest, redirect, statusOf, unopened } from '../../page/page.ts';
import { accountAddresses, checkout as checkoutLink } from '../../routes.ts';
import type { AccountAddressesData, EditedAddress } from './account-addresses-data.ts';
import AccountAddressesScreen from './account-addresses-screen.tsx';
import { readEntry } from './entry.ts';

const flashes = {
  saved: 'Address saved.',
  unshippable: 'Address saved. We don’t ship there, so it’s no longer your default shipping address.',
  deleted: 'Address deleted.',
  default: 'Default address changed.',
};

const blank: EditedAddress = { addressId: null, address: null, isDefaultShipping: false, isDefaultBilling: false };

interface Submitted {
  readonly failure: Failure;
  readonly edited: EditedAddress | null;
}

/** What is wrong where no field says it: the address book has none. */
function messageOf({ fields, message }: Failure, hasFields: boolean): string | null {
  if (!fields) return message;
  return hasFields ? null : Object.values(fields).join(' ');
}

async function show(request: PageRequest, refused: Submitted | null): Promise<Loaded<AccountAddressesData>> {
  const { client, url, flash } = request;
  const [saved, known] = await Promise.all([client.call(addressEndpoints.listSaved, {}), client.call(addressEndpoints.getCountries, {})]);
  if (!saved.ok) return signInFirst(request, saved);
  if (!known.ok) return unopened(known);
  const { addresses } = saved.data;
  const asked = url.searchParams.get('edit');
  const found = asked === 'new' ? blank : addresses.find(({ addressId }) => String(addressId) === asked);
  if (asked && !found && !refused) return notFound();
  const failure = refused?.failure ?? null;
  return data(
    {
      addresses,
      countries: known.data.countries,
      checkoutUuid: url.searchParams.get('checkout'),
      edited: refused ? refused.edited : (found ?? null),
      errors: failure?.fields ?? {},
      message: failure && messageOf(failure, refused !== null && refused.edited !== null),
      done: flash,
    },
    statusOf(failure),
  );
}

export default definePage<AccountAddressesData>({
  flashes,
  load: (request) => show(request, null),
  head: ({ edited }) => ({ title: edited ? 'Edit address' : 'Addresses', robots: 'noindex' }),
  cache: 'none',
  Screen: AccountAddressesScreen,
  actions: {
    save: async (form, request) => {
      const entry = readEntry(form);
      const { client } = request;
      const { addressId, address, ...defaults } = entry;
      const body = { address, ...defaults };
      const before = addressId === null ? null : await client.call(addressEndpoints.listSaved, {});
      const was = before?.ok ? before.data.addresses.find((one) => one.addressId === addressId) : undefined;
      const checkoutUuid = request.url.searchParams.get('checkout');
      // First: once the book has the new address, a second attempt would no longer know the checkout's by it.
      const refused = was && checkoutUuid ? await moveInCheckout(client, checkoutUuid, was.address, address) : null;
      if (refused) return show(request, { failure: refused, edited: entry });
      const result =
        addressId === null
          ? await client.call(addressEndpoints.createSaved, body)
          : await client.call(addressEndpoints.updateSaved, { addressId, ...body });
      if (result.ok) {
        // The shop has given the default to another address, if it ships to any.
        const isUnshippable = was?.isDefaultShipping && !result.data.isDefaultShipping;
        if (isUnshippable) return redirect(accountAddresses({ done: 'unshippable' }), 303);
        return redirect(checkoutUuid ? checkoutLink({ checkout: checkoutUuid }) : accountAddresses({ done: 'saved' }), 303);
      }
      return show(request, { failure: result, edited: entry });
    },
    default: async (form, request) => {
      const addressId = Number(form.get('addressId'));
      const saved = await request.client.call(addressEndpoints.listSaved, {});
      if (!saved.ok) return signInFirst(request, saved);
      const chosen = saved.data.addresses.find((one) => one.addressId === addressId);
      if (!chosen) return redirect(accountAddresses(), 303);
      const result = await request.client.call(addressEndpoints.updateSaved, {
        addressId,
        address: chosen.address,
        isDefaultShipping: form.get('of') === 'shipping',
        isDefaultBilling: form.get('of') === 'billing',
      });
      return result.ok ? redirect(accountAddresses({ done: 'default' }), 303) : show(request, { failure: result, edited: null });
    },
    delete: async (form, request) => {
      const result = await request.client.call(addressEndpoints.deleteSaved, { addressId: Number(form.get('addressId')) });
      return result.ok ? redirect(accountAddresses({ done: 'deleted' }), 303) : show(request, { failure: result, edited: null });
    },
  },
});
