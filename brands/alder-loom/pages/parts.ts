import type { AuthoredBlock } from '../../../contract/content/authored.ts';
import type { Season } from './seasons.ts';

type Authored<T extends AuthoredBlock['type']> = Extract<AuthoredBlock, { type: T }>;

/** Where a category is; its number is looked up when the content is taken in. `query` narrows its list, e.g. `price=-50`. */
export const toCategory = (path: string, query = ''): string => `category:${path}${query && `?${query}`}`;

/** Products by their handles, in that order. */
export const products = (...handles: readonly string[]) => handles.map((handle) => ({ handle }));

/** A block that is shown before, during or after a season. */
export const before = ({ from }: Season) => ({ visible_end_date: from });
export const during = ({ from, until }: Season) => ({ visible_start_date: from, visible_end_date: until });
export const after = ({ until }: Season) => ({ visible_start_date: until });

/** What every page ends with: the shop's promises. */
export const promises: Authored<'service_strip'> = {
  type: 'service_strip',
  margins: { top: 'large', bottom: 'large' },
  items: [
    { icon: 'truck', title: 'Free delivery on $50 or more', text: 'Standard delivery, to your door, with a date before you order.' },
    { icon: 'return', title: '30 days to think again', text: 'Live with it first. Sending it back begins in your account.' },
    { icon: 'care', title: 'People who know the goods', text: 'Monday to Saturday, 8 am to 8 pm ET: (800) 555-0142.' },
  ],
};
