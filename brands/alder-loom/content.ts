import type { BrandContent } from '../content.ts';

const home: BrandContent['home'] = {
  title: 'furniture, textiles and things for the home',
  hero: {
    title: 'Rooms that get better with every year you live in them',
    text: 'Solid wood, honest cloth, lamps you want to read by. Chosen slowly, sent quickly.',
  },
};

const categories: BrandContent['categories'] = {
  'sales-and-deals': {
    lead: 'The same joints, weaves and glazes for less, while they last. Every crossed-out price is one we really asked for.',
  },
  'holiday-and-gifts': {
    lead: 'Wreaths that see more than one winter, stockings with room for a book, and presents that are used long after the ribbon.',
  },
  sofas: {
    block: {
      title: 'How to choose a sofa',
      paragraphs: [
        'Measure the door before the wall: a sofa has to get in. We give the width, depth and height of each, and whether its legs come off.',
        'Seats deeper than 23 inches are for lying down with a book, shallower ones for sitting up at a table. Feather gives and wants plumping; foam keeps its line.',
      ],
    },
  },
  'area-rugs': {
    block: {
      title: 'Which size of rug',
      paragraphs: [
        'Under a sofa the front legs should stand on it: 8 × 10 feet does for most living rooms, 5 × 8 for a pair of chairs.',
        'Under a table add two feet on every side, so that no chair catches when it is pulled out.',
      ],
    },
  },
};

const productLines: BrandContent['productLines'] = {
  furniture: { text: 'Spare legs, screws and covers for everything we build ourselves, for as long as you own it.' },
  rugs: { text: 'Every rug is unrolled, brushed and measured by hand before it leaves us.' },
  '*': null,
};

const house: BrandContent['house'] = {
  howWeChoose: [
    'We look at the joint, the weave and the glaze before we look at the price. A chair has to be sat in, a towel washed, a lamp read by. What is only good in a photograph does not get in.',
    'We would rather carry one good bread knife than nine. Where a cheaper thing does the same job as well, we carry the cheaper thing and say so.',
  ],
  careers: 'People who notice how a drawer closes tend to like it here.',
  wanted: [
    'Things for the home that can be repaired, or that need no repair.',
    'Materials you can name and would name to a customer: the wood, the mill, the glaze.',
    'Stock you can keep and dates you can hold. We show shoppers days, so we need to know them.',
  ],
  large: 'A sofa does not fit in a parcel. Large things travel with a carrier of their own, and two people bring them to your front door.',
  questions: [],
};

export const content: BrandContent = { home, categories, productLines, house };
