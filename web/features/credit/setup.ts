import { financingOf } from '../../../brands/family.ts';
import type { Result } from '../../../contract/api/client.ts';
import { type CreditOfferStatus, type CreditSetup, storeCardEndpoints } from '../../../contract/credit/store-card.ts';
import type { PageRequest } from '../../page/page.ts';

/** The key of the brand's financing partner in the API's addresses; a brand without a card has none, and the API answers 404. */
export const partnerOf = ({ brand }: PageRequest): string => financingOf(brand)?.partner.key ?? 'none';

/** What the card's pages show about it and its visitor. */
export interface CardPage {
  readonly setup: CreditSetup;
  readonly status: CreditOfferStatus;
}

/** Loads both, or returns the first failure. */
export async function loadCardPage(request: PageRequest): Promise<Result<CardPage>> {
  const [setup, status] = await Promise.all([
    request.client.call(storeCardEndpoints.getSetup, { partner: partnerOf(request) }),
    request.client.call(storeCardEndpoints.getOfferStatus, {}),
  ]);
  if (!setup.ok) return setup;
  if (!status.ok) return status;
  return { ...status, data: { setup: setup.data, status: status.data } };
}
