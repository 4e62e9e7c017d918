import { answerHours } from '../../contract/returns/returns.ts';
import { freeFrom, type Pages } from './parts.ts';

/** Contact, and what to do when something is wrong. */
export const helpPages: Pages = {
  help: ({ brand }) => ({
    title: 'Help center',
    description: `Orders, delivery, returns and accounts at ${brand.name}: short answers, and people who can help.`,
    lead: 'Most questions have a short answer. Here are the most common ones, by topic.',
    sections: [
      {
        id: 'orders',
        heading: 'Orders',
        blocks: [
          {
            list: [
              'See what you have ordered under [Orders and returns](/myaccount/orders), or, if you bought as a guest, with the link in your confirmation email or [your order number and email](/find-order).',
              'Every package has a tracking page: open it from your order, or with the link in the shipping email.',
              'Changed your mind? Cancel the whole order or single items on the order’s page, until they are packed. For anything else, [write or call](/customer-care).',
              'Codes and offers: see the [promotional terms](/promotional-terms-and-conditions) for what they cover.',
            ],
          },
        ],
      },
      {
        id: 'delivery',
        heading: 'Delivery',
        blocks: [
          {
            list: [
              'Every product page shows delivery dates for your ZIP code. See [shipping information](/shipping) for rates and places.',
              'Sofas, beds and other large items come with a special carrier: see [oversized delivery](/oversized-delivery).',
              'Living in Canada? [International help](/international-help) has rates and duties.',
            ],
          },
        ],
      },
      {
        id: 'returns',
        heading: 'Returns and refunds',
        blocks: [
          {
            list: [
              'You have {return_days} days from delivery to start a return, on the order’s page: [return policy](/returns).',
              'When and how you get your money back: [refunds](/refunds).',
              'A few items can’t be returned: [non-returnable items](/non-returnable-items).',
            ],
          },
        ],
      },
      {
        id: 'account',
        heading: 'Account and email',
        blocks: [
          {
            list: [
              'Forgot your password? [Ask for a link](/reset-request) that sets a new one.',
              'Two-step sign-in and passkeys: under [Security](/myaccount/security). Lost your phone and your recovery codes? Call us.',
              'Too many emails, or too few? [Email preferences](/manage-email). A change takes up to 2 days to reach every list.',
              'What we know about you, and how to have it deleted: [privacy policy](/privacy).',
            ],
          },
        ],
      },
    ],
  }),

  'customer-care': ({ brand }) => ({
    title: 'Customer care',
    description: `Reach ${brand.name} customer care: ${brand.support.phone}, ${brand.support.email}.`,
    lead: 'A person answers. It’s quicker if you have your order number at hand.',
    sections: [
      {
        id: 'reach-us',
        heading: 'How to reach us',
        blocks: [
          {
            facts: [
              ['Call', `[${brand.support.phone}](tel:${brand.support.phoneLink}), ${brand.support.hours}. The call is free.`],
              ['Write', `[${brand.support.email}](mailto:${brand.support.email})`],
              ['After you ask for a return', `We get in touch within ${answerHours} hours.`],
            ],
          },
        ],
      },
      {
        id: 'before-you-write',
        heading: 'What helps us help you',
        blocks: [
          {
            list: [
              'The order number from your confirmation email.',
              'For anything damaged: a photo of the item and one of its box. Keep the box until you hear from us.',
              'For missing parts: the number printed on the parts list.',
            ],
          },
          'You’ll find most answers faster in the [help center](/help) and the [frequently asked questions](/faq).',
        ],
      },
    ],
  }),

  contact: ({ brand }) => ({
    title: 'Contact us',
    description: `Contact ${brand.companyName}: customer care, press, accessibility and security.`,
    lead: 'Tell us what it is about, and it reaches the right desk the first time.',
    sections: [
      {
        id: 'orders',
        heading: 'Orders, deliveries and returns',
        blocks: [
          `[Customer care](/customer-care) is there ${brand.support.hours}: [${brand.support.phone}](tel:${brand.support.phoneLink}) or [${brand.support.email}](mailto:${brand.support.email}).`,
        ],
      },
      {
        id: 'stores',
        heading: 'Stores and opening hours',
        blocks: [
          `We sell online only. There is no store to visit, so there are no store hours; you can order at any time. You can call us ${brand.support.hours}.`,
        ],
      },
      {
        id: 'security',
        heading: 'Security',
        blocks: [
          `If an email or a call that claims to be from ${brand.name} seems suspicious, don’t answer it: forward it to [${brand.support.email}](mailto:${brand.support.email}?subject=Security). We never ask for your password or your whole card number.`,
          'If you think someone else has been in your account, set a new password and sign out everywhere under [Security](/myaccount/security). Then write to us.',
          'If you’ve found a vulnerability in this site, write to the same address with the subject “Security”, and give us time to fix it before you tell others. We don’t take action against people who act in good faith and leave others’ data alone.',
        ],
      },
      {
        id: 'everything-else',
        heading: 'Everything else',
        blocks: [
          {
            facts: [
              ['Working with us', '[Careers](/careers)'],
              ['Selling through us', '[Sell your products](/sell-your-products)'],
              ['Assistive technology', '[Accessibility](/accessibility-policy)'],
              ['Your personal data', '[Privacy requests](/privacy-request)'],
            ],
          },
        ],
      },
    ],
  }),

  'get-the-app': ({ brand, demonstration }) => ({
    title: 'Get the app',
    description: `${brand.name} on your phone’s home screen, without a store.`,
    lead: `${demonstration ? 'This is a demonstration shop, and its app is in no store. ' : ''}Add the shop to your home screen in three taps. It needs almost no space.`,
    sections: [
      {
        id: 'iphone',
        heading: 'On an iPhone or iPad',
        blocks: [
          {
            steps: ['Open the shop in Safari.', 'Press the share button, a box with an arrow.', 'Choose “Add to Home Screen”, then “Add”.'],
          },
        ],
      },
      {
        id: 'android',
        heading: 'On an Android phone',
        blocks: [
          {
            steps: [
              'Open the shop in Chrome.',
              'Press the three dots beside the address.',
              'Choose “Add to Home screen”, then “Create shortcut”.',
            ],
          },
        ],
      },
      {
        id: 'what-you-get',
        heading: 'What you get',
        blocks: [
          'The same shop with the same cart and the same sign-in, one tap away. Nothing runs in the background, and nothing tracks you between visits.',
        ],
      },
    ],
  }),

  'international-help': ({ brand }) => ({
    title: 'International help',
    description: `Where ${brand.name} ships, what it costs outside the US, and who pays import duties.`,
    lead: 'We ship to the United States and to every Canadian province and territory.',
    sections: [
      {
        id: 'canada',
        heading: 'Canada',
        blocks: [
          {
            list: [
              'Prices are in US dollars; your bank converts them.',
              `Free shipping from ${freeFrom} is for the contiguous United States. To Canada there’s one rate per order, shown in the cart and on the [shipping page](/shipping).`,
              'Duties and import taxes may be due when a parcel crosses the border. The carrier collects them; they are not part of our price.',
              'Provincial taxes are calculated at checkout from your postal code.',
            ],
          },
        ],
      },
      {
        id: 'elsewhere',
        heading: 'Everywhere else',
        blocks: [
          'We do not ship to other countries yet, Mexico and Australia among them. We do not ship to US territories and freely associated states either: American Samoa, Guam, the Northern Mariana Islands, Puerto Rico, the US Virgin Islands, Micronesia, the Marshall Islands and Palau.',
          'Military addresses (AA, AE, AP) are welcome. They pay the rate for remote places, and we can’t deliver large items there.',
        ],
      },
    ],
  }),
};
