import type { WrittenCampaign } from '../server/promotions/index.ts';

/** The demonstration's campaigns: one switches a promotion on, the others refer to markdowns already in the prices. */
export const campaigns: readonly WrittenCampaign[] = [
  {
    campaignId: 'FRIDAY',
    name: 'Friday’s markdowns',
    startsAt: '2026-01-01T05:00:00Z',
    endsAt: '2036-01-01T00:00:00Z',
    message: 'Friday’s markdowns are already in the prices you see.',
    stackableMessage: 'Free shipping from $50 goes with them.',
    shortMessage: 'Friday’s markdowns',
  },
  {
    campaignId: 'SPRING',
    name: 'Spring markdowns, ended',
    startsAt: '2026-03-01T00:00:00Z',
    endsAt: '2026-05-31T23:59:59Z',
    message: 'Spring markdowns are already in the prices you see.',
    excludedMessage: 'Rugs are left out.',
    shortMessage: 'Spring markdowns',
  },
  {
    campaignId: 'BEDTIME',
    brand: 'pip-alder',
    name: 'Bedtime’s markdowns',
    startsAt: '2026-01-01T05:00:00Z',
    endsAt: '2036-01-01T00:00:00Z',
    message: 'Bedtime’s markdowns are already in the prices of beds, lamps and quilts.',
    stackableMessage: 'Free shipping from $50 goes with them.',
    shortMessage: 'Bedtime’s markdowns',
  },
  {
    campaignId: 'NURSERY',
    brand: 'pip-alder',
    name: 'The nursery for less',
    startsAt: '2026-01-01T05:00:00Z',
    endsAt: '2036-01-01T00:00:00Z',
    message: '15% off everything for the nursery.',
    checkoutMessage: 'Your 15% off the nursery is in the total.',
    stackableMessage: 'It goes with promo codes for your order and for shipping.',
    shortMessage: '15% off the nursery',
    promotion: 'nursery',
  },
];
