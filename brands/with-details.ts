import { phoneLinkOf, type StoreSettings, storeNetworks } from '../contract/settings/store.ts';
import type { Brand } from './brand.ts';

type Details = Pick<Brand, 'name' | 'mail' | 'companyName' | 'support' | 'social' | 'address'>;

/** A brand with the name and contact details that staff have set in place of its own. */
export function withDetails<B extends Details>(brand: B, set: StoreSettings | null): B {
  if (!set) return brand;
  const { email, hours } = brand.support;
  const { phone, phoneLink } = set.phone === null ? brand.support : { phone: set.phone, phoneLink: phoneLinkOf(set.phone) ?? '' };
  return {
    ...brand,
    ...(set.name !== null && { name: set.name, mail: { ...brand.mail, from: `${set.name} ${addressIn(brand.mail.from)}` } }),
    companyName: set.companyName ?? brand.companyName,
    support: { email: set.email ?? email, phone, phoneLink, hours: set.hours ?? hours },
    address: set.address === null ? brand.address : linesOf(set.address),
    social: storeNetworks.flatMap((network) => {
      const href = set[network] ?? brand.social.find((one) => one.network === network)?.href ?? '';
      return href === '' ? [] : [{ network, href }];
    }),
  };
}

/** `<orders@example.com>` of a sender with its name. */
const addressIn = (from: string): string => from.slice(from.lastIndexOf('<'));

const linesOf = (address: string): string[] =>
  address
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
