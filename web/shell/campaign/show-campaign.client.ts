import { campaignEndpoints } from '../../../contract/campaigns.ts';
import { client } from '../../api/browser.ts';
import { isFlagOn } from '../flags/index.ts';
import { campaignLabelId, labelOf } from './campaign-label.ts';
import { cookieFor, isExcluded, trackingOf } from './tracking.ts';

const warning =
  '<svg viewBox="0 0 24 24" width="16" height="16" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d="M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 8v4M12 16v.01"/></svg>';

/** Remembers the campaign that brought the visitor, and says above the header how its discount stands (spec §2.2); a failure says nothing (§8). */
export async function showCampaign(): Promise<void> {
  const tracking = trackingOf(location.search, document.cookie);
  const place = document.getElementById(campaignLabelId);
  if (!tracking) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere, and the page it came by is the same for everybody
  document.cookie = cookieFor(tracking, location.protocol === 'https:');
  if (!place || isExcluded(location.pathname) || !(await isFlagOn('discount-activation'))) return;
  const answer = await client.call(campaignEndpoints.getDiscountStatus, tracking);
  const label = labelOf(answer.ok ? answer.data.status : null);
  if (!label) return;
  place.dataset.state = label.state;
  place.textContent = label.text;
  place.title = label.text;
  if (label.state === 'expired') place.insertAdjacentHTML('afterbegin', warning);
}
