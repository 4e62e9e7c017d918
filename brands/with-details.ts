import { phoneLinkOf, type StoreSettings, storeNetworks } from '../contract/settings/store.ts';
import type { Brand } from './brand.ts';

type Details = Pick<Brand, 'companyName' | 'support' | 'social' | 'address'>;

/** A brand with the contact details that staff have set in place of its own. */
export function withDetails<B extends Details>(brand: B, set: StoreSettings | null): B {
  if (!set) return brand;
  const { email, hours } = brand.support;
  const { phone, phoneLink } = set.phone === null ? brand.support : { phone: set.phone, phoneLink: phoneLinkOf(set.phone) ?? '' };
  return {
    ...brand,
    companyName: set.companyName ?? brand.companyName,
    support: { email: set.email ?? email, phone, phoneLink, hours: set.hours ?? hours },
    address: set.address === null ? brand.address : linesOf(set.address),
    social: storeNetworks.flatMap((network) => {
      const href = set[network] ?? brand.social.find((one) => one.network === network)?.href ?? '';
      return href === '' ? [] : [{ network, href }];
    }),
  };
}

const linesOf = (address: string): string[] =>
  address
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
