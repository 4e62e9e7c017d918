import { campaignDays } from '../../contract/promotions/campaigns.ts';
import { promotionalDiscountCap } from '../../contract/promotions/promotions.ts';
import { publicationDays } from '../../contract/reviews/write-review.ts';
import { dollars, flatRate, freeFrom, type Pages } from './parts.ts';

const since = '2026-11-01';

/** Legal texts. They state what the shop does, and nothing it does not do. */
export const rulePages: Pages = {
  privacy: ({ brand }) => ({
    title: 'Privacy policy',
    description: `What ${brand.name} knows about you, why, for how long, and how to have it deleted.`,
    lead: 'We keep what an order needs and what you ask us to keep. We sell none of it, and no other company’s scripts run on our pages.',
    since,
    sections: [
      {
        id: 'what-we-keep',
        heading: 'What we keep',
        blocks: [
          {
            facts: [
              [
                'An order',
                'Names, addresses, phone and email, what was ordered and what was paid. Tax law requires us to keep this for years.',
              ],
              [
                'A payment',
                'The card’s brand and last four digits. The whole number goes to the payment service and is never stored by us.',
              ],
              [
                'An account',
                'Your email, your name, saved addresses, devices that are signed in. Your password, only as a hash that can’t be reversed. With two-step sign-in, the key of your app, encrypted; for a passkey, only its public half.',
              ],
              ['A review', 'What you wrote, the name you gave, and your photos without location and camera data.'],
              ['A visit', 'Requested pages and errors, in logs without your name, for as long as it takes to fix things.'],
            ],
          },
        ],
      },
      {
        id: 'cookies',
        heading: 'Cookies',
        blocks: [
          'They’re all ours, and none follows you to other sites. The first six make the shop work; the others remember your choices.',
          {
            facts: [
              ['session_token, guest_session_token', 'Who is signed in, or whose guest cart this is. Scripts on the page can’t read them.'],
              [
                'second_step_token, passkey_challenge, family_state',
                'A sign-in under way: with two steps, with a passkey, or at our sister shop. 10 minutes at most.',
              ],
              [
                'cart_uuid, cart_item_qty, checkout_uuid, save_for_later_uuid',
                'Your cart, the number on its icon, a checkout under way, and what you saved for later.',
              ],
              ['payment_link', 'That you opened a link to pay for an order. Until a day after the link ends.'],
              [
                'paid_order',
                'The order you paid for by such a link, so that you can see its confirmation. Until you sign out or close the browser.',
              ],
              ['visitor_id', 'Proves that a form comes from you and not from another site. One year.'],
              ['shipintlpc', 'The ZIP or postal code you gave for delivery dates. Forgotten when you sign in or out.'],
              ['cart_referer_url', 'The page you were on before the cart, so that you can go on from there. Until you close the browser.'],
              ['orders_filter', 'The period you chose for your list of orders. Until you sign out or close the browser.'],
              [
                'customer_id, is_guest',
                'Whether you are signed in, so that a page left open notices when you sign out. Until you sign out, one year at most.',
              ],
              ['is_login_skipped', 'That you check out without an account, so we only ask once. Until you close the browser.'],
              [
                'referer_url, ehid',
                'The site or the email of ours that brought you here, noted with an order. For a site, only its name; for an email, a code no one else can read, and only if you accept cookies. Until you sign out or close the browser.',
              ],
              ['baggage', 'A random number for your visit, which helps us find out what went wrong. 30 minutes.'],
              ['known_device', 'That you have signed in on this device, which spares you extra checks. One year.'],
              ['campaign', `The offer whose link brought you here, so that we can show its status. ${campaignDays} days.`],
              ['promo_code', 'A promo code from a link, until your cart takes it. One day at most.'],
              ['prescreen_shown', 'That you’ve seen an offer of a store card, so that it’s announced only once. One year.'],
              ['cookie_consent', 'That you’ve read our cookie notice. One year.'],
              ['opt_out', 'That you’ve [opted out](/privacy-request#do-not-share) on this device. One year.'],
            ],
          },
        ],
      },
      {
        id: 'who-else',
        heading: 'Who else sees it',
        blocks: [
          'The payment service, the carriers, and the service that sends our emails: each gets only what it needs. We do not sell personal information, and we do not share it for advertising.',
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
          `You may see what we keep, have it corrected, exported or deleted, and ask us not to share it. [Here is how](/privacy-request). For questions: [${brand.support.email}](mailto:${brand.support.email}?subject=Privacy).`,
        ],
      },
    ],
  }),

  'privacy-request': ({ brand }) => ({
    title: 'Privacy requests',
    description: `How to tell ${brand.name} how your personal information may be used, or have it deleted.`,
    lead: 'What you can ask for: that we don’t share your personal information, or that we copy, correct or delete it.',
    since,
    sections: [
      {
        id: 'do-not-share',
        heading: 'Do not share my information',
        blocks: [
          'We do not sell personal information and do not share it for advertising. If you opt out, this device also loads no chat or session recording of another company, and we don’t count your visits. The same applies while your browser sends Global Privacy Control.',
          'If you want that in writing, ask for it as described below.',
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
              ['Deletion', 'Your account and everything else except what tax law requires us to keep, such as invoices.'],
              [
                'A written note',
                'That your information isn’t shared. We keep your request, so that it still applies if our practice ever changes.',
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
              `Write to [${brand.support.email}](mailto:${brand.support.email}?subject=My%20personal%20information) from the email address of your account or order, or call [${brand.support.phone}](tel:${brand.support.phoneLink}).`,
              'We reply only to that address, so that no one else can ask for you. Someone you’ve authorized in writing may.',
              'You’ll get what you asked for, or the reason why not, within 45 days.',
            ],
          },
          'Asking doesn’t change how we serve you or what you pay. We honor Global Privacy Control: no other company’s script, such as a chat, is loaded in a browser that sends it.',
        ],
      },
    ],
  }),

  terms: ({ brand, demonstration }) => ({
    title: 'Terms and conditions',
    description: `The terms on which ${brand.companyName} sells through this shop.`,
    lead: 'What you can expect from us, and we from you, in plain words.',
    since,
    sections: [
      ...(demonstration
        ? [
            {
              id: 'demonstration',
              heading: 'This is a demonstration',
              blocks: [
                {
                  note: 'Nothing here is for sale. Orders are simulated from start to finish, but nothing ships and no money moves. The terms below are those a shop like this would have.',
                },
              ],
            },
          ]
        : []),
      {
        id: 'orders',
        heading: 'Orders',
        blocks: [
          'The items in your cart are an offer from us; by placing the order you accept it, at the prices shown at checkout. Stock is held for you while you check out and is yours when the order is placed.',
          'If we’ve made an obvious mistake in a price, we tell you before anything ships, and you may cancel.',
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
        blocks: ['You may return most items within {return_days} days of delivery, as described in the [return policy](/returns).'],
      },
      {
        id: 'reviews',
        heading: 'What you write here',
        blocks: [
          `Reviews are yours; by submitting one you let us show it with the product. One per product and customer. We read them before they appear, usually within ${publicationDays.from} to ${publicationDays.to} business days, and reject those that are abusive, private or not about the product. We never reject one for its rating.`,
        ],
      },
      {
        id: 'account',
        heading: 'Your account',
        blocks: [
          'Keep your password to yourself, and tell us if someone else has it. We may close an account that is used to harm others.',
        ],
      },
    ],
  }),

  'promotional-terms-and-conditions': ({ brand }) => ({
    title: 'Promotional terms',
    description: `How codes, offers, sales and free shipping work at ${brand.name}, and what they do not cover.`,
    lead: 'What an offer covers, what it doesn’t, and how long it lasts.',
    since,
    sections: [
      {
        id: 'codes-and-offers',
        heading: 'Codes and offers',
        blocks: [
          {
            list: [
              'An offer is valid between its dates, while stock lasts, and only for the items it names. It has no cash value and can’t be applied to earlier orders.',
              'Discounts on items come first, then discounts on the order, which are spread over its items. An offer says whether it can be combined with others; if it can’t, the best one applies.',
              `All promotional discounts on one order add up to ${dollars(promotionalDiscountCap)} at most.`,
              'An offer for a payment method applies only if you pay that way.',
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
          'A crossed-out price is a price we asked for the same item before, or a list price whose source we have on file. Without such evidence we show none.',
        ],
      },
      {
        id: 'free-shipping',
        heading: 'Free shipping',
        blocks: [
          `From ${freeFrom} of merchandise after discounts, in the contiguous United States; not to remote places, PO boxes or Canada. See the [shipping page](/shipping).`,
        ],
      },
      ...(brand.financing
        ? [
            {
              id: 'card',
              onlyWithStoreCard: true,
              heading: `Offers of the ${brand.financing.card}`,
              blocks: [
                `${dollars(brand.financing.welcome.off)} off a first order of ${dollars(brand.financing.welcome.from)} or more, placed within ${brand.financing.welcome.days} days of approval and paid with the card. See the [card’s page](/credit-card) for the cost of financing.`,
              ],
            },
          ]
        : []),
    ],
  }),

  'accessibility-policy': ({ brand }) => ({
    title: 'Accessibility',
    description: `How ${brand.name} makes its shop usable for everyone, and whom to contact when it isn’t.`,
    lead: 'Everyone should be able to furnish a home here, however they see, hear, move or browse.',
    sections: [
      {
        id: 'standard',
        heading: 'Our standard',
        blocks: [
          'The Web Content Accessibility Guidelines (WCAG) 2.2, level AA. Every screen is checked automatically whenever its code changes, at phone and desktop widths; the main paths are also tested by keyboard alone.',
        ],
      },
      {
        id: 'what-works',
        heading: 'What you can count on',
        blocks: [
          {
            list: [
              'Everything works by keyboard, shows where the focus is, and closes with Escape.',
              'Screen readers announce names, prices, states and errors. Product pictures have descriptions.',
              'Text can be enlarged to 200 % and the window narrowed to 320 pixels without scrolling sideways.',
              'Contrast is 4.5 to 1 or more. Nothing is conveyed by color alone.',
              'If your device is set to reduce motion, there is none.',
              'Browsing, the cart and the checkout work without JavaScript.',
            ],
          },
        ],
      },
      {
        id: 'what-does-not',
        heading: 'What we know is missing',
        blocks: [
          'Photos that customers send with their reviews have no descriptions from us. 3D views are visual only; the same measurements and pictures are beside them.',
        ],
      },
      {
        id: 'tell-us',
        heading: 'Tell us',
        blocks: [
          `If something gets in your way, write to [${brand.support.email}](mailto:${brand.support.email}?subject=Accessibility) or call [${brand.support.phone}](tel:${brand.support.phoneLink}), ${brand.support.hours}. Tell us which page and which assistive technology. We can also take your order by phone.`,
        ],
      },
    ],
  }),
};
