/** Pixels that a visitor scrolls before the header follows, so that a trembling finger moves nothing. */
const slack = 6;

/**
 * Keeps search and cart in reach: once the header has left the window, `data-stuck` fixes its compact form to the window's top, hidden while the page
 * scrolls down and back as soon as it scrolls up. `away` is the hidden form that was not shown yet, so it does not slide out. Returns the undoing.
 */
export function stickHeader(header: HTMLElement): () => void {
  let last = scrollY;
  const follow = () => {
    const { stuck } = header.dataset;
    const { top, bottom } = header.getBoundingClientRect();
    const moved = scrollY - last;
    if (stuck ? top >= 0 : bottom > 0) {
      if (stuck) delete header.dataset.stuck;
      last = scrollY;
    } else if (!stuck) {
      header.dataset.stuck = 'away';
      last = scrollY;
    } else if (Math.abs(moved) > slack) {
      const next = moved < 0 ? 'shown' : stuck === 'shown' ? 'hidden' : stuck;
      if (next !== stuck) header.dataset.stuck = next;
      last = scrollY;
    }
  };
  follow();
  addEventListener('scroll', follow, { passive: true });
  return () => removeEventListener('scroll', follow);
}
