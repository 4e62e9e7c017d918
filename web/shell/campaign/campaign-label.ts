import type { CampaignStatus } from '../../../contract/campaigns.ts';

/** Id of the place for the visitor's campaign discount in the bar above the header. */
export const campaignLabelId = 'campaign-label';

export interface CampaignLabel {
  readonly state: 'active' | 'expired';
  readonly text: string;
}

/** What the label says (spec §4): nothing without info or when it is invalid, the short message when it has expired, else all parts of the message joined. */
export function labelOf(status: CampaignStatus | null): CampaignLabel | null {
  if (!status || status.code === 'INVALID') return null;
  const expired = status.code === 'EXPIRED';
  const parts = expired ? [status.shortMessage] : [status.message, status.excludedMessage, status.stackableMessage];
  const text = parts.filter((part) => part.trim() !== '').join(' ');
  return text === '' ? null : { state: expired ? 'expired' : 'active', text };
}
