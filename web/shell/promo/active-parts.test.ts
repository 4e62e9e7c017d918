import { describe, expect, it } from 'vitest';
import type { SlimLineBanner } from '../../../contract/content/site.schemas.ts';
import { activeParts } from './active-parts.ts';

const banner = (coupon: boolean, productPools: boolean, promoMessage: boolean): SlimLineBanner => ({
  coupon: { active: coupon, title: 'Ten off', text: '', cta: 'Details', code: 'TEN', details: '' },
  productPools: { active: productPools, title: 'For guests', pools: [] },
  promoMessage: { active: promoMessage, title: 'Markdowns', text: '', cta: '', link: '' },
});

describe('[§4 slim banner] shows', () => {
  it.each<[SlimLineBanner, string[]]>([
    [banner(true, true, true), ['coupon', 'productPools', 'promoMessage']],
    [banner(false, true, true), ['productPools', 'promoMessage']],
    [banner(true, false, false), ['coupon']],
    [banner(false, false, false), []],
    [{ ...banner(true, true, true), coupon: null }, []],
    [{ ...banner(true, true, true), productPools: null }, []],
    [{ ...banner(true, true, true), promoMessage: null }, []],
  ])('%#', (config, kinds) => {
    expect(activeParts(config).map(({ kind }) => kind)).toEqual(kinds);
  });
});
