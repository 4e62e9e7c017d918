import type { AuthoredBlock, PictureByName } from '../contract/content/authored.ts';
import type { Season } from './seasons.ts';

/** A block of one type in file notation. */
export type Authored<T extends AuthoredBlock['type']> = Extract<AuthoredBlock, { type: T }>;

/** A category by path, resolved when the content is imported. `query` filters its list, such as `price=-50`. */
export const toCategory = (path: string, query = ''): string => `category:${path}${query && `?${query}`}`;

/** Products by handle, in that order. */
export const products = (...handles: readonly string[]) => handles.map((handle) => ({ handle }));

/** A product's first picture. */
export const pictureOf = (handle: string): PictureByName => ({ picture_of: handle });

/** A block shown before, during or after a season. */
export const before = ({ from }: Season) => ({ visible_end_date: from });
export const during = ({ from, until }: Season) => ({ visible_start_date: from, visible_end_date: until });
export const after = ({ until }: Season) => ({ visible_start_date: until });
