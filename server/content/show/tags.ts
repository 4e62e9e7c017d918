import type { DocumentName } from '../store.ts';

/** Cache tag of a content page. */
export const pageTag = (brand: string, pageId: string): string => `content:${brand}:${pageId}`;

/** Cache tag of everything that shows a brand's site-wide content. */
export const siteTag = (brand: string): string => `site:${brand}`;

/** Cache tag of a document. */
export const tagOf = ({ brand, kind, key }: DocumentName): string => (kind === 'page' ? pageTag(brand, key) : siteTag(brand));
