import { type AddressVerification, addressEndpoints } from '../../../contract/addresses/addresses.ts';
import type { Client } from '../../../contract/api/client.ts';
import type { DraftOrder } from '../../../contract/staff/orders/drafts.ts';

/** Field → message, below `shippingAddress.`. */
type Messages = Readonly<Record<string, string>>;

/** What checkout would ask or refuse about an address; nothing for one that is left to the customer. `doubts` may be kept, `faults` not. */
export async function checkAddress(client: Client, address: DraftOrder['address']): Promise<{ faults: Messages; doubts: Messages }> {
  const none = { faults: {}, doubts: {} };
  if (`${address.addressLine1}${address.city}${address.postalCode}` === '') return none;
  const answer = await client.call(addressEndpoints.verify, { address });
  if (answer.ok) return { ...none, doubts: doubtsOf(address, answer.data) };
  return { ...none, faults: named(Object.entries(answer.fields ?? {}).map(([name, message]) => [name.replace('address.', ''), message])) };
}

const named = (entries: readonly (readonly [string, string])[]): Messages =>
  Object.fromEntries(entries.map(([name, message]) => [`shippingAddress.${name}`, message]));

const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The parts of the place that contradict each other, or that are misspelt. */
export function doubtsOf(
  typed: DraftOrder['address'],
  { question, suggested }: Pick<AddressVerification, 'question' | 'suggested'>,
): Messages {
  if (question) return named([[question.field, question.message]]);
  const doubted = (['city', 'stateRegion', 'postalCode'] as const).filter(
    (name) => suggested && bare(suggested[name]) !== bare(typed[name]),
  );
  return named(doubted.map((name) => [name, `Did you mean ${suggested?.[name]}?`]));
}

/** What a form says that its sender was asked already, and keeps. */
export const doubtKey = (doubts: Messages): string => Object.values(doubts).join(' ');
