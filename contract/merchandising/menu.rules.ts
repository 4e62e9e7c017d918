import { defineProblems, staffOnlyProblems } from '../api/problems.ts';
import { safePath } from '../values/safe-path.ts';

/** Most entries of a brand's own, and most links below one of them. */
export const mostMenuItems = 10;
export const mostSubItems = 20;

/** Longest label: a menu's row has little space. */
export const longestLabel = 30;

/** Whether a menu may lead there: a path of the shop, or an https address without a password. Nothing that runs. */
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
  menu_item_not_found: { status: 404, message: 'This menu item is no longer there.' },
  menu_item_wrong: { status: 400, message: 'Some fields need your attention.' },
  menu_item_changed: { status: 409, message: 'This menu item was changed while you were editing it.' },
  menu_full: { status: 409, message: `A menu has at most ${mostMenuItems} items of its own. Delete one first.` },
});
