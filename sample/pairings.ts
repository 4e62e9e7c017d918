/** Matching categories by category path; a deeper path overrides its department. Stored by `processes/demonstration/demonstration.ts`. */
export const pairings: readonly { category: string; goesWith: readonly string[] }[] = [
  {
    category: 'furniture/living-room',
    goesWith: [
      'rugs/area-rugs',
      'furniture/living-room/coffee-tables',
      'lighting/lamps/floor-lamps',
      'decor/soft-furnishings/throw-pillows',
    ],
  },
  {
    category: 'furniture/living-room/coffee-tables',
    goesWith: ['rugs/area-rugs', 'furniture/living-room/sofas', 'decor/accents/decorative-trays', 'decor/accents/vases'],
  },
  {
    category: 'furniture/living-room/bookcases',
    goesWith: ['decor/accents/sculptures', 'decor/accents/vases', 'decor/accents/baskets', 'lighting/lamps/table-lamps'],
  },
  {
    category: 'furniture/bedroom',
    goesWith: ['bedding/bed-linen/duvet-covers', 'lighting/lamps/table-lamps', 'rugs/area-rugs', 'bedding/sleep-basics/mattresses'],
  },
  {
    category: 'furniture/bedroom/beds',
    goesWith: [
      'bedding/sleep-basics/mattresses',
      'furniture/bedroom/nightstands',
      'bedding/bed-linen/sheet-sets',
      'lighting/lamps/table-lamps',
    ],
  },
  {
    category: 'furniture/dining-room',
    goesWith: [
      'furniture/dining-room/dining-chairs',
      'lighting/ceiling-lights/pendant-lights',
      'kitchen/tableware/dinnerware',
      'rugs/area-rugs',
    ],
  },
  {
    category: 'furniture/home-office',
    goesWith: ['lighting/lamps/desk-lamps', 'furniture/living-room/bookcases', 'rugs/area-rugs', 'decor/wall-decor/clocks'],
  },
  {
    category: 'rugs',
    goesWith: [
      'rugs/mats-and-pads/rug-pads',
      'furniture/living-room/coffee-tables',
      'decor/soft-furnishings/throw-pillows',
      'lighting/lamps/floor-lamps',
    ],
  },
  {
    category: 'lighting',
    goesWith: [
      'furniture/living-room/side-tables',
      'furniture/living-room/armchairs',
      'decor/wall-decor/mirrors',
      'decor/soft-furnishings/throws',
    ],
  },
  {
    category: 'lighting/ceiling-lights',
    goesWith: ['furniture/dining-room/dining-tables', 'lighting/wall-lights/sconces', 'decor/wall-decor/mirrors'],
  },
  {
    category: 'decor',
    goesWith: [
      'furniture/living-room/console-tables',
      'lighting/lamps/table-lamps',
      'decor/accents/candles',
      'decor/plants-and-flowers/indoor-planters',
    ],
  },
  {
    category: 'decor/soft-furnishings',
    goesWith: ['furniture/living-room/sofas', 'decor/soft-furnishings/throws', 'decor/soft-furnishings/throw-pillows', 'rugs/area-rugs'],
  },
  {
    category: 'bedding',
    goesWith: [
      'bedding/bed-linen/pillowcases',
      'bedding/bed-covers/blankets',
      'bedding/sleep-basics/bed-pillows',
      'decor/soft-furnishings/throw-pillows',
    ],
  },
  {
    category: 'bath',
    goesWith: [
      'bath/bath-linen/towels',
      'bath/bath-linen/bath-mats',
      'bath/bath-accessories/soap-dispensers',
      'bath/bath-linen/shower-curtains',
    ],
  },
  {
    category: 'kitchen/cookware',
    goesWith: [
      'kitchen/food-prep/utensils',
      'kitchen/food-prep/knives',
      'kitchen/tableware/serving-bowls',
      'kitchen/food-prep/cutting-boards',
    ],
  },
  {
    category: 'kitchen',
    goesWith: ['kitchen/tableware/table-linen', 'kitchen/tableware/glassware', 'kitchen/pantry/canisters', 'kitchen/tableware/dinnerware'],
  },
  {
    category: 'storage-and-cleaning',
    goesWith: ['storage-and-cleaning/home-organization/storage-bins', 'storage-and-cleaning/entryway/wall-hooks', 'decor/accents/baskets'],
  },
  {
    category: 'outdoor/patio-furniture',
    goesWith: [
      'outdoor/shade-and-light/patio-umbrellas',
      'outdoor/shade-and-light/string-lights',
      'outdoor/fire-and-grilling/fire-pits',
      'outdoor/garden/outdoor-planters',
    ],
  },
  {
    category: 'outdoor',
    goesWith: ['outdoor/patio-furniture/outdoor-chairs', 'outdoor/shade-and-light/string-lights', 'outdoor/garden/outdoor-planters'],
  },
  {
    category: 'kids/nursery',
    goesWith: ['kids/nursery/cribs', 'kids/nursery/mobiles', 'kids/nursery/nursery-chairs', 'kids/playroom/kids-lighting'],
  },
  {
    category: 'kids',
    goesWith: [
      'kids/kids-bedroom/toy-storage',
      'kids/kids-bedroom/kids-rugs',
      'kids/playroom/kids-lighting',
      'kids/kids-bedroom/kids-bedding',
    ],
  },
  {
    category: 'holiday-and-gifts',
    goesWith: [
      'holiday-and-gifts/holiday-decor/ornaments',
      'holiday-and-gifts/holiday-decor/holiday-candlelight',
      'holiday-and-gifts/gifts/gift-wrap',
      'decor/accents/candles',
    ],
  },
];
