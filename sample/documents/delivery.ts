import { refundDays } from '../../contract/orders/cancelling.ts';
import { answerHours } from '../../contract/orders/returns.ts';
import { flatRate, freeFrom, type Pages } from './parts.ts';

/** Delivery and returns; figures of spec §9 and the rulings on money and orders. */
export const deliveryPages: Pages = {
  shipping: ({ brand }) => ({
    title: 'Shipping information',
    description: `Standard shipping is free from ${freeFrom}, otherwise ${flatRate}. Where ${brand.name} ships, and when it arrives.`,
    lead: `Standard shipping is free when your order comes to ${freeFrom} or more after discounts. Below that it is ${flatRate}.`,
    sections: [
      {
        id: 'free-shipping',
        heading: 'Where free shipping applies',
        blocks: [
          'In the contiguous United States, except to PO boxes. PO boxes, remote places (Alaska, Hawaii and military addresses) and Canada each have a rate of their own, which does not depend on what the order comes to. The table shows them, and any place with a rate of its own.',
        ],
      },
      {
        id: 'dates',
        heading: 'When it arrives',
        blocks: [
          'A product page names days, not speeds: enter your ZIP code beside the price and you see between which two days it comes to you. The cart shows the same for the whole order.',
          'What is made to order says so on its page, with the weeks it takes. An order that comes from several warehouses arrives in several parcels; you pay for shipping once.',
        ],
      },
      {
        id: 'large-things',
        heading: 'Large things',
        blocks: [
          'Furniture and other things of more than 70 lb are brought to your front door by two people, and the carrier calls first. How that goes: [oversized delivery](/oversized-delivery). They cannot go to a PO box or a military address (APO, FPO, DPO), wherever it is.',
        ],
      },
      {
        id: 'not-shipped-to',
        heading: 'Where we cannot ship',
        blocks: [
          'US territories, and countries other than the United States and Canada. [International help](/international-help) names them. Nor do we ship to places of which the table says so.',
        ],
      },
    ],
  }),

  'oversized-delivery': ({ brand, house }) => ({
    title: 'Oversized delivery',
    description: `How furniture and other large things from ${brand.name} reach your front door.`,
    lead: house.large,
    sections: [
      {
        id: 'how-it-goes',
        heading: 'How it goes',
        blocks: [
          {
            steps: [
              'You order. The product page and the cart name the days between which it arrives.',
              'The carrier calls the number you gave at checkout and agrees on a time with you.',
              'Somebody of age is at home and signs. The delivery ends at your front door or your building’s first entrance.',
              'You look at the boxes before you sign. If one is damaged, write that on the slip, take a photo, and [tell us](/customer-care).',
            ],
          },
        ],
      },
      {
        id: 'measure-first',
        heading: 'Measure before you order',
        blocks: [
          {
            list: [
              'Width and height of every door on the way, with the door open.',
              'Stairs and elevators: the longest side of the box has to turn the corner.',
              'The place itself. Width, depth and height are on every product page.',
            ],
          },
        ],
      },
      {
        id: 'cost',
        heading: 'What it costs',
        blocks: [
          'In the contiguous United States no more than anything else: free from the amount on the [shipping page](/shipping). To Alaska, Hawaii and Canada large things pay a surcharge that the cart shows before you order.',
        ],
      },
    ],
  }),

  returns: ({ brand }) => ({
    title: 'Return policy',
    description: `${brand.name} takes most things back: start within {return_days} days of delivery, and let it arrive within {return_arrive_days} days of our approval.`,
    lead: 'Changed your mind? Most things can come back. You have {return_days} days from delivery to start, and they must reach us within {return_arrive_days} days of our approval.',
    sections: [
      {
        id: 'how',
        heading: 'How to return something',
        blocks: [
          {
            steps: [
              'Find the order under [Orders and returns](/myaccount/orders), or in your confirmation email.',
              `Choose “Return items” there, and say what comes back and why. Customer care contacts you within ${answerHours} hours.`,
              'Once we approve the return, print its label from the order’s page. Pack the items so that they survive the way back, best in the box they came in, and stick the label on.',
              'Drop the package off at the carrier or, for large items, be there when the carrier picks it up on the day the order’s page names. It must arrive within {return_arrive_days} days of our approval.',
            ],
          },
        ],
      },
      {
        id: 'conditions',
        heading: 'What we ask',
        blocks: [
          {
            list: [
              '{return_postage}',
              'Unused, complete, and clean. Trying a lamp in its place is not using it.',
              'You choose a refund or the same thing again; see [refunds](/refunds).',
              'Things from the Vault: ask within {vault_return_days} calendar days of delivery, for a refund to your card. After that they cannot come back, for store credit either.',
              'Mattresses, and a few other things, cannot come back: [non-returnable items](/non-returnable-items).',
            ],
          },
        ],
      },
      {
        id: 'our-fault',
        heading: 'If it is our fault',
        blocks: [
          'Damaged, incomplete, defective, not what you ordered, or never delivered: tell [customer care](/customer-care) and we put it right at our cost. A photo of the thing and its box is all we need.',
        ],
      },
    ],
  }),

  refunds: () => ({
    title: 'Refunds',
    description: 'What is refunded, how, and when.',
    lead: 'Your money goes back the way it came, once the return has reached us and has been looked at.',
    sections: [
      {
        id: 'how-much',
        heading: 'How much',
        blocks: [
          'What you paid for that unit, after every discount that was on it, with its tax. Never more than was taken from you.',
          'If a discount needed a certain amount and what you keep falls below it, the discount was already spread over all things of the order: each is refunded at its own share.',
        ],
      },
      {
        id: 'when',
        heading: 'When',
        blocks: [
          `As soon as the return has been received and looked at, an email tells you that the refund is on its way. It takes ${refundDays} to show on your statement.`,
          {
            note: 'For things from the Vault, a refund to your card has to be asked for within {vault_return_days} calendar days of delivery.',
          },
        ],
      },
      {
        id: 'cancelled',
        heading: 'Cancelled before shipping',
        blocks: [
          `Cancel the whole order or single items on the order’s page, until they are packed. What you have paid for them is refunded in full and takes ${refundDays} to show on your statement; what has not been charged yet never is.`,
        ],
      },
    ],
  }),

  'non-returnable-items': ({ brand }) => ({
    title: 'Non-returnable items',
    description: `What ${brand.name} cannot take back, and what to do if it arrives damaged.`,
    lead: 'A few things cannot be sold again, so they cannot come back. Their product pages say so beside the price.',
    sections: [
      {
        id: 'which',
        heading: 'Which things',
        blocks: [
          {
            list: [
              'Mattresses: for reasons of hygiene they can generally not be returned.',
              'Whatever is marked “can’t be returned” on its product page.',
              'Things that were used, washed, cut, mounted or altered.',
            ],
          },
        ],
      },
      {
        id: 'damaged',
        heading: 'If it arrived damaged',
        blocks: [
          'Then this page does not hold. Tell [customer care](/customer-care) with a photo, and we replace it or give you your money back.',
        ],
      },
    ],
  }),
};
