/** How far below the window something counts as near (spec §9: lazy margin 200 px). */
const margin = '200px';

/** Calls back at the first of these events on or inside an element; returns a function that stops listening. */
function onFirst(element: Element, events: readonly string[], call: () => void): () => void {
  const heard = ({ target }: Event) => {
    if (!(target instanceof Node && element.contains(target))) return;
    stop();
    call();
  };
  // On the window, before React, which withholds such events from parts not hydrated yet.
  const stop = () => {
    for (const event of events) window.removeEventListener(event, heard, true);
  };
  for (const event of events) window.addEventListener(event, heard, true);
  return stop;
}

/** Resolves when the visitor comes near an element, by scrolling or keyboard. */
export function nearElement(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && done(), { rootMargin: margin });
    const done = () => {
      observer.disconnect();
      stop();
      resolve();
    };
    const stop = onFirst(element, ['focusin'], done);
    // An island has no box, but its contents do.
    observer.observe(element.firstElementChild ?? element);
  });
}

/** Resolves when the visitor reaches for an element by pointer, touch or keyboard. */
export const touchedElement = (element: Element): Promise<void> =>
  new Promise((resolve) => onFirst(element, ['pointerover', 'focusin'], resolve));
