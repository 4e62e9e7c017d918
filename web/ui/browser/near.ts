/** How far below the window something counts as near (spec §9: lazy margin 200 px). */
const margin = '200px';

/** Calls back at the first of the events at or inside an element; answers a function that stops listening. */
function onFirst(element: Element, events: readonly string[], call: () => void): () => void {
  const heard = ({ target }: Event) => {
    if (!(target instanceof Node && element.contains(target))) return;
    stop();
    call();
  };
  // On the window, before React: it keeps such events from parts of the page that are not alive yet.
  const stop = () => {
    for (const event of events) window.removeEventListener(event, heard, true);
  };
  for (const event of events) window.addEventListener(event, heard, true);
  return stop;
}

/** Resolves when the visitor comes near an element, by scrolling or by the keyboard. */
export function nearElement(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && done(), { rootMargin: margin });
    const done = () => {
      observer.disconnect();
      stop();
      resolve();
    };
    const stop = onFirst(element, ['focusin'], done);
    // An island has no box of its own; what it holds has.
    observer.observe(element.firstElementChild ?? element);
  });
}

/** Resolves when the visitor turns to an element: by pointer, finger or keyboard. */
export const touchedElement = (element: Element): Promise<void> =>
  new Promise((resolve) => onFirst(element, ['pointerover', 'focusin'], resolve));
