import { launchBrowser } from './support/browser.ts';
import type { Device } from './support/devices.ts';
import { type Figure, report } from './support/figures.ts';
import { type Presses, slowestPresses } from './support/presses.ts';
import { settings } from './support/settings.ts';
import { benchShop } from './support/shop.ts';
import { median } from './support/statistics.ts';
import { weightOf } from './support/weight.ts';

const kilobyte = 1024;
const slowdown = 4;
const list = '/wood/k/results.html';
/** A sofa in three colors. */
const product = '/furniture/rowan-slipcovered-sofa/8/product.html';

const filter = (value: string) => `[...document.querySelectorAll('#filters a')].find((each) => each.textContent.startsWith('${value}'))`;
const option = (at: number) => `document.querySelectorAll('[role=radio]')[${at}]`;
const openDialog = "document.querySelector('dialog[open]')";

const pressed: readonly Presses[] = [
  {
    name: 'filter',
    path: list,
    opener: "document.querySelector('[popovertarget=filters]')",
    // Two values of one facet, a value of another, and the first removed.
    elements: ['Brown', 'White', 'Metal', 'Brown'].map(filter),
    follows: 'location.pathname',
  },
  { name: 'option', path: product, elements: [1, 2, 0, 1].map(option), follows: 'location.href' },
  { name: 'Add to cart', path: product, elements: ["document.querySelector('#add-to-cart [type=submit]')"], follows: openDialog },
];
/** Only a phone's header has it. */
const menu: Presses = {
  name: 'menu',
  path: product,
  elements: ["document.querySelector('[commandfor=menu_drawer]')"],
  follows: openDialog,
};

/** The cost of pressing things in a slow browser, from press to next frame (INP), and of the script of a list. */
const shop = await benchShop();
const browser = await launchBrowser();
try {
  const { script } = await weightOf(shop.url + list);
  const figures: Figure[] = [{ measure: 'Script of the results page, brotli', figure: script / kilobyte, unit: 'KB', bar: { atMost: 75 } }];
  for (const device of ['phone', 'desktop'] satisfies Device[]) {
    for (const one of device === 'phone' ? [...pressed, menu] : pressed) {
      const { presses, idle } = await slowestPresses(browser, shop.url, one, { device, slowdown, visits: settings.rounds });
      figures.push({
        measure: `Worst ${one.name} of a visit at ${slowdown}× slower processor, ${device}`,
        figure: median(presses),
        unit: 'ms',
        reference: { name: 'a press on bare ground', figure: median(idle) },
        rounds: presses,
        bar: { atMost: 100 },
      });
    }
  }
  report({
    bench: 'interactions',
    figures,
    notes: [
      `${list}: four filters, and ${product}: four options, are pressed in turn, each when the page has followed the last; a visit counts by its slowest press.`,
      'Presses are timed by the browser (Event Timing), in steps of 8 ms. The browser uses every core; the shop is pinned to one.',
    ],
  });
} finally {
  await browser.close();
  await shop.stop();
}
