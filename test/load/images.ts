import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureAt } from '../../contract/values/pictures.ts';
import { answerOf, startBareServer } from './support/bare.ts';
import { launchBrowser } from './support/browser.ts';
import { buyableProducts } from './support/catalogue.ts';
import { drive, loadTool, type Measured, measure } from './support/drive.ts';
import { report } from './support/figures.ts';
import { pinLoad, pinningNote } from './support/pinning.ts';
import { settings } from './support/settings.ts';
import { benchShop } from './support/shop.ts';
import { median, percentile, ratioOf } from './support/statistics.ts';

const kilobyte = 1024;
const asBrowser = { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' };
/** Main pictures to weigh. */
const sample = 60;

/** The image route from memory beside a bare server with the same bytes; and the weight of pictures, one by one and for a page of 24 cards. */
pinLoad();
const shop = await benchShop();
const scratch = mkdtempSync(join(tmpdir(), 'mantel-bench-images-'));
const browser = await launchBrowser();
try {
  const products = await buyableProducts(shop.url);
  const pictures = products.slice(0, sample).flatMap(({ image }) => (image ? [pictureAt(image.url, 640)] : []));
  const weights: number[] = [];
  for (const picture of pictures) weights.push((await answerOf(shop.url + picture, asBrowser)).body.length);
  const url = shop.url + (pictures[0] ?? '');
  const kept = await answerOf(url, asBrowser);
  const bare = await startBareServer(scratch, kept);
  try {
    const load = { connections: 32, seconds: settings.seconds, headers: asBrowser };
    await drive(url, { ...load, seconds: 2 });
    await drive(bare.said, { ...load, seconds: 2 });
    const rounds: { shop: Measured; bare: Measured }[] = [];
    for (let round = 0; round < settings.rounds; round++) {
      rounds.push({ bare: await measure(bare.said, bare.pid, load), shop: await measure(url, shop.pid, load) });
    }
    const perSecond = (side: 'shop' | 'bare') => median(rounds.map((round) => round[side].perSecond));
    report({
      bench: 'images',
      figures: [
        {
          measure: 'A picture from memory',
          figure: perSecond('shop'),
          unit: 'req/s',
          reference: { name: 'bare node:http', figure: perSecond('bare') },
          ...ratioOf(rounds.map((round) => round.shop.perSecond / round.bare.perSecond)),
          bar: { atLeast: 0.7 },
        },
        { measure: 'Main picture at 640 px, AVIF, the heaviest', figure: Math.max(...weights) / kilobyte, unit: 'KB', bar: { atMost: 40 } },
        { measure: 'Main picture at 640 px, AVIF, median', figure: percentile(weights, 0.5) / kilobyte, unit: 'KB' },
        { measure: 'Pictures of a page of 24 cards, 1440 px', figure: await pageOfCards(), unit: 'KB', bar: { atMost: 600 } },
      ],
      notes: [`${pictures.length} main pictures; ${kept.body.length} bytes under load. Load by ${loadTool}.`, pinningNote],
    });
  } finally {
    await bare.stop();
  }
} finally {
  await browser.close();
  await shop.stop();
  rmSync(scratch, { recursive: true, force: true });
}

/** Kilobytes of pictures the first department's list loads when scrolled to the end. */
async function pageOfCards(): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(shop.url);
  const href = await page.locator('header nav a[href^="/c/"]').first().getAttribute('href');
  const sizes: Promise<{ responseBodySize: number }>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'image') sizes.push(request.sizes());
  });
  await page.goto(shop.url + href, { waitUntil: 'networkidle' });
  for (let i = 0; i < 30; i++) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(60);
  }
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(sizes)).reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  return bytes / kilobyte;
}
