import type { Address, AddressVerification } from '../../../contract/addresses/addresses.ts';
import { keysOf } from '../../../contract/values/keys.ts';

/** Letters and digits only, so that capitals, spaces and hyphens make no difference. */
const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

const places = new Set<keyof Address>(['city', 'stateRegion', 'postalCode']);

/** Whether the parts of an address contradict each other, or its place is misspelt: a shopper who kept it was offered a correction. */
export function isDoubtful(typed: Address, { result, suggested }: AddressVerification): boolean {
  if (result === 'question') return true;
  if (!suggested) return false;
  return keysOf(suggested).some((field) => places.has(field) && bare(suggested[field]) !== bare(typed[field]));
}
