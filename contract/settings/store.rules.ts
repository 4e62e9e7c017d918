export { settingsProblems as storeProblems } from './settings.rules.ts';

/** The details of a brand's store that staff may set, in the form's order. */
export const storeTexts = ['name', 'companyName', 'email', 'phone', 'hours', 'address'] as const;
/** Its pages elsewhere. */
export const storeNetworks = ['facebook', 'youtube', 'instagram', 'tiktok', 'x'] as const;
export const storeDetails = [...storeTexts, ...storeNetworks] as const;
export type StoreDetail = (typeof storeDetails)[number];

/** The number for `tel:` links, with its country code; null when it is not a number. North American ones need none. */
export function phoneLinkOf(phone: string): string | null {
  const digits = phone.replace(/\D/g, '');
  if (phone.trim().startsWith('+')) return digits.length >= 8 && digits.length <= 15 ? `+${digits}` : null;
  if (digits.length === 10) return `+1${digits}`;
  return digits.length === 11 && digits.startsWith('1') ? `+${digits}` : null;
}
