import type { OwnBrand } from '../brand.ts';
import type { Financing, Member } from '../family.ts';

const financing: Financing = {
  card: 'Alder & Loom Card',
  partner: { key: 'hearthside-bank', name: 'Hearthside Bank' },
  terms: [
    { months: 12, from: 39_900 },
    { months: 6, from: 19_900 },
  ],
  apr: 2999,
  welcome: { off: 2500, from: 10_000, days: 30 },
};

/** The home-goods flagship of the demonstration family. */
export const member: Member = {
  name: 'Alder & Loom',
  about: 'Furniture, textiles and everyday things for the home',
  returnCenter: { name: 'Alder & Loom Returns', lines: ['2450 Rohr Road, Dock 12', 'Columbus, OH 43217', 'United States'] },
  financing,
  flagship: true,
};

export const brand: OwnBrand = {
  hosts: ['alderandloom.example', 'www.alderandloom.example'],
  description: 'Furniture, textiles and everyday things for the home, chosen for how they are made and how long they last.',
  companyName: 'Alder & Loom Home, Inc.',
  locales: ['en-US', 'en-CA'],
  themeColor: '#fbf9f5',
  support: {
    email: 'care@alderandloom.example.com',
    phone: '(800) 555-0142',
    phoneLink: '+18005550142',
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
    from: 'Alder & Loom <orders@alderandloom.example.com>',
    paper: '#FBF9F5',
    line: '#E4DDD1',
    accent: '#A8492A',
    corner: '4px',
  },
  assortment: null,
  departments: [],
  financing,
  crossSell: true,
};
