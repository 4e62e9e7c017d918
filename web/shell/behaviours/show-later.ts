const whenIdle = window.requestIdleCallback ?? setTimeout;

/**
 * Lays out the parts that the first frame left out, one after another while the browser is idle. So links into the page arrive at once, and pictures of
 * the whole page show everything.
 */
export function showLater(): void {
  const part = document.querySelector('[data-later]');
  if (!part) return;
  part.removeAttribute('data-later');
  requestAnimationFrame(() => whenIdle(showLater));
}
