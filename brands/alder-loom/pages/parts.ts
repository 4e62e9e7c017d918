import type { Authored } from '../../parts.ts';

/** The end of every page: the shop's promises. */
export const promises: Authored<'service_strip'> = {
  type: 'service_strip',
  margins: { top: 'large', bottom: 'large' },
  items: [
    { icon: 'truck', title: 'Free delivery on $50 or more', text: 'Standard delivery, to your door, with a date before you order.' },
    { icon: 'return', title: '{return_days} days to think again', text: 'Live with it first. Sending it back begins in your account.' },
    { icon: 'care', title: 'People who know the goods', text: 'Monday to Saturday, 8 am to 8 pm ET: (800)\u00a0555-0142.' },
  ],
};
