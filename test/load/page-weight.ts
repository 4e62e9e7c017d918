import { launchBrowser } from './support/browser.ts';
import { buyableProducts, pageNearest } from './support/catalogue.ts';
import type { Device } from './support/devices.ts';
import { type Figure, report } from './support/figures.ts';
import { settings } from './support/settings.ts';
import { benchShop } from './support/shop.ts';
import { layoutShift, timeToUsable } from './support/visit.ts';
import { weightOf } from './support/weight.ts';

const kilobyte = 1024;
const slowdown = 4;

/** What a cached product page costs a browser: bytes of script and style, layout shift, and time until usable. */
const shop = await benchShop();
const browser = await launchBrowser();
try {
  // With colours to choose from, since choosing must not shift the layout.
  const colourful = (await buyableProducts(shop.url)).filter(({ swatches }) => swatches.length > 2);
  const page = await pageNearest(shop.url, colourful, 100 * kilobyte);
  const url = shop.url + page.path;
  const weight = await weightOf(url);
  const figures: Figure[] = [
    { measure: 'Script of the product page, brotli', figure: weight.script / kilobyte, unit: 'KB', bar: { atMost: 85 } },
    { measure: 'Style of the product page, brotli', figure: weight.style / kilobyte, unit: 'KB', bar: { atMost: 18 } },
  ];
  for (const device of ['phone', 'desktop'] satisfies Device[]) {
    figures.push({
      measure: `Layout shift, ${device}`,
      figure: await layoutShift(browser, url, device),
      unit: '',
      bar: { atMost: 0.0049 },
    });
    const { firstPaint, alive, usable } = await timeToUsable(browser, url, device, slowdown, settings.rounds + 2);
    figures.push(
      { measure: `Usable at ${slowdown}× slower processor, ${device}`, figure: usable, unit: 'ms', bar: { atMost: 800 } },
      { measure: `First contentful paint, ${device}`, figure: firstPaint, unit: 'ms' },
      { measure: `Add to cart is alive, ${device}`, figure: alive, unit: 'ms' },
    );
  }
  report({
    bench: 'page-weight',
    figures,
    notes: [
      `${page.path}: ${page.bytes} bytes of HTML, ${weight.files} files of script and style. 1 KB is 1024 bytes.`,
      'Usable: painted, “Add to cart” taken over by React, and no task of 50 ms or more under way or to come. Then it is pressed and must work.',
      'The browser keeps nothing between visits and uses every core; the shop is pinned to one.',
    ],
  });
} finally {
  await browser.close();
  await shop.stop();
}
