import type { Page } from 'playwright-core';

/**
 * Layout faults at the current width; empty when there are none: horizontal scrolling, something wider than the window or cut off, overlapping text
 * or controls, or a class without style (its sheet was not linked).
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    // Distant parts are laid out only when they come near; here they are measured at once.
    const whole = new CSSStyleSheet();
    whole.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(whole);
    const width = document.documentElement.clientWidth;
    const scrolling = document.scrollingElement as Element;
    if (scrolling.scrollWidth > width) faults.push(`scrolls sideways: ${scrolling.scrollWidth} px in a window of ${width} px`);

    const nameOf = (element: Element) =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${(element.textContent ?? '').trim().slice(0, 40)}`;

    /** The container that shows an element: the page, or what scrolls, clips or floats. Null when hidden. */
    const grounds = new Map<Element, Element | null>();
    const groundOf = (element: Element): Element | null => {
      const known = grounds.get(element);
      if (known !== undefined) return known;
      const style = getComputedStyle(element);
      const parent = element === document.body ? element : element.parentElement && groundOf(element.parentElement);
      const hidden = style.display === 'none' || style.clipPath !== 'none' || style.opacity === '0' || style.visibility !== 'visible';
      const apart = style.overflowX !== 'visible' || style.position === 'fixed' || style.position === 'sticky';
      const found = !parent || hidden ? null : apart && element !== document.body ? element : parent;
      grounds.set(element, found);
      return found;
    };

    const seen = [...document.querySelectorAll('body *')].filter((element) => groundOf(element) && element.checkVisibility());
    const controls = 'a, button, input:not([type="hidden"]), select, textarea, summary';
    /** Parts that must not overlap: lines of text, and box-shaped controls. */
    const pieces: { box: DOMRect; element: Element; ground: Element | null }[] = [];

    for (const element of seen) {
      const box = element.getBoundingClientRect();
      const ground = groundOf(element);
      if (ground === document.body && box.width > 0 && box.height > 0 && (box.right > width + 1 || box.left < -1)) {
        faults.push(`is wider than the window (${Math.round(box.left)} to ${Math.round(box.right)} of ${width}): ${nameOf(element)}`);
      }
      const style = getComputedStyle(element);
      const words = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '');
      const cuts = style.overflowX === 'hidden' && style.textOverflow === 'clip';
      if (cuts && words.length > 0 && element.scrollWidth > element.clientWidth + 1) faults.push(`is cut off: ${nameOf(element)}`);
      if (element.matches('option')) continue;
      const range = document.createRange();
      for (const node of words) {
        range.selectNodeContents(node);
        for (const line of range.getClientRects()) pieces.push({ box: line, element, ground });
      }
      // Text may be on a picture that is a link, but not on a picture that contains text.
      const isPicture = element.querySelector('img') && (element.textContent ?? '').trim() === '';
      if (element.matches(controls) && style.display !== 'inline' && !isPicture) pieces.push({ box, element, ground });
    }

    const slack = 3;
    const partOf = ({ element }: (typeof pieces)[number]) => element.closest(`${controls}, label`) ?? element;
    const large = pieces.filter(({ box }) => box.width > 1 && box.height > 1).sort((a, b) => a.box.top - b.box.top);
    for (const [i, a] of large.entries()) {
      for (let j = i + 1; j < large.length; j++) {
        const b = large[j] as (typeof large)[number];
        if (b.box.top >= a.box.bottom - slack) break;
        const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        if (across <= slack || down <= slack || a.ground !== b.ground) continue;
        const one = partOf(a);
        const other = partOf(b);
        if (!one.contains(other) && !other.contains(one)) faults.push(`overlap: ${nameOf(a.element)} and ${nameOf(b.element)}`);
      }
    }

    const styled = new Set<string>();
    const learn = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) for (const [, name] of rule.selectorText.matchAll(/\.(_[\w-]+)/g)) styled.add(name ?? '');
        if ('cssRules' in rule) learn(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) learn(sheet.cssRules);
    for (const element of seen) {
      const bare = [...element.classList].filter((name) => name.startsWith('_') && !styled.has(name));
      if (bare.length > 0) faults.push(`has no style for ${bare.join()}: ${nameOf(element)}`);
    }
    document.adoptedStyleSheets.pop();
    return [...new Set(faults)].slice(0, 8);
  });
}
/** Pictures that fail to load, reserve no space before loading, or are shown larger than the file chosen though a larger one exists. */
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
        const chosen = image.srcset.split(', ').find((candidate) => image.currentSrc.endsWith(candidate.split(' ')[0] ?? ''));
        const width = Number.parseInt(chosen?.split(' ')[1] ?? '', 10);
        const fullWidth = Number(image.getAttribute('width'));
        const fullHeight = Number(image.getAttribute('height'));
        const enlarged = Math.max(image.clientWidth / width, image.clientHeight / ((width * fullHeight) / fullWidth)) * devicePixelRatio;
        if (chosen && width < fullWidth && enlarged > 1.1) faults.push(`is enlarged ${enlarged.toFixed(2)} times: ${image.currentSrc}`);
      }),
    );
    return faults;
  });
}

/** The shop's addresses linked by the page, and its dead fragments. */
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
