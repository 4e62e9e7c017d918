import type { Client } from '../../contract/api/client.ts';
import { contentEndpoints } from '../../contract/content/endpoints.ts';
import { defaultFlatShipping } from '../../contract/content/flat-shipping.ts';
import type { SiteContent } from '../../contract/content/site.schemas.ts';

/** Terms of standard shipping, in cents. */
export interface StandardShipping {
  /** Orders of this amount or more ship free. */
  readonly freeFrom: number;
  /** Shipping cost below that. */
  readonly flatRate: number;
}

/** The terms set by content; delivery is free above the threshold, as in the server's totals. */
export function standardShippingIn(site: SiteContent | null): StandardShipping {
  const { threshold, rate } = site?.flatShippingMetaData ?? defaultFlatShipping;
  return { freeFrom: threshold.amount + 1, flatRate: rate.amount };
}

/** Loads the same. */
export async function loadStandardShipping(client: Client): Promise<StandardShipping> {
  const site = await client.call(contentEndpoints.getSite, {});
  return standardShippingIn(site.ok ? site.data : null);
}
