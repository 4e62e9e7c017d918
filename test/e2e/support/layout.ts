import type { Page } from 'playwright-core';

/** What is wrong with the page's layout at its present width, in words; empty when nothing is. */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const width = document.documentElement.clientWidth;
    const scrolling = document.scrollingElement as Element;
    if (scrolling.scrollWidth > width) faults.push(`scrolls sideways: ${scrolling.scrollWidth} px in a window of ${width} px`);

    const nameOf = (element: Element) =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${(element.textContent ?? '').trim().slice(0, 40)}`;
    /** Whether something around it may cut it off or scroll it, or floats above the page. */
    const isApart = (element: Element) => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (!at.checkVisibility()) return true;
        if (style.overflowX !== 'visible' || style.position === 'fixed' || style.position === 'sticky') return true;
        if (style.clipPath !== 'none' || style.opacity === '0' || style.visibility === 'hidden') return true;
      }
      return false;
    };

    for (const element of document.querySelectorAll('body *')) {
      const box = element.getBoundingClientRect();
      if (box.width > 0 && box.height > 0 && (box.right > width + 1 || box.left < -1) && !isApart(element)) {
        faults.push(`is wider than the window (${Math.round(box.left)} to ${Math.round(box.right)} of ${width}): ${nameOf(element)}`);
      }
      const style = getComputedStyle(element);
      const cuts = style.overflowX === 'hidden' && style.textOverflow === 'clip' && style.clipPath === 'none';
      const hasWords = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
      if (cuts && hasWords && element.scrollWidth > element.clientWidth + 1) faults.push(`is cut off: ${nameOf(element)}`);
    }

    const texts: { box: DOMRect; element: Element }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || (node as Text).data.trim() === '' || element.closest('option, noscript, script') || isApart(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (box.width > 1 && box.height > 1) texts.push({ box, element });
    }
    const slack = 3;
    texts.sort((a, b) => a.box.top - b.box.top);
    for (const [i, a] of texts.entries()) {
      for (let j = i + 1; j < texts.length; j++) {
        const b = texts[j] as (typeof texts)[number];
        if (b.box.top >= a.box.bottom - slack) break;
        const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        const same = a.element === b.element || a.element.contains(b.element) || b.element.contains(a.element);
        if (across > slack && down > slack && !same) faults.push(`overlap: ${nameOf(a.element)} and ${nameOf(b.element)}`);
      }
    }
    return [...new Set(faults)].slice(0, 8);
  });
}

/** Pictures that do not load, or that take no room before they have. */
export function pictureFaults(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const pictures = [...document.images];
    const faults = pictures
      .filter((image) => !image.getAttribute('width') || !image.getAttribute('height'))
      .map((i) => `no size: ${i.src}`);
    await Promise.all(
      pictures.map(async (image) => {
        image.loading = 'eager';
        await image.decode().catch(() => faults.push(`does not load: ${image.src}`));
      }),
    );
    return faults;
  });
}

/** The shop's own addresses that the page links to, and what it points to within itself that is not there. */
export function linksOf(page: Page): Promise<{ paths: string[]; dead: string[] }> {
  return page.evaluate(() => {
    const paths = new Set<string>();
    const dead: string[] = [];
    for (const anchor of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      if (anchor.origin !== location.origin) continue;
      const here = anchor.pathname === location.pathname && anchor.search === location.search;
      const target = decodeURIComponent(anchor.hash.slice(1));
      if (here && target !== '' && !document.getElementById(target)) dead.push(`#${target}`);
      if (!here) paths.add(anchor.pathname + anchor.search);
    }
    return { paths: [...paths], dead };
  });
}
