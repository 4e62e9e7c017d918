import { scenes } from '../../alder-loom/scenes.ts';
import type { Authored } from '../../parts.ts';

/** The studio's photograph of the nursery. */
export const nursery = scenes.nursery;

/** The end of every page: the shop's promises. */
export const promises: Authored<'service_strip'> = {
  type: 'service_strip',
  margins: { top: 'large', bottom: 'large' },
  items: [
    { icon: 'care', title: 'Tested past the standard', text: 'ASTM and CPSC, then a week with real children. Finishes you can lick.' },
    { icon: 'return', title: '{return_days} days to think again', text: 'If it does not fit the room, or the child, it comes back.' },
    { icon: 'truck', title: 'Free delivery on $50 or more', text: 'To your door, with a date before you order.' },
  ],
};
