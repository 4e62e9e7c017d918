import type { OwnBrand } from '../brand.ts';
import type { Financing, Member } from '../family.ts';

const financing: Financing = {
  card: 'Pip & Alder Card',
  partner: { key: 'hearthside-bank', name: 'Hearthside Bank' },
  terms: [
    { months: 12, from: 39_900 },
    { months: 6, from: 19_900 },
  ],
  apr: 2999,
  welcome: { off: 2500, from: 10_000, days: 30 },
};

/** The family's shop for children's rooms. */
export const member: Member = {
  name: 'Pip & Alder',
  about: 'Rooms for children: beds, storage, play and soft things',
  returnCenter: { name: 'Pip & Alder Returns', lines: ['2450 Rohr Road, Dock 14', 'Columbus, OH 43217', 'United States'] },
  financing,
};

export const brand: OwnBrand = {
  hosts: ['pipandalder.example', 'www.pipandalder.example'],
  description: 'Beds, storage, lamps and soft things for children’s rooms, made to be climbed on, handed down and lived in.',
  companyName: 'Alder & Loom Home, Inc.',
  locales: ['en-US', 'en-CA'],
  themeColor: '#f7faf8',
  support: {
    email: 'hello@pipandalder.example.com',
    phone: '(800) 555-0178',
    phoneLink: '+18005550178',
    hours: 'Monday to Saturday, 8 am to 8 pm ET',
  },
  // The demonstration has neither social accounts nor an app: its links lead to the networks' home pages and to an honest page.
  social: [
    { network: 'facebook', href: 'https://www.facebook.com/' },
    { network: 'youtube', href: 'https://www.youtube.com/' },
    { network: 'instagram', href: 'https://www.instagram.com/' },
    { network: 'tiktok', href: 'https://www.tiktok.com/' },
    { network: 'x', href: 'https://x.com/' },
  ],
  apps: { appStore: '/get-the-app#iphone', googlePlay: '/get-the-app#android' },
  mail: {
    from: 'Pip & Alder <orders@pipandalder.example.com>',
    paper: '#F7FAF8',
    line: '#D9E4E0',
    accent: '#1E6F74',
    corner: '14px',
  },
  assortment: {
    categories: [
      'kids',
      'bedding/bed-covers/quilts',
      'bedding/bed-covers/blankets',
      'bedding/bed-linen/sheet-sets',
      'bedding/sleep-basics/mattress-toppers',
      'rugs/area-rugs/washable-rugs',
      'rugs/area-rugs/shag-rugs',
      'rugs/rugs-by-shape/round-rugs',
      'rugs/mats-and-pads/rug-pads',
      'lighting/lamps/portable-lamps',
      'lighting/lamps/desk-lamps',
      'lighting/ceiling-lights/pendant-lights',
      'lighting/ceiling-lights/flush-mounts',
      'storage-and-cleaning/home-organization/storage-bins',
      'storage-and-cleaning/home-organization/closet-storage',
      'storage-and-cleaning/entryway/wall-hooks',
      'storage-and-cleaning/laundry/hampers',
      'decor/soft-furnishings/throw-pillows',
      'decor/soft-furnishings/curtains',
      'decor/wall-decor/wall-art',
      'decor/wall-decor/picture-frames',
      'decor/wall-decor/clocks',
      'holiday-and-gifts/holiday-decor/stockings',
      'holiday-and-gifts/holiday-decor/ornaments',
      'holiday-and-gifts/gifts/gift-wrap',
    ],
    tags: [],
  },
  departments: [
    'kids/nursery',
    'kids/kids-bedroom',
    'kids/playroom',
    'bedding',
    'rugs',
    'lighting',
    'storage-and-cleaning',
    'decor',
    'holiday-and-gifts',
    'sales-and-deals',
  ],
  financing,
  crossSell: true,
};
