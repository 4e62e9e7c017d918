import type { CalendarCampaign, CalendarPromotion } from '../../../contract/merchandising/promotion-calendar.ts';
import type { PromotionState } from '../../../contract/merchandising/promotions.ts';
import { staffPromotion } from '../../staff-routes.ts';
import { dayOf, lastDayOf, type Month, type Period } from './month.ts';

/** A bar of the calendar: a promotion, or a campaign whose link works. */
export interface Entry extends Period {
  readonly key: string;
  readonly name: string;
  /** Null for a campaign that only shows texts. */
  readonly href: string | null;
  /** Null for campaigns, which have their dates only. */
  readonly state: PromotionState | null;
  /** Keys; empty for every brand. */
  readonly brands: readonly string[];
  readonly neverWith: readonly { readonly promotionId: number; readonly name: string }[];
  /** A campaign below its promotion. */
  readonly isBelow: boolean;
}

interface Planned {
  readonly promotions: readonly CalendarPromotion[];
  readonly campaigns: readonly CalendarCampaign[];
}

/** Each promotion with its campaigns after it, then the campaigns of no promotion shown. */
export function entriesOf({ promotions, campaigns }: Planned): Entry[] {
  const byPromotion = Map.groupBy(campaigns, ({ promotionId }) => promotionId);
  const shown = new Set<number | null>(promotions.map(({ promotionId }) => promotionId));
  return [
    ...promotions.flatMap(({ promotionId, ...promotion }) => [
      { ...promotion, key: `promotion-${promotionId}`, href: staffPromotion({ promotionId }), isBelow: false },
      ...(byPromotion.get(promotionId) ?? []).map((campaign) => ofCampaign(campaign, true)),
    ]),
    ...campaigns.filter(({ promotionId }) => !shown.has(promotionId)).map((campaign) => ofCampaign(campaign, false)),
  ];
}

const ofCampaign = ({ campaignId, brand, promotionId, ...campaign }: CalendarCampaign, isBelow: boolean): Entry => ({
  ...campaign,
  isBelow,
  state: null,
  neverWith: [],
  key: `campaign-${brand ?? ''}-${campaignId}`,
  href: promotionId === null ? null : staffPromotion({ promotionId }, { campaign: campaignId, campaignBrand: brand ?? undefined }),
  brands: brand === null ? [] : [brand],
});

/** What begins and ends on a day; the day is null for what has run since before the month. */
export interface AgendaDay {
  readonly day: string | null;
  readonly starts: readonly Entry[];
  readonly ends: readonly Entry[];
  /** Variations whose sale price ends. */
  readonly saleEnds: number;
}

/** A month as a list of the days on which something happens. */
export function agendaOf(
  entries: readonly Entry[],
  { days }: Month,
  saleEnds: readonly { readonly day: string; readonly variations: number }[],
): AgendaDay[] {
  const ending = new Map(saleEnds.map(({ day, variations }) => [day, variations]));
  const earlier = entries.filter(({ startsAt }) => dayOf(startsAt) < (days[0] ?? ''));
  return [
    { day: null, starts: earlier, ends: [], saleEnds: 0 },
    ...days.map((day) => ({
      day,
      starts: entries.filter(({ startsAt }) => dayOf(startsAt) === day),
      ends: entries.filter((entry) => lastDayOf(entry) === day),
      saleEnds: ending.get(day) ?? 0,
    })),
  ].filter(({ starts, ends, saleEnds: count }) => starts.length + ends.length + count > 0);
}
