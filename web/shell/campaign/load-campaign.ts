import { campaignEndpoints } from '../../../contract/promotions/campaigns.ts';
import { client } from '../../api/browser.ts';
import { kept } from '../../ui/browser/kept.ts';
import { isFlagOn } from '../flags/index.ts';
import { discountName } from '../visit/visit.ts';
import { type ActivatedDiscount, discountOf } from './activated-discount.ts';
import { type CampaignLabel, labelOf } from './campaign-label.ts';
import { cookieFor, isExcluded, trackingOf } from './tracking.ts';

const stored = kept<ActivatedDiscount | null>(discountName, null);

/**
 * Remembers the visitor's campaign and shows its discount (spec §2.2): at once as an earlier page stored it (§3: activated discount info), then its
 * current state; nothing if that fails (§8).
 */
export async function loadCampaign(show: (label: CampaignLabel | null) => void): Promise<void> {
  const tracking = trackingOf(location.search, document.cookie);
  if (!tracking) return stored.forget();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere, and the page it came by is the same for everybody
  document.cookie = cookieFor(tracking);
  if (isExcluded(location.pathname)) return;
  const before = discountOf(stored.load(), tracking, Date.now());
  if (before) show(labelOf(before));
  const isOn = await isFlagOn('discount-activation');
  // Not in a URL, where logs would keep the token.
  const answer = isOn ? await client.call(campaignEndpoints.askDiscountStatus, tracking) : null;
  const status = answer?.ok ? answer.data.status : null;
  if (status) stored.save({ ...tracking, status, savedAt: Date.now() });
  else stored.forget();
  show(labelOf(status));
}
