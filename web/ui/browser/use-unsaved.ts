import { type RefObject, useEffect, useRef } from 'react';

/**
 * Has the browser ask before a form's input is lost, by a link or by another form of the page. `isUnsaved`: the form has come back with input that was not
 * saved. `rewritten`: a field whose value its editor writes in its own way, where only typing counts. Returns the form's ref.
 */
export function useUnsaved(isUnsaved: boolean, rewritten: string): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const filled = () => JSON.stringify([...new FormData(form)].filter(([name]) => name !== rewritten));
    const before = filled();
    const state = { isTyped: isUnsaved, isSent: false };
    const typed = () => Object.assign(state, { isTyped: true, isSent: false });
    // Offline, the page keeps the form.
    const sent = () => Object.assign(state, { isSent: navigator.onLine });
    const ask = (event: BeforeUnloadEvent) => {
      if (!state.isSent && (state.isTyped || filled() !== before)) event.preventDefault();
    };
    form.addEventListener('input', typed);
    form.addEventListener('submit', sent);
    addEventListener('beforeunload', ask);
    return () => {
      form.removeEventListener('input', typed);
      form.removeEventListener('submit', sent);
      removeEventListener('beforeunload', ask);
    };
  }, [isUnsaved, rewritten]);
  return ref;
}
