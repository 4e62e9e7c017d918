import type { BrandContent } from '../content.ts';

const home: BrandContent['home'] = {
  title: 'furniture, textiles and everyday things for the home',
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

export const alderLoomContent: BrandContent = { home, categories, productLines };
