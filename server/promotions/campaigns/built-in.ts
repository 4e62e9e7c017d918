import type { Campaign, Campaigns } from './campaign.ts';

const silent = {
  checkoutMessage: '',
  excludedValues: [],
  paymentTypeExclusions: [],
  paymentTypeInclusions: [],
  savings: null,
  restrictionToken: null,
} satisfies Partial<Campaign>;

/** Campaigns of the demonstration: they point at what the prices already hold, since nothing takes a discount off yet. */
const campaigns: readonly Campaign[] = [
  {
    ...silent,
    campaignId: 'FRIDAY',
    startsAt: new Date('2026-01-01T00:00:00Z'),
    endsAt: new Date('2036-01-01T00:00:00Z'),
    message: 'Friday’s markdowns are already in the prices you see.',
    excludedMessage: '',
    stackableMessage: 'Free shipping goes with them.',
    shortMessage: 'Friday’s markdowns',
  },
  {
    ...silent,
    campaignId: 'SPRING',
    startsAt: new Date('2026-03-01T00:00:00Z'),
    endsAt: new Date('2026-05-31T23:59:59Z'),
    message: 'Spring markdowns are already in the prices you see.',
    excludedMessage: 'Rugs are left out.',
    stackableMessage: '',
    shortMessage: 'The spring offer has ended',
  },
];

/** The built-in store: the same campaigns for every brand. */
export const builtInCampaigns: Campaigns = {
  find: async (_brand, campaignId) => campaigns.find((campaign) => campaign.campaignId === campaignId) ?? null,
};
