/** Id of the menu drawer's `dialog`, which stands in the document outside of what React takes over. */
export const menuDrawerId = 'menu-drawer';
