import { authoredPage } from '../../routes.ts';

/** Name of the document with the site-wide content. */
export const siteTitle = 'Site-wide content';

/** Path at which shoppers see a page. */
export const addressOf = (pageId: string): string => authoredPage(pageId);
