import { describe, expect, it } from 'vitest';
import type { CampaignStatus } from '../../../contract/promotions/campaigns.ts';
import { labelOf } from './campaign-label.ts';

const status = (changed: Partial<CampaignStatus>): CampaignStatus => ({
  code: 'ACTIVE',
  message: '15% off.',
  checkoutMessage: 'At checkout.',
  excludedMessage: 'Not on rugs.',
  excludedValues: [],
  stackableMessage: 'Goes with other offers.',
  paymentTypeExclusions: [],
  paymentTypeInclusions: [],
  savings: null,
  shortMessage: '15% off has ended',
  ...changed,
});

describe('[§4 discount label] reads', () => {
  it.each([
    ['hidden without info', null, null],
    ['hidden when it is invalid', status({ code: 'INVALID' }), null],
    ['hidden when it has nothing to say', status({ message: '', excludedMessage: ' ', stackableMessage: '' }), null],
    ['the short message when it has expired', status({ code: 'EXPIRED' }), { state: 'expired', text: '15% off has ended' }],
    ['all parts joined when it is active', status({}), { state: 'active', text: '15% off. Not on rugs. Goes with other offers.' }],
    [
      'what it saves in the cart',
      status({ savings: 1500 }),
      { state: 'active', text: '15% off. You’re saving $15.00 in your cart. Not on rugs. Goes with other offers.' },
    ],
    ['no saving of nothing', status({ savings: 0 }), { state: 'active', text: '15% off. Not on rugs. Goes with other offers.' }],
    [
      'what it excludes by name',
      status({ excludedValues: ['Rugs', 'Lighting', 'Fern & Moss'], stackableMessage: '' }),
      { state: 'active', text: '15% off. Not on rugs. Excludes Rugs, Lighting, and Fern & Moss.' },
    ],
    [
      'the names alone, where nothing else is said of them',
      status({ excludedMessage: '', excludedValues: ['Rugs'], stackableMessage: '' }),
      { state: 'active', text: '15% off. Excludes Rugs.' },
    ],
    ['without the parts that are empty', status({ excludedMessage: '' }), { state: 'active', text: '15% off. Goes with other offers.' }],
  ])('%s', (_, info, label) => {
    expect(labelOf(info)).toEqual(label);
  });
});
