import type { PromotionCampaign, StaffPromotion } from '../../../contract/merchandising/promotions.ts';
import { recordOf } from '../../../contract/values/keys.ts';
import { fromShopTime, toShopTime } from '../../ui/browser/shop-time.ts';

const texts = ['message', 'shortMessage', 'checkoutMessage', 'excludedMessage', 'stackableMessage'] as const;
const names = ['campaignId', 'brand', 'name', 'token', 'starts', 'ends', ...texts, 'excludedValues'] as const;
/** A campaign's form, as typed. */
export type CampaignForm = Readonly<Record<(typeof names)[number], string>>;

/** The form of a stored campaign, or of a new one that runs as long as its promotion. */
export function campaignFormOf(stored: PromotionCampaign | undefined, { name, label, startsAt, endsAt }: StaffPromotion): CampaignForm {
  return {
    campaignId: stored?.campaignId ?? '',
    brand: stored?.brand ?? '',
    name: stored?.name ?? name,
    token: stored?.restrictionToken ?? '',
    starts: toShopTime(stored?.startsAt ?? startsAt),
    ends: toShopTime(stored?.endsAt ?? endsAt),
    ...recordOf(texts, (text) => stored?.[text] ?? (text === 'shortMessage' ? label : '')),
    excludedValues: (stored?.excludedValues ?? []).join('\n'),
  };
}

/** A posted form; its fields begin with `c.`, to tell them from the promotion's. */
export const readCampaignForm = (form: URLSearchParams): CampaignForm => recordOf(names, (name) => (form.get(`c.${name}`) ?? '').trim());

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const momentFault = 'Enter a date and a time';

/** The campaign that a form asks for. A moment that cannot be read stays empty, so that the server refuses it along with all that is wrong elsewhere. */
export function campaignOf(form: CampaignForm): { campaign: PromotionCampaign; errors: Record<string, string> } {
  const startsAt = fromShopTime(form.starts);
  const endsAt = fromShopTime(form.ends);
  const { campaignId, brand, name, token, excludedValues } = form;
  return {
    campaign: {
      campaignId,
      brand: brand || null,
      name,
      restrictionToken: token || null,
      startsAt: startsAt ?? '',
      endsAt: endsAt ?? '',
      ...recordOf(texts, (text) => form[text]),
      excludedValues: linesOf(excludedValues),
    },
    errors: { ...(startsAt === null && { starts: momentFault }), ...(endsAt === null && { ends: momentFault }) },
  };
}

const fields = new Map([
  ['restrictionToken', 'token'],
  ['startsAt', 'starts'],
  ['endsAt', 'ends'],
]);

/** The server's messages at the form's fields. */
export const campaignErrors = (failed: Readonly<Record<string, string>> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(failed).map(([path, message]) => {
      const field = path.replace(/^campaign\./, '').replace(/\.\d+$/, '');
      return [fields.get(field) ?? field, message];
    }),
  );
