import { addressEndpoints } from '../../../contract/addresses/addresses.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Call } from '../../platform/http/call.ts';
import { requireCustomer } from '../visitor.ts';
import { addAddress, changeAddress, removeAddress } from './operations.ts';
import { findAddresses } from './store.ts';

export function bindAddressBook(api: Api, { database }: { database: Database }): void {
  const own = async (call: Call) => (await requireCustomer(database.read, call)).customerId;
  api.bind(addressEndpoints.listSaved, async (_input, call) => ({ addresses: await findAddresses(database.read, await own(call)) }));
  api.bind(addressEndpoints.createSaved, async (entry, call) => addAddress(database, await own(call), entry, call.now));
  api.bind(addressEndpoints.updateSaved, async ({ addressId, ...entry }, call) =>
    changeAddress(database, await own(call), addressId, entry, call.now),
  );
  api.bind(addressEndpoints.deleteSaved, async ({ addressId }, call) => ({
    addresses: await removeAddress(database, await own(call), addressId),
  }));
}
