import type { SlimLineBanner } from '../../../contract/content/site.schemas.ts';

type Part<Kind extends keyof SlimLineBanner> = { readonly kind: Kind } & NonNullable<SlimLineBanner[Kind]>;
export type PromoPart = Part<'coupon'> | Part<'productPools'> | Part<'promoMessage'>;

/** A part as the banner shows it; a coupon's details are in its dialog. */
export type ShownPart = Exclude<PromoPart, { kind: 'coupon' }> | Omit<Part<'coupon'>, 'details'>;

export function shownPart(part: PromoPart): ShownPart {
  if (part.kind !== 'coupon') return part;
  const { details: _, ...shown } = part;
  return shown;
}

/** The parts of the slim banner, in order; empty when none is active, or one of the three is missing (spec §4). */
export function activeParts({ coupon, productPools, promoMessage }: SlimLineBanner): PromoPart[] {
  if (!coupon || !productPools || !promoMessage) return [];
  const parts: PromoPart[] = [
    { kind: 'coupon', ...coupon },
    { kind: 'productPools', ...productPools },
    { kind: 'promoMessage', ...promoMessage },
  ];
  return parts.filter(({ active }) => active);
}
