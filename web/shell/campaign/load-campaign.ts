import { campaignEndpoints } from '../../../contract/buying/campaigns.ts';
import { client } from '../../api/browser.ts';
import { isFlagOn } from '../flags/index.ts';
import { type CampaignLabel, labelOf } from './campaign-label.ts';
import { cookieFor, isExcluded, trackingOf } from './tracking.ts';

/** Remembers the visitor's campaign and fetches the status of its discount (spec §2.2); null if that fails (§8). */
export async function loadCampaign(): Promise<CampaignLabel | null> {
  const tracking = trackingOf(location.search, document.cookie);
  if (!tracking) return null;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere, and the page it came by is the same for everybody
  document.cookie = cookieFor(tracking, location.protocol === 'https:');
  if (isExcluded(location.pathname) || !(await isFlagOn('discount-activation'))) return null;
  const answer = await client.call(campaignEndpoints.getDiscountStatus, tracking);
  return labelOf(answer.ok ? answer.data.status : null);
}
