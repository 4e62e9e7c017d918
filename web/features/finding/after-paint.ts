/** Resolves when the next frame is on the screen, with what has been changed by now; in a page that is not seen, when there is time. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) return resolve();
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
