import { campaignDays } from '../../contract/buying/campaigns.ts';
import { promotionalDiscountCap } from '../../contract/buying/promotions.ts';
import { publicationDays } from '../../contract/catalog/write-review.ts';
import { dollars, flatRate, freeFrom, type Pages } from './parts.ts';

const since = '2026-11-01';

/** Legal texts. They state what the shop does, and nothing it does not do. */
export const rulePages: Pages = {
  privacy: ({ brand }) => ({
    title: 'Privacy policy',
    description: `What ${brand.name} knows of you, why, for how long, and how to have it deleted.`,
    lead: 'We keep what an order needs and what you ask us to keep. We sell nothing of it, and no other company’s script runs on our pages.',
    since,
    sections: [
      {
        id: 'what-we-keep',
        heading: 'What we keep',
        blocks: [
          {
            facts: [
              ['An order', 'Names, addresses, phone and email, what was ordered and what was paid. Tax law wants it kept for years.'],
              [
                'A payment',
                'The card’s brand and last four digits. The whole number goes to the payment service and is never stored by us.',
              ],
              [
                'An account',
                'Your email, your name, saved addresses, devices that are signed in. Your password only as a hash that cannot be turned back. With two-step sign-in, the key of your app, encrypted; of a passkey only the public half.',
              ],
              ['A review', 'What you wrote, the name you gave, and your photos without the place and camera in them.'],
              ['A visit', 'Pages asked for and errors, in logs without your name, for as long as it takes to mend things.'],
            ],
          },
        ],
      },
      {
        id: 'cookies',
        heading: 'Cookies',
        blocks: [
          'All of them are ours, none follows you to other sites. The first three make the shop work at all; the others keep a choice of yours.',
          {
            facts: [
              ['session_token, guest_session_token', 'Who is signed in, or whose guest cart this is. Page script cannot read them.'],
              [
                'cart_uuid, cart_item_qty, checkout_uuid, save_for_later_uuid',
                'Your cart, the number on its icon, a checkout under way, and what you saved for later.',
              ],
              ['visitor_id', 'Shows that a form comes from you and not from another site. One year.'],
              ['shipintlpc', 'The ZIP or postal code you gave for delivery dates. Forgotten when you sign in or out.'],
              ['cart_referer_url', 'The page you were on before the cart, so that you can go on from there. Until you close the browser.'],
              ['orders_filter', 'The period you chose for your list of orders. Until you sign out or close the browser.'],
              ['customer_id, is_guest', 'Whether you are signed in, so that a page left open notices when you sign out. 90 days at most.'],
              ['is_login_skipped', 'That you check out without an account, so that we ask once. Until you close the browser.'],
              [
                'referer_url, ehid',
                'The site or the email of ours that brought you here, noted with an order. Of a site only its name, of an email a code nobody else can read, and that only if you accept cookies. Until you sign out or close the browser.',
              ],
              ['baggage', 'A random number for your visit, which helps us find out what went wrong. 30 minutes.'],
              ['known_device', 'That you have signed in on this device, which spares you extra checks. One year.'],
              ['campaign', `The offer whose link brought you here, so that we can say how it stands. ${campaignDays} days.`],
              ['cookie_consent', 'That you have read our note on cookies. One year.'],
            ],
          },
        ],
      },
      {
        id: 'who-else',
        heading: 'Who else sees it',
        blocks: [
          'The payment service, the carriers, and the service that sends our emails: each only what its part needs. We do not sell personal information, and we do not share it for advertising.',
        ],
      },
      {
        id: 'mail',
        heading: 'Email',
        blocks: [
          'Emails about orders come with the order. Everything else only if you asked for it, and stops under [email preferences](/manage-email); a change takes up to 2 days.',
        ],
      },
      {
        id: 'your-rights',
        heading: 'Your rights',
        blocks: [
          `You may see what we keep, have it corrected, taken along or deleted, and ask us not to share it. [Here is how](/privacy-request). For questions: [${brand.support.email}](mailto:${brand.support.email}?subject=Privacy).`,
        ],
      },
    ],
  }),

  'privacy-request': ({ brand }) => ({
    title: 'Privacy requests',
    description: `How to tell ${brand.name} what may be done with your personal information, or have it deleted.`,
    lead: 'What you may ask about your personal information: that we do not share it, and a copy, a correction or its deletion.',
    since,
    sections: [
      {
        id: 'do-not-share',
        heading: 'Do not share my information',
        blocks: [
          'We do not sell personal information and do not share it for advertising, so there is nothing to switch off, for you or anybody else. If you want it in writing, ask for a note as below.',
        ],
      },
      {
        id: 'ask',
        heading: 'What you can ask for',
        blocks: [
          'A privacy request is a message to us that asks for one of these:',
          {
            facts: [
              ['A copy', 'Everything we keep about you, in a file. With an account you can [download it yourself](/myaccount/security).'],
              ['A correction', 'Most of it you can change yourself under [My account](/myaccount).'],
              ['Deletion', 'Your account and all else but what tax law wants kept, such as invoices.'],
              [
                'A written note',
                'That your information is not to be shared. We keep the note, so that it holds if our practice ever changes.',
              ],
            ],
          },
        ],
      },
      {
        id: 'how',
        heading: 'How to ask',
        blocks: [
          {
            steps: [
              `Write to [${brand.support.email}](mailto:${brand.support.email}?subject=My%20personal%20information) from the address your account or order has, or call [${brand.support.phone}](tel:${brand.support.phoneLink}).`,
              'We answer to that address only, so that nobody else can ask for you. Somebody you have authorized may, with your written word.',
              'You get what you asked for, or a reason why not, within 45 days.',
            ],
          },
          'Asking changes nothing about how you are served or what you pay. A browser that sends Global Privacy Control is taken at its word: no other company’s script, such as a chat, comes to it.',
        ],
      },
    ],
  }),

  terms: ({ brand, demonstration }) => ({
    title: 'Terms and conditions',
    description: `The terms on which ${brand.companyName} sells through this shop.`,
    lead: 'What you can count on from us, and we from you, in words that need no lawyer.',
    since,
    sections: [
      ...(demonstration
        ? [
            {
              id: 'demonstration',
              heading: 'This is a demonstration',
              blocks: [
                {
                  note: 'Nothing here is for sale. Orders are rehearsed from beginning to end, but no goods travel and no money moves. The terms below are those a shop like this would have.',
                },
              ],
            },
          ]
        : []),
      {
        id: 'orders',
        heading: 'Orders',
        blocks: [
          'What is in your cart is an offer from us; by placing the order you take it up, at the prices the checkout shows. Stock is held for you while you check out and is yours when the order is placed.',
          'If we have made a plain mistake in a price, we tell you before anything ships, and you may cancel.',
        ],
      },
      {
        id: 'prices',
        heading: 'Prices, shipping and tax',
        blocks: [
          `Prices are in US dollars. Standard shipping costs ${flatRate} and is free from ${freeFrom} of merchandise after discounts in the contiguous United States; [other places pay more](/shipping). State and provincial taxes are added at checkout.`,
          'Your card is charged when {card_charged}.',
        ],
      },
      {
        id: 'returns',
        heading: 'Changing your mind',
        blocks: ['You may return most things within {return_days} days of delivery, as the [return policy](/returns) says.'],
      },
      {
        id: 'reviews',
        heading: 'What you write here',
        blocks: [
          `Reviews are yours; by sending one you let us show it beside the product. One for each product and customer. We read them before they appear, usually within ${publicationDays.from} to ${publicationDays.to} business days, and turn away what is abusive, private or not about the product. We never turn one away for its stars.`,
        ],
      },
      {
        id: 'account',
        heading: 'Your account',
        blocks: [
          'Keep your password to yourself, and tell us if somebody else has it. We may close an account that is used to harm others.',
        ],
      },
    ],
  }),

  'promotional-terms-and-conditions': ({ brand }) => ({
    title: 'Promotional terms',
    description: `How codes, offers, sales and free shipping work at ${brand.name}, and what they do not cover.`,
    lead: 'What an offer takes off, what it does not, and how long it lasts.',
    since,
    sections: [
      {
        id: 'codes-and-offers',
        heading: 'Codes and offers',
        blocks: [
          {
            list: [
              'An offer holds between its dates, while stock lasts, and only for what it names. It has no cash value and cannot be used for an order placed before.',
              'Discounts on things come first, then discounts on the order, which are spread over its things. An offer says whether it goes together with others; where it does not, the best one counts.',
              `All promotional discounts on one order together come to ${dollars(promotionalDiscountCap)} at the most.`,
              'An offer that is tied to a way of paying holds as long as you pay that way.',
              'If you return part of an order, you get back what you paid for that part.',
            ],
          },
        ],
      },
      {
        id: 'links',
        heading: 'Offers by link',
        blocks: [
          `An offer that came with a link is remembered in your browser for ${campaignDays} days. If it ends sooner, the line at the top of the page says so.`,
        ],
      },
      {
        id: 'sale-prices',
        heading: 'Sale prices and comparisons',
        blocks: [
          'A crossed-out price is what we asked for the same thing before, or a list price with a source we have on file. Without such evidence we show none.',
        ],
      },
      {
        id: 'free-shipping',
        heading: 'Free shipping',
        blocks: [
          `From ${freeFrom} of merchandise after discounts, in the contiguous United States; not to remote places, PO boxes or Canada. More on the [shipping page](/shipping).`,
        ],
      },
      ...(brand.financing
        ? [
            {
              id: 'card',
              onlyWithStoreCard: true,
              heading: `Offers of the ${brand.financing.card}`,
              blocks: [
                `${dollars(brand.financing.welcome.off)} off a first order of ${dollars(brand.financing.welcome.from)} or more, placed within ${brand.financing.welcome.days} days of approval and paid with the card. What financing costs and when is on the [card’s page](/credit-card).`,
              ],
            },
          ]
        : []),
    ],
  }),

  'accessibility-policy': ({ brand }) => ({
    title: 'Accessibility',
    description: `How ${brand.name} makes its shop usable for everybody, and whom to tell where it is not.`,
    lead: 'Everybody should be able to furnish a home here, whatever they see, hear, hold or use.',
    sections: [
      {
        id: 'standard',
        heading: 'What we hold ourselves to',
        blocks: [
          'The Web Content Accessibility Guidelines (WCAG) 2.2, level AA. Every screen of this shop is checked against them by machine whenever its code changes, at phone and desktop width; main ways through the shop are also walked by keyboard alone.',
        ],
      },
      {
        id: 'what-works',
        heading: 'What you can count on',
        blocks: [
          {
            list: [
              'Everything works by keyboard, shows where the focus is, and closes by Escape.',
              'Screen readers hear names, prices, states and errors in words. Pictures of products are described.',
              'Text can be enlarged to 200 % and the window narrowed to 320 pixels without scrolling sideways.',
              'Contrast is 4.5 to 1 or more. Nothing is said by color alone.',
              'Whoever asks their device for less motion gets none.',
              'Browsing, the cart and the checkout work without JavaScript.',
            ],
          },
        ],
      },
      {
        id: 'what-does-not',
        heading: 'What we know is missing',
        blocks: [
          'Photos that customers send with their reviews carry no description of our own. Turning a product in 3-D is for those who can see it; the same measures and pictures are beside it.',
        ],
      },
      {
        id: 'tell-us',
        heading: 'Tell us',
        blocks: [
          `If something stands in your way, write to [${brand.support.email}](mailto:${brand.support.email}?subject=Accessibility) or call [${brand.support.phone}](tel:${brand.support.phoneLink}), ${brand.support.hours}. Say which page and what you use. We can also take your order by phone.`,
        ],
      },
    ],
  }),
};
