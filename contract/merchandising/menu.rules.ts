import { changedByOthers, defineProblems, notFound, staffOnlyProblems, wrongFields } from '../api/problems.ts';
import { safePath } from '../values/safe-path.ts';

/** Most entries of a brand's own, and most links below one of them. */
export const maxMenuItems = 10;
export const maxSubItems = 20;

/** Longest label: a menu's row has little space. */
export const maxLabelLength = 30;

/** Whether a menu may link there: a path of the shop or an https URL without a password; never a script. */
export function isMenuLink(link: string): boolean {
  if (link.length > 500) return false;
  if (link.startsWith('/')) return safePath(link) !== null;
  if (!/^https:\/\/[^\s\\]+$/i.test(link)) return false;
  try {
    const { hostname, username, password } = new URL(link);
    return hostname.includes('.') && username === '' && password === '';
  } catch {
    return false;
  }
}

export const menuProblems = defineProblems({
  ...staffOnlyProblems,
  menu_item_not_found: notFound('menu item'),
  invalid_input: wrongFields,
  menu_item_changed: changedByOthers('menu item'),
  menu_full: { status: 409, message: `A menu has at most ${maxMenuItems} items of its own. Delete one first.` },
});
