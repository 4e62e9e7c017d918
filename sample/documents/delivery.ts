import { maxFastDays } from '../../contract/delivery/delivery.ts';
import { refundDays } from '../../contract/orders/cancelling.ts';
import { answerHours } from '../../contract/returns/returns.ts';
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
          'In the contiguous United States, except to PO boxes. PO boxes, remote places (Alaska, Hawaii and military addresses) and Canada each have their own rate, whatever the order total. The table shows these and any other special rates.',
        ],
      },
      {
        id: 'dates',
        heading: 'When it arrives',
        blocks: [
          'Product pages show dates, not speeds: enter your ZIP code beside the price to see when the item will arrive. The cart shows the same for the whole order.',
          `“Fast shipping” on a list means at most ${maxFastDays} business days in transit, to anywhere in the contiguous United States.`,
          'Made-to-order items say so on their pages, with the number of weeks. An order from several warehouses arrives in several packages; you pay for shipping once.',
        ],
      },
      {
        id: 'large-things',
        heading: 'Large things',
        blocks: [
          'Two people bring furniture and other items over 70 lb to your front door, and the carrier calls first. See [oversized delivery](/oversized-delivery). They cannot go to a PO box or a military address (APO, FPO, DPO), wherever it is.',
        ],
      },
      {
        id: 'not-shipped-to',
        heading: 'Where we cannot ship',
        blocks: [
          'US territories, and countries other than the United States and Canada. [International help](/international-help) lists them. We also don’t ship to places marked that way in the table.',
        ],
      },
    ],
  }),

  'oversized-delivery': ({ brand, house }) => ({
    title: 'Oversized delivery',
    description: `How furniture and other large items from ${brand.name} reach your front door.`,
    lead: house.large,
    sections: [
      {
        id: 'how-it-goes',
        heading: 'How it goes',
        blocks: [
          {
            steps: [
              'You order. The product page and the cart show the delivery dates.',
              'The carrier calls the number you gave at checkout and agrees on a time with you.',
              'An adult is at home and signs. We deliver to your front door or your building’s main entrance.',
              'Check the boxes before you sign. If one is damaged, note it on the slip, take a photo, and [tell us](/customer-care).',
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
              'Stairs and elevators: the longest side of the box has to fit around the corners.',
              'The spot itself. Width, depth and height are on every product page.',
            ],
          },
        ],
      },
      {
        id: 'cost',
        heading: 'What it costs',
        blocks: [
          'In the contiguous United States, no more than anything else: free from the amount on the [shipping page](/shipping). To Alaska, Hawaii and Canada, large items have a surcharge that the cart shows before you order.',
        ],
      },
    ],
  }),

  returns: ({ brand }) => ({
    title: 'Return policy',
    description: `${brand.name} takes most items back: start within {return_days} days of delivery, and make sure they reach us within {return_arrive_days} days of our approval.`,
    lead: 'Changed your mind? You can return most items. You have {return_days} days from delivery to start, and they must reach us within {return_arrive_days} days of our approval.',
    sections: [
      {
        id: 'how',
        heading: 'How to return something',
        blocks: [
          {
            steps: [
              'Find the order under [Orders and returns](/myaccount/orders), or in your confirmation email.',
              `Choose “Return items” there, and tell us what you’re returning and why. Customer care contacts you within ${answerHours} hours.`,
              'Once we approve the return, print its label from the order’s page. Pack the items securely, ideally in their original box, and attach the label.',
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
              'Unused, complete and clean. Trying out a lamp in its spot doesn’t count as use.',
              'You choose a refund or a replacement; see [refunds](/refunds).',
              'The delivery charge is refunded only when the return is our fault.',
              'Items from the Vault: ask within {vault_return_days} calendar days of delivery for a refund to your card. After that they can’t be returned, not even for store credit.',
              'Mattresses and a few other items can’t be returned: see [non-returnable items](/non-returnable-items).',
            ],
          },
        ],
      },
      {
        id: 'our-fault',
        heading: 'If it is our fault',
        blocks: [
          'Damaged, incomplete, defective, not what you ordered, or never delivered: tell [customer care](/customer-care) and we’ll make it right at our expense. A photo of the item and its box is all we need.',
        ],
      },
    ],
  }),

  refunds: () => ({
    title: 'Refunds',
    description: 'What is refunded, how, and when.',
    lead: 'Your money goes back to your original payment method once we’ve received and checked the return.',
    sections: [
      {
        id: 'how-much',
        heading: 'How much',
        blocks: [
          'What you paid for that unit after all its discounts, with its tax. Never more than you were charged.',
          'If a discount required a minimum and the items you keep fall below it, nothing changes: the discount was spread over all items, and each is refunded at the price you paid.',
          'The delivery charge is refunded when the return is our fault, or when you cancel the whole order before it ships. If you change your mind about an item, it isn’t.',
        ],
      },
      {
        id: 'when',
        heading: 'When',
        blocks: [
          `As soon as we’ve received and checked the return, we email you that the refund is on its way. It takes ${refundDays} to show on your statement.`,
          {
            note: 'For items from the Vault, ask for a refund to your card within {vault_return_days} calendar days of delivery.',
          },
        ],
      },
      {
        id: 'cancelled',
        heading: 'Cancelled before shipping',
        blocks: [
          `Cancel the whole order or single items on the order’s page, until they are packed. What you have paid for them is refunded in full and takes ${refundDays} to show on your statement; what hasn’t been charged yet won’t be.`,
        ],
      },
    ],
  }),

  'non-returnable-items': ({ brand }) => ({
    title: 'Non-returnable items',
    description: `What ${brand.name} can’t take back, and what to do if it arrives damaged.`,
    lead: 'A few items can’t be resold, so they can’t be returned. Their product pages say so beside the price.',
    sections: [
      {
        id: 'which',
        heading: 'Which things',
        blocks: [
          {
            list: [
              'Mattresses: for hygiene reasons, they generally can’t be returned.',
              'Items marked “can’t be returned” on their product pages.',
              'Items that were used, washed, cut, mounted or altered.',
            ],
          },
        ],
      },
      {
        id: 'damaged',
        heading: 'If it arrived damaged',
        blocks: [
          'Then this page doesn’t apply. Tell [customer care](/customer-care) with a photo, and we replace it or give you your money back.',
        ],
      },
    ],
  }),
};
