import type { Client } from '../../contract/client.ts';
import { contentEndpoints } from '../../contract/content/endpoints.ts';
import type { SiteContent } from '../../contract/content/site.ts';

/** What cached pages print of standard delivery, in cents. */
export interface StandardShipping {
  /** Merchandise of this much and more travels free. */
  readonly freeFrom: number;
  /** What delivery costs below that. */
  readonly flatRate: number;
}

/** Over $49.99 of merchandise, so for $50.00 and more, else $6.99 (spec §9; rulings: Money): where content names no figures. */
export const freeShippingFrom = 5000;
const configured: StandardShipping = { freeFrom: freeShippingFrom, flatRate: 699 };

/** The figures that content names, as the server's totals take them: free is what is over the threshold. */
export function standardShippingIn(site: SiteContent | null): StandardShipping {
  const said = site?.flatShippingMetaData;
  return said ? { freeFrom: said.threshold.amount + 1, flatRate: said.rate.amount } : configured;
}

/** The same, asked for. */
export async function loadStandardShipping(client: Client): Promise<StandardShipping> {
  const site = await client.call(contentEndpoints.getSite, {});
  return standardShippingIn(site.ok ? site.data : null);
}
