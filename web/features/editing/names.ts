import { contentPage, home } from '../../routes.ts';

/** What stands on every page is one document of this name. */
export const siteTitle = 'On every page';

/** Where shoppers see a page. */
export const addressOf = (pageId: string): string => (pageId === 'homepage' ? home() : contentPage(pageId));
