import { expect, it } from 'vitest';
import { unfinishedWishOf, wishesIn, wishOf } from './wishes.ts';

it.each([
  ['something to hold towels', 'hold towels', true],
  ['a place to put my shoes', 'my shoes', true],
  ['i need a towel rack', 'a towel rack', false],
  ['something', 'something', false],
])('reads “%s” as “%s”', (typed, text, isUse) => {
  expect(wishOf(typed)).toMatchObject({ text, isUse });
});

it.each([
  ['chair without arms', 'chair', ['arms']],
  ['coffee table no glass', 'coffee table', ['glass']],
  ['coffee table not made of wood', 'coffee table', ['wood']],
  ["blanket that isn't wool", 'blanket', ['wool']],
  ['sofa that does not have buttons', 'sofa', ['buttons']],
  ['sofa -leather', 'sofa', ['leather']],
  ['-leather sofa', 'sofa', ['leather']],
  ['sleeper-sofa', 'sleeper-sofa', []],
  ['sofa - leather', 'sofa - leather', []],
  ['-leather', '-leather', []],
  ['no slip rug pad', 'no slip rug pad', []],
  ['no soliciting sign', 'no soliciting sign', []],
  ['no touch trash can', 'no touch trash can', []],
  ['sans serif wall art', 'sans serif wall art', []],
  ['no wool rug', 'rug', ['wool']],
  ["tree that doesn't drop needles", 'tree that drop needles', []],
  ['tree that does not drop needles', 'tree that drop needles', []],
  ['sofa not leather or velvet', 'sofa', ['leather', 'velvet']],
  ['sofa not leather, velvet or suede', 'sofa', ['leather', 'velvet', 'suede']],
  ['chair without arms or wheels', 'chair', ['arms', 'wheels']],
  ['chair without arms and wheels', 'chair', ['arms', 'wheels']],
  ['sofa not leather and blue', 'sofa and blue', ['leather']],
  ['pillow with no feathers or down', 'pillow', ['feathers', 'down']],
  ['chair no arms no back', 'chair', ['arms', 'back']],
  ['sofa neither leather nor velvet', 'sofa', ['leather', 'velvet']],
  ['rug no fringe', 'rug', ['fringe']],
  ['no assembly required desk', 'desk', ['assembly']],
  ['no-slip rug pad', 'no-slip rug pad', []],
  ['no drill curtain rod', 'no drill curtain rod', []],
  ['lamp no wiring', 'lamp no wiring', []],
  ['no room for a couch', 'no room for a couch', []],
  ["lights that don't need an outlet", 'lights that need an outlet', []],
  ['sofa not too big', 'sofa', []],
  ['not very heavy blanket', 'blanket', []],
  ["sofa that isn't too expensive", 'sofa', []],
  ['lamp with or without a shade', 'lamp', []],
  ['rug not for outdoors', 'rug', ['outdoors']],
  ['desk not just for kids', 'desk for kids', []],
  ['coffee table w/o glass', 'coffee table', ['glass']],
  ['non-leather sofa', 'sofa', ['leather']],
  ['leather free sofa', 'sofa', ['leather']],
  ['wood free standing shelf', 'wood free standing shelf', []],
  ['wool rug free shipping', 'wool rug free shipping', []],
  ['rug wool free shipping', 'rug wool free shipping', []],
  ['non-toxic candle', 'non-toxic candle', []],
  ['fragrance-free candle', 'fragrance-free candle', []],
  ['anything but white curtains', 'curtains', ['white']],
  ['curtains in any color but white', 'curtains', ['white']],
  ["I don't want leather sofa", 'sofa', ['leather']],
  ['forget me not vase', 'forget me not vase', []],
])('[issue: phrases] of “%s” leaves “%s” and wants no %j', (typed, text, absent) => {
  expect(wishOf(typed)).toMatchObject({ text, without: absent });
});

it('[issue: phrases] names each negation, with what remains without it', () => {
  expect(wishesIn('sofa not leather or velvet, no skirt')).toEqual([
    { label: 'Not leather or velvet', text: 'sofa , no skirt' },
    { label: 'No skirt', text: 'sofa not leather or velvet,' },
  ]);
});

it.each([
  ['sofa like west elm andes', [{ label: 'Like west elm andes', text: 'sofa' }]],
  ['table in the style of eames', [{ label: 'In the style of eames', text: 'table' }]],
  ['leather-like sofa', []],
  ['sofa like new', []],
  ['like a cloud', []],
])('[issue: phrases] reads what “%s” is compared with', (typed, wishes) => {
  expect(wishesIn(typed)).toEqual(wishes);
});

it('[issue: phrases] takes a measure for no purpose', () => {
  expect(wishesIn('8 by 10 rug')).toEqual([]);
  expect(wishesIn('bed by window').map(({ label }) => label)).toEqual(['By window']);
});

it.each([
  ['sofa not leather', 'sofa', ['leather'], true],
  ['sofa not lea', 'sofa', [], true],
  ['sofa not l', 'sofa', [], true],
  ['sofa not leather or vel', 'sofa', ['leather'], true],
  ['sofa not leather bl', 'sofa bl', ['leather'], false],
  ['something to si', 'something to si', [], false],
  ['not lea', 'not lea', [], false],
])('[§5 suggestions] of “%s” leaves “%s” and wants no %j; what is left is finished: %s', (typed, text, absent, isFinished) => {
  const wish = unfinishedWishOf(typed, (word) => word === 'leather');
  expect({ ...wish, text: wish.text.trim().replaceAll(/\s+/g, ' ') }).toEqual({ text, without: absent, isUse: false, isFinished });
});
