import { type Impersonation, impersonationEndpoints } from '../../../contract/impersonation.ts';
import { client } from '../../api/browser.ts';
import { impersonate } from '../../staff-routes.ts';
import styles from '../strip.module.css';

const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** The banner in place, if there is one. */
let banner: HTMLElement | null = null;
let end: ReturnType<typeof setTimeout> | undefined;

/**
 * The banner over every page of who acts for a customer (rulings: Session and visitor): who they are to the shop, until when, and the way out. Public pages
 * are the same for everybody, so it comes when the visitor call has told; fetched by nobody else. It goes by itself once it is over, in whichever tab that was.
 */
export async function showBanner(): Promise<void> {
  const acting = await client.call(impersonationEndpoints.get, {});
  if (acting.ok) put(acting.data);
  else remove();
}

function put(acting: Impersonation): void {
  const fresh = markup(acting);
  if (banner) banner.replaceWith(fresh);
  else document.body.prepend(fresh);
  banner = fresh;
  clearTimeout(end);
  end = setTimeout(() => location.reload(), Math.max(0, Date.parse(acting.expiresAt) - Date.now()) + 1000);
}

function remove(): void {
  clearTimeout(end);
  banner?.remove();
  banner = null;
}

function markup({ customer, expiresAt }: Impersonation): HTMLElement {
  const aside = document.createElement('aside');
  aside.className = `${styles.strip} ${styles.stays}`;
  aside.setAttribute('aria-label', 'Acting for a customer');
  const words = document.createElement('p');
  words.append(
    'You are acting for ',
    strong(customer.name || `customer ${customer.customerId}`),
    ` until ${time.format(new Date(expiresAt))}.`,
  );
  aside.append(words, endForm());
  return aside;
}

function strong(text: string): HTMLElement {
  const element = document.createElement('strong');
  element.textContent = text;
  return element;
}

/** A form, like the one of `/impersonate`, whose action it is. */
function endForm(): HTMLFormElement {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = impersonate();
  const action = document.createElement('input');
  Object.assign(action, { type: 'hidden', name: 'action', value: 'end' });
  const button = document.createElement('button');
  Object.assign(button, { type: 'submit', textContent: 'Stop' });
  form.append(action, button);
  return form;
}

addEventListener('focus', () => void showBanner());
addEventListener('pageshow', ({ persisted }) => persisted && void showBanner());
