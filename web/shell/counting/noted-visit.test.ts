import { describe, expect, it } from 'vitest';
import {
  bannerClicked,
  bannersShown,
  cartSeen,
  type NotedVisit,
  pageSeen,
  productOpened,
  type SeenPage,
  type Step,
} from './noted-visit.ts';

const plain: SeenPage = { step: null, search: null, inCart: 0, path: '/', order: null, at: 0 };
const lamp = '/lighting/lamp/7/product.html';

/** Runs one thing after the other, and returns what was counted. */
function run(...moves: ((kept: NotedVisit | null) => Step)[]) {
  let kept: NotedVisit | null = null;
  return moves.flatMap((move) => {
    const { visit, events } = move(kept);
    kept = visit;
    return events;
  });
}
const see =
  (page: Partial<SeenPage>, visit = 'v') =>
  (kept: NotedVisit | null) =>
    pageSeen(kept, visit, { ...plain, ...page });
const open =
  (text: string, path = lamp) =>
  (kept: NotedVisit | null) =>
    productOpened(kept as NotedVisit, text, path);
const fill =
  (inCart: number, path = lamp) =>
  (kept: NotedVisit | null) =>
    cartSeen(kept as NotedVisit, inCart, path);
const step = (name: string) => ({ kind: 'step', step: name });
const steps = ['product', 'cart', 'checkout', 'order'].map(step);

describe('[§17.10 figures] a visit counts', () => {
  it('once at each step', () => {
    const product = see({ step: 'product', path: lamp });
    expect(
      run(product, product, fill(1), fill(2), see({ step: 'checkout', inCart: 2 }), see({ step: 'order' }), see({ step: 'order' })),
    ).toEqual(steps);
  });

  it('at all earlier steps when it comes to a later one, such as with a cart of another day', () => {
    expect(run(see({ inCart: 3 }), see({ step: 'checkout', inCart: 3 }))).toEqual(steps.slice(0, 3));
  });

  it('at the cart only when that has more than before', () => {
    expect(run(see({ inCart: 3 }), see({ inCart: 3 }), fill(2))).toEqual([]);
    expect(run(see({}), see({ inCart: 1 }))).toEqual(steps.slice(0, 2));
  });

  it('anew when it is another visit', () => {
    const product = (visit: string) => see({ step: 'product', path: lamp }, visit);
    expect(run(product('a'), product('b'))).toEqual([step('product'), step('product')]);
  });
});

describe('[§17.10 figures] a search counts', () => {
  const search = see({ search: { text: 'lamp', found: 4 } });
  const counted = { kind: 'search', text: 'lamp', found: 4 };
  const toProduct = { kind: 'led', text: 'lamp', to: 'product' };
  const toCart = { kind: 'led', text: 'lamp', to: 'cart' };

  it('once a visit, as do the product and the cart it led to', () => {
    const product = see({ step: 'product', path: lamp });
    expect(run(search, search, open('lamp'), product, search, open('lamp'), product, fill(1), fill(2))).toEqual([
      ...[counted, toProduct, step('product')],
      ...[step('cart'), toCart],
    ]);
  });

  it('not for a cart that is filled on the page of another product', () => {
    expect(
      run(search, open('lamp'), see({ step: 'product', path: '/rugs/rug/8/product.html' }), fill(1, '/rugs/rug/8/product.html')),
    ).toEqual([...[counted, toProduct, step('product'), step('cart')]]);
  });

  it('thirty times a visit at most', () => {
    const many = Array.from({ length: 40 }, (_, at) => see({ search: { text: `lamp ${at}`, found: 0 } }));
    expect(run(...many)).toHaveLength(30);
  });
});

describe('[§17.10 figures] a banner counts', () => {
  const show =
    (...banners: string[]) =>
    (kept: NotedVisit | null) =>
      bannersShown(kept as NotedVisit, 'homepage', banners);
  const click =
    (banner: string, at = 0) =>
    (kept: NotedVisit | null) =>
      bannerClicked(kept as NotedVisit, 'homepage', banner, at);
  const noted = (action: string, ...banners: string[]) => ({ kind: 'banners', action, page: 'homepage', banners });
  const confirm = (order: string, at: number) => see({ order, at });
  const ordered = (banner: string, orderNumber: string, seconds: number) => ({
    kind: 'ordered',
    page: 'homepage',
    banner,
    orderNumber,
    seconds,
  });

  it('once a visit when it is seen and when it is clicked, and who clicks has seen', () => {
    expect(run(see({}), show('hero', 'rugs'), show('hero', 'lamps'), show(), click('hero'), click('hero'), click('beds'))).toEqual([
      noted('shown', 'hero', 'rugs'),
      noted('shown', 'lamps'),
      noted('clicked', 'hero'),
      noted('shown', 'beds'),
      noted('clicked', 'beds'),
    ]);
  });

  it('for orders of its visit: the banner clicked last, and each order once', () => {
    const moves = [
      see({}),
      click('hero', 1000),
      click('rugs', 2000),
      confirm('A-1', 62_000),
      confirm('A-1', 63_000),
      confirm('A-2', 122_000),
    ];
    expect(run(...moves).filter(({ kind }) => kind === 'ordered')).toEqual([ordered('rugs', 'A-1', 60), ordered('rugs', 'A-2', 120)]);
  });

  it.each([
    ['that was confirmed before the click', [see({}), confirm('A-1', 1000), click('hero', 2000), confirm('A-1', 3000)]],
    ['of another visit', [see({}), click('hero', 1000), see({ order: 'A-1', at: 2000 }, 'w')]],
    ['without a click', [see({}), show('hero'), confirm('A-1', 2000)]],
    ['later than a visit lasts', [see({}), click('hero', 0), confirm('A-1', 4 * 3_600_000 + 1)]],
  ])('for no order %s', (_, moves) => {
    expect(run(...moves).filter(({ kind }) => kind === 'ordered')).toEqual([]);
  });

  it('in a visit that an older version of the shop has kept', () => {
    const old = { visit: 'v', inCart: 0, steps: [], searches: [], opened: null, led: [], carted: [] };
    const { visit } = pageSeen(old as unknown as NotedVisit, 'v', plain);
    expect(bannerClicked(visit, 'homepage', 'hero', 0).events).toHaveLength(2);
  });
});
