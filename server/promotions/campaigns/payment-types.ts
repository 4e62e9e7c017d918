import { paymentType } from '../../../contract/promotions/promotions.schemas.ts';
import type { Conditions } from '../promotion.ts';
import type { StoredCampaign } from './store.ts';

type Narrowing = Pick<StoredCampaign, 'paymentTypeInclusions' | 'paymentTypeExclusions'>;

/** The payment types of a campaign's promotion: those that both it and the campaign allow (rulings: Money). Undefined: any. */
export function paymentTypesWith({ paymentTypes }: Conditions, campaign: Narrowing): Conditions['paymentTypes'] {
  const named = (types: readonly string[]) => paymentType.options.filter((type) => types.includes(type));
  const inclusions = named(campaign.paymentTypeInclusions);
  const notIn = named([...(paymentTypes?.notIn ?? []), ...campaign.paymentTypeExclusions]);
  const allowed = paymentTypes?.in && inclusions.length > 0 ? inclusions.filter((type) => paymentTypes.in?.includes(type)) : undefined;
  const only = allowed ?? paymentTypes?.in ?? (inclusions.length > 0 ? inclusions : undefined);
  if (!only && notIn.length === 0) return undefined;
  return { ...(only && { in: only }), ...(notIn.length > 0 && { notIn }) };
}
