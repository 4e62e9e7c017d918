import { cutOff, isOffline } from '../../ui/browser/offline.ts';

const words = 'You seem to be offline. Nothing here is lost; try again once you’re back online.';

/**
 * Keeps the browser from submitting a form while offline, which would replace this page with its error page, and shows the offline message instead.
 * For forms without script or not hydrated yet; others handle it themselves. Also shows the message when a script cannot be fetched.
 */
export function keepForms(): void {
  let isSent = false;
  const keep = async (event: SubmitEvent): Promise<void> => {
    const { target: form, submitter } = event;
    if (isSent || event.defaultPrevented || navigator.onLine || !(form instanceof HTMLFormElement) || form.method === 'dialog') return;
    event.preventDefault();
    if (await isOffline()) return tell();
    isSent = true;
    form.requestSubmit(submitter);
    isSent = false;
  };
  addEventListener('submit', keep);
  addEventListener(cutOff, tell);
}

/** Inline, because a style sheet may not have loaded before the connection broke. */
const look = {
  position: 'fixed',
  inset: 'auto var(--gutter) var(--space-5)',
  width: 'auto',
  maxWidth: '30rem',
  marginInline: 'auto',
  padding: 'var(--space-4) var(--space-5)',
  border: 'var(--hairline)',
  borderRadius: 'var(--radius-large)',
  background: 'var(--color-surface)',
  boxShadow: 'var(--shadow-float)',
  color: 'var(--color-ink)',
  fontSize: 'var(--text-2)',
};

/** Shows the offline message, above open dialogs too, until the next press or until the connection is back. */
function tell(): void {
  const told = document.createElement('p');
  told.role = 'alert';
  Object.assign(told.style, look);
  told.popover = 'auto';
  document.body.append(told);
  told.showPopover?.(); // Chromium has it from 114 on; the build targets 111.
  told.textContent = words;
  const hide = () => told.remove();
  addEventListener('online', hide, { once: true });
  told.addEventListener('toggle', ({ newState }) => newState === 'closed' && hide());
}
