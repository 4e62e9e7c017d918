import { campaignDays, maxCampaignIdLength, maxRestrictionTokenLength } from '../../../contract/promotions/campaigns.ts';
import { checkout, impersonate, orderConfirmation, passwordReset, paypalCancel, paypalCheckout, paypalProcessing } from '../../routes.ts';
import { cookieText } from '../visit/cookies.ts';

/** What brought the visitor here (spec §3, campaign tracking). */
export interface Tracking {
  readonly campaignId: string;
  readonly restrictionToken: string | undefined;
}

const cookieName = 'campaign';
const lifetimeSeconds = campaignDays * 86_400;

/** Paths without campaigns (spec §2.1). */
const excludedPaths = [
  checkout(),
  impersonate(),
  orderConfirmation(),
  passwordReset.pattern,
  paypalCheckout(),
  paypalCancel(),
  paypalProcessing.pattern,
];

export const isExcluded = (path: string): boolean => excludedPaths.some((excluded) => path === excluded || path.startsWith(`${excluded}/`));

/** Whether a URL or cookies contain a campaign. */
export const hasTracking = (search: string, cookies: string): boolean => /[?&]cid=./.test(search) || cookies.includes(`${cookieName}=`);

/** The campaign of the URL (`cid`, `token`), else of the cookie; an unreadable cookie is ignored (spec §8). */
export function trackingOf(search: string, cookies: string): Tracking | null {
  const query = new URLSearchParams(search);
  return tracking(query.get('cid'), query.get('token')) ?? inCookie(cookies);
}

function inCookie(cookies: string): Tracking | null {
  const value = new RegExp(`(?:^|;\\s*)${cookieName}=([^;]*)`).exec(cookies)?.[1];
  try {
    const { campaign_cid, token } = JSON.parse(decodeURIComponent(value ?? '')) as Record<string, unknown>;
    return tracking(campaign_cid, token);
  } catch {
    return null;
  }
}

function tracking(campaignId: unknown, token: unknown): Tracking | null {
  if (typeof campaignId !== 'string' || campaignId === '' || campaignId.length > maxCampaignIdLength) return null;
  const usable = typeof token === 'string' && token !== '' && token.length <= maxRestrictionTokenLength;
  return { campaignId, restrictionToken: usable ? token : undefined };
}

/** The cookie that stores a campaign; `secure` over https. */
export function cookieFor({ campaignId, restrictionToken }: Tracking, secure?: boolean): string {
  return cookieText(cookieName, JSON.stringify({ campaign_cid: campaignId, token: restrictionToken }), lifetimeSeconds, secure);
}
