import { type ShopUrls, urlOf } from '../../platform/config/shop-urls.ts';

/** For whom a passkey is made (WebAuthn: relying party): one brand's host. Browsers offer it on no other. */
export interface RelyingParty {
  readonly rpId: string;
  readonly origin: string;
}

export function relyingPartyOf(config: { readonly shopUrls: ShopUrls }, brand: string): RelyingParty {
  const { hostname, origin } = new URL(urlOf(config, brand));
  return { rpId: hostname, origin };
}
