/** Resolves after the next frame is painted with current changes; in a hidden page, at once. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) return resolve();
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
