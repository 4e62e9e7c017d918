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
const ofTheFamily: readonly Campaign[] = [
  {
    ...silent,
    campaignId: 'FRIDAY',
    startsAt: new Date('2026-01-01T00:00:00Z'),
    endsAt: new Date('2036-01-01T00:00:00Z'),
    message: 'Friday’s markdowns are already in the prices you see.',
    excludedMessage: '',
    stackableMessage: 'Free shipping from $50 goes with them.',
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

/** Campaigns that one brand runs alone; elsewhere their links say nothing. */
const ofBrand: Partial<Record<string, readonly Campaign[]>> = {
  'pip-alder': [
    {
      ...silent,
      campaignId: 'BEDTIME',
      startsAt: new Date('2026-01-01T00:00:00Z'),
      endsAt: new Date('2036-01-01T00:00:00Z'),
      message: 'Bedtime’s markdowns are already in the prices of beds, lamps and quilts.',
      excludedMessage: '',
      stackableMessage: 'Free shipping from $50 goes with them.',
      shortMessage: 'Bedtime’s markdowns',
    },
  ],
};

/** The built-in store: the family's campaigns at every brand, and each brand's own. */
export const builtInCampaigns: Campaigns = {
  find: async (brand, campaignId) => campaignsOf(brand).find((campaign) => campaign.campaignId === campaignId) ?? null,
  openToAll: async (brand) => campaignsOf(brand).filter(({ restrictionToken }) => restrictionToken === null),
};

const campaignsOf = (brand: string): readonly Campaign[] => [...(ofBrand[brand] ?? []), ...ofTheFamily];
