import type { Client } from '../../../../contract/api/client.ts';
import { productEndpoints, productProblems } from '../../../../contract/merchandising/products.ts';
import { own } from '../../../../contract/values/own.ts';
import { staffProduct } from '../../../staff-routes.ts';

/** Publishes a product just saved. Returns its page's address, which says so, or what was `saved` and why it could not be published. */
export async function published(
  client: Client,
  { productId, version }: { productId: number; version: number },
  saved: string,
): Promise<string> {
  const set = await client.call(productEndpoints.setState, { productId, version, state: 'published' });
  return staffProduct({ productId }, set.ok ? { done: 'published' } : { done: saved, problem: set.code ?? 'unknown' });
}

/** What a page at such an address says; null without a problem. */
export const unpublishedWords = (problem: string | null): string | null =>
  problem && `It couldn’t be published. ${own(productProblems, problem)?.message ?? 'Try again in a moment.'}`;
