import { launchBrowser } from './support/browser.ts';
import type { Device } from './support/devices.ts';
import { type Figure, report } from './support/figures.ts';
import { interactions } from './support/interactions.ts';
import { settings } from './support/settings.ts';
import { benchShop } from './support/shop.ts';
import { median } from './support/statistics.ts';
import { weightOf } from './support/weight.ts';

const kilobyte = 1024;
const slowdown = 4;
const list = '/wood/k/results.html';

/** The cost of filtering a list in a slow browser: from click to next frame (INP), and its script. */
const shop = await benchShop();
const browser = await launchBrowser();
try {
  const url = shop.url + list;
  const { script } = await weightOf(url);
  const figures: Figure[] = [{ measure: 'Script of the results page, brotli', figure: script / kilobyte, unit: 'KB', bar: { atMost: 75 } }];
  for (const device of ['phone', 'desktop'] satisfies Device[]) {
    const { filters, idle } = await interactions(browser, url, device, slowdown, settings.rounds);
    figures.push({
      measure: `Worst filter of a visit at ${slowdown}× slower processor, ${device}`,
      figure: median(filters),
      unit: 'ms',
      reference: { name: 'a press on bare ground', figure: median(idle) },
      rounds: filters,
      bar: { atMost: 100 },
    });
  }
  report({
    bench: 'apply-filter',
    figures,
    notes: [
      `${list}: four filters are pressed one after the other, each when the list has followed the last; a visit counts by its slowest press.`,
      'Presses are timed by the browser (Event Timing), in steps of 8 ms. The browser uses every core; the shop is pinned to one.',
    ],
  });
} finally {
  await browser.close();
  await shop.stop();
}
