import type { Pages } from './parts.ts';

/** About us, without invented people, shops or figures. */
export const companyPages: Pages = {
  about: ({ brand, house, demonstration }) => ({
    title: 'About us',
    description: brand.description,
    lead: brand.description,
    sections: [
      {
        id: 'how-we-choose',
        heading: 'How we choose',
        blocks: house.howWeChoose,
      },
      {
        id: 'how-we-price',
        heading: 'How we price',
        blocks: [
          'A crossed-out price is one that we have really asked for, or one with a source we can show. A sale has an end date, and then it is over.',
          'Tags such as “top 5 % of its category” and “under 5 % returned” are counted from orders, returns and reviews. Nobody sets them by hand.',
        ],
      },
      {
        id: 'the-family',
        heading: 'The family',
        blocks: [
          'Alder & Loom furnishes homes; Pip & Alder furnishes the rooms of the children in them. One account and one sign-in serve both.',
          ...(demonstration
            ? [
                {
                  note: 'Both are demonstration shops of Mantel, a storefront. Products, prices and orders here are not real, and no money moves.',
                },
              ]
            : []),
        ],
      },
    ],
  }),

  careers: ({ brand, house, demonstration }) => ({
    title: 'Careers',
    description: `Working at ${brand.name}.`,
    lead: house.careers,
    sections: [
      {
        id: 'open-positions',
        heading: 'Open positions',
        blocks: [
          ...(demonstration
            ? [
                'There are none right now. This is a demonstration shop: it has a catalogue, a warehouse made of numbers, and no staff to lead.',
                `If you run a shop on Mantel, list your openings here. Until then, write to [${brand.support.email}](mailto:${brand.support.email}?subject=Careers).`,
              ]
            : [
                `There are none right now. You can still write to [${brand.support.email}](mailto:${brand.support.email}?subject=Careers).`,
              ]),
        ],
      },
      {
        id: 'what-we-look-for',
        heading: 'What we would look for',
        blocks: [
          {
            list: [
              'Customer care: patience, plain words, and the nerve to say “that was our mistake”.',
              'Buying: an eye for how things are made, and the arithmetic to go with it.',
              'Warehouse: people who pack a bowl as if it were going to their own table.',
            ],
          },
        ],
      },
    ],
  }),

  investors: ({ brand, demonstration }) => ({
    title: 'Investor relations',
    description: `Shares, reports and dividends of ${brand.companyName}.`,
    lead: demonstration
      ? `${brand.companyName} is the company behind a demonstration shop. It is not listed, has no shares to buy, and pays no dividend.`
      : `Reports, dates and dividends of ${brand.companyName}.`,
    sections: [
      {
        id: 'reports',
        heading: 'Reports and dividends',
        blocks: [
          ...(demonstration
            ? [
                'There are no reports to publish. A shop that has them lists annual and quarterly reports here, the dates of its meetings, and what was paid on a share and when.',
              ]
            : ['List annual and quarterly reports here, the dates of meetings, and what was paid on a share and when.']),
        ],
      },
      {
        id: 'contact',
        heading: 'Contact',
        blocks: [`Questions go to [${brand.support.email}](mailto:${brand.support.email}?subject=Investor%20relations).`],
      },
    ],
  }),

  'sell-your-products': ({ brand, house }) => ({
    title: 'Sell your products',
    description: `How makers and workshops sell through ${brand.name}.`,
    lead: 'You make something well and would rather make it than sell it. Then we should talk.',
    sections: [
      {
        id: 'what-we-look-for',
        heading: 'What we look for',
        blocks: [{ list: house.wanted }],
      },
      {
        id: 'what-you-bring',
        heading: 'What you bring',
        blocks: [
          {
            steps: [
              'A list of products with prices, measures, materials, and stock for each variation.',
              'Photographs in daylight, of the whole and of a detail.',
              'A sample of one of them. We use it for a month before we answer.',
            ],
          },
          `Write to [${brand.support.email}](mailto:${brand.support.email}?subject=Selling%20through%20you).`,
        ],
      },
    ],
  }),
};
