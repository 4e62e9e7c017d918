import type { Brand } from '../brand.ts';

/** The family's shop for children's rooms. */
export const pipAlder: Brand = {
  key: 'pip-alder',
  name: 'Pip & Alder',
  hosts: ['pipandalder.example', 'www.pipandalder.example'],
  description: 'Beds, storage, lamps and soft things for children’s rooms, made to be climbed on, handed down and lived in.',
  companyName: 'Alder & Loom Home, Inc.',
  themeColor: '#f7faf8',
  support: {
    email: 'hello@pipandalder.example.com',
    phone: '(800) 555-0178',
    phoneLink: '+18005550178',
    hours: 'Monday to Saturday, 8 am to 8 pm ET',
  },
  // The demonstration has no accounts of its own there, and no app: its links lead to the networks' front doors and to an honest page.
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
  financing: {
    card: 'Alder & Loom Card',
    terms: [
      { months: 12, from: 39_900 },
      { months: 6, from: 19_900 },
    ],
    welcome: { off: 2500, from: 10_000, days: 30 },
  },
  crossSell: true,
};
