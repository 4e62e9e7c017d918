/** Id of the menu drawer's `dialog`, which is outside React's part of the document. */
export const menuDrawerId = 'menu_drawer';
