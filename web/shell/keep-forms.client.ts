import { cutOff, isCutOff } from '../ui/cut-off.ts';

const words = 'We can’t reach the shop: you seem to be offline. Nothing here is lost; try again when you’re back.';

/**
 * Keeps a form that would be sent the browser's own way while there is no connection: one of a part that is not alive yet, or that has no script. The
 * browser would put its own page in the place of this one. Forms with script tell of it themselves. Tells too of what was pressed and cannot be had.
 */
export function keepForms(): void {
  let isSent = false;
  const keep = async (event: SubmitEvent): Promise<void> => {
    const { target: form, submitter } = event;
    if (isSent || event.defaultPrevented || navigator.onLine || !(form instanceof HTMLFormElement) || form.method === 'dialog') return;
    event.preventDefault();
    if (await isCutOff()) return tell();
    isSent = true;
    form.requestSubmit(submitter);
    isSent = false;
  };
  // React keeps the event from a part that is not alive, in this same place.
  document.getElementById('app')?.addEventListener('submit', (event) => event.cancelBubble && void keep(event), true);
  addEventListener('submit', keep);
  addEventListener(cutOff, tell);
}

/** Set on the element: a style sheet would be one more file for every page, and without a connection it might not have come. */
const look = {
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

/** Above an open dialog too; gone with the next press, or when the browser is back. */
function tell(): void {
  const told = document.createElement('p');
  told.role = 'alert';
  Object.assign(told.style, look);
  told.popover = 'auto';
  document.body.append(told);
  told.showPopover();
  told.textContent = words;
  const hide = () => told.remove();
  addEventListener('online', hide, { once: true });
  told.addEventListener('toggle', ({ newState }) => newState === 'closed' && hide());
}
