import type { DocumentName } from './store.ts';

/** Under this tag a content page is kept. */
export const pageTag = (brand: string, pageId: string): string => `content:${brand}:${pageId}`;

/** Under this tag everything is kept that shows what stands on every page of a brand. */
export const siteTag = (brand: string): string => `site:${brand}`;

/** What shows a document. */
export const tagOf = ({ brand, kind, key }: DocumentName): string => (kind === 'page' ? pageTag(brand, key) : siteTag(brand));
