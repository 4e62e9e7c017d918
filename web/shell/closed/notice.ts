import { visitorEndpoints } from '../../../contract/visitor.ts';
import { client } from '../../api/browser.ts';
import { staffHome } from '../../staff-routes.ts';
import styles from '../strip.module.css';

/** The notice in place, if there is one. */
let notice: HTMLElement | null = null;

/**
 * The notice over every page of a closed shop but the console's (spec §4, maintenance mode) for staff who look behind the sign: that nobody else sees the page, and the way to
 * the console, where the shop is opened again. Fetched by nobody else; it goes when the page is turned to again and the shop is open.
 */
export function showNotice(): void {
  if (notice || isConsole(location.pathname)) return;
  notice = markup();
  document.body.prepend(notice);
}

/** The console says so itself. */
const isConsole = (path: string): boolean => path === staffHome() || path.startsWith(`${staffHome()}/`);

function markup(): HTMLElement {
  const aside = document.createElement('aside');
  aside.className = styles.strip ?? '';
  aside.setAttribute('aria-label', 'The shop is closed');
  const words = document.createElement('p');
  const strong = document.createElement('strong');
  strong.textContent = 'The shop is closed.';
  words.append(strong, ' Only staff see it.');
  const way = document.createElement('a');
  Object.assign(way, { href: staffHome(), textContent: 'Console' });
  aside.append(words, way);
  return aside;
}

async function lookAgain(): Promise<void> {
  if (!notice) return;
  const visitor = await client.call(visitorEndpoints.getVisitor, {});
  if (!visitor.ok || visitor.data.closed) return;
  notice?.remove();
  notice = null;
}

addEventListener('focus', () => void lookAgain());
addEventListener('pageshow', ({ persisted }) => persisted && void lookAgain());
