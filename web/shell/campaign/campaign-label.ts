import { type CampaignStatus, exclusionWords } from '../../../contract/promotions/campaigns.ts';
import { formatMoney } from '../../ui/money.ts';

export interface CampaignLabel {
  readonly state: 'active' | 'expired';
  readonly text: string;
}

/** Text of the campaign label (spec §4): none if unknown or invalid, the short message if expired, else the whole message with what it saves in the cart. */
export function labelOf(status: CampaignStatus | null): CampaignLabel | null {
  if (!status || status.code === 'INVALID') return null;
  const expired = status.code === 'EXPIRED';
  const parts = expired ? [status.shortMessage] : [status.message, savedIn(status), exclusionWords(status), status.stackableMessage];
  const text = parts.filter((part) => part.trim() !== '').join(' ');
  return text === '' ? null : { state: expired ? 'expired' : 'active', text };
}

const savedIn = ({ savings }: CampaignStatus): string => (savings ? `You’re saving ${formatMoney(savings)} in your cart.` : '');
