/** Id of the page's `main`: where the skip link leads. */
export const mainId = 'page_main';
