import type { BrandContent } from '../content.ts';

export const pipAlderContent: BrandContent = {
  home: {
    title: 'beds, storage and soft things for children’s rooms',
    hero: {
      title: 'A room to grow up in',
      text: 'Beds that become dens, shelves at the right height, lamps that chase off the dark. Made for small hands and rough days.',
    },
  },
  categories: {
    kids: { lead: 'Everything for their room: solid, washable, and pretty enough to leave the door open.' },
    bedding: { lead: 'Soft from the first night and after the hundredth wash.' },
    storage: { lead: 'A place for everything, low enough that they can put it there themselves.' },
  },
  productLines: {
    kids: { text: 'Tested beyond the safety standard, and with spare parts for as long as it is handed down.' },
    '*': null,
  },
};
