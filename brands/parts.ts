import type { AuthoredBlock, PictureByName } from '../contract/content/authored.ts';
import type { Season } from './seasons.ts';

/** A block of one type, as it is written in files. */
export type Authored<T extends AuthoredBlock['type']> = Extract<AuthoredBlock, { type: T }>;

/** Where a category is; its number is looked up when the content is taken in. `query` narrows its list, e.g. `price=-50`. */
export const toCategory = (path: string, query = ''): string => `category:${path}${query && `?${query}`}`;

/** Products by their handles, in that order. */
export const products = (...handles: readonly string[]) => handles.map((handle) => ({ handle }));

/** A product's first picture. */
export const pictureOf = (handle: string): PictureByName => ({ picture_of: handle });

/** A block that is shown before, during or after a season. */
export const before = ({ from }: Season) => ({ visible_end_date: from });
export const during = ({ from, until }: Season) => ({ visible_start_date: from, visible_end_date: until });
export const after = ({ until }: Season) => ({ visible_start_date: until });
