import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CampaignMessage } from './campaign-message.tsx';

const campaign = { campaignId: 'NURSERY', restrictionToken: null, checkoutMessage: 'Your 15% off the nursery is in the total.' };

test('[§3 campaign discount info] summaries show what the campaign says at checkout, and nothing without it', () => {
  expect(renderToStaticMarkup(<CampaignMessage campaign={campaign} />)).toContain(campaign.checkoutMessage);
  expect(renderToStaticMarkup(<CampaignMessage campaign={{ ...campaign, checkoutMessage: '' }} />)).toBe('');
  expect(renderToStaticMarkup(<CampaignMessage campaign={null} />)).toBe('');
});
