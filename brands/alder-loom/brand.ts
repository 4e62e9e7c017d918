import type { Brand } from '../brand.ts';

/** The home-goods flagship of the demonstration family. */
export const alderLoom: Brand = {
  key: 'alder-loom',
  name: 'Alder & Loom',
  hosts: ['localhost', '127.0.0.1', 'alderandloom.example'],
  description: 'Furniture, textiles and everyday things for the home, chosen for how they are made and how long they last.',
  companyName: 'Alder & Loom Home, Inc.',
  themeColor: '#fbf9f5',
  support: {
    email: 'care@alderandloom.example.com',
    phone: '(800) 555-0142',
    phoneLink: '+18005550142',
    hours: 'Monday to Saturday, 8 am to 8 pm ET',
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
