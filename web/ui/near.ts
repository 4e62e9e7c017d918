/** How far below the window something counts as near (spec §9: lazy margin 200 px). */
const margin = '200px';

/** Resolves when the visitor comes near an element, by scrolling or by the keyboard; at once when the page has no such element. */
export function near(id: string): Promise<void> {
  const element = document.getElementById(id);
  return new Promise((resolve) => {
    if (!element) return resolve();
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && done(), { rootMargin: margin });
    const done = () => {
      observer.disconnect();
      element.removeEventListener('focusin', done);
      resolve();
    };
    observer.observe(element);
    element.addEventListener('focusin', done);
  });
}

/** Resolves when the visitor turns to an element: by pointer, finger or keyboard; at once when the page has no such element. */
export function touched(id: string): Promise<void> {
  const element = document.getElementById(id);
  return new Promise((resolve) => {
    if (!element) return resolve();
    for (const event of ['pointerover', 'focusin']) element.addEventListener(event, () => resolve(), { once: true });
  });
}
