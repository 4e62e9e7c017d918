import { describe, expect, it } from 'vitest';
import { type Lookup, namesIn, translate } from './translate.ts';

const lookup: Lookup = {
  product: ({ handle, sku }) => (handle === 'sofa' ? { product_id: 7, option_id: sku ? 70 : null } : null),
  picture: (named) => ('asset' in named && named.asset === 'room.webp' ? { url: '/media/a', width: 4, height: 3, tint: '#ffffff' } : null),
  link: ({ to, name, query }) => (name === 'gone' ? null : `/${to}/${name}${query && `?${query}`}`),
};

describe('[content] written content in a shop', () => {
  it.each([
    ['a product', { product: { handle: 'sofa' } }, { product: { product_id: 7, option_id: null } }],
    ['a variation', { product: { handle: 'sofa', sku: 'S' } }, { product: { product_id: 7, option_id: 70 } }],
    ['a list without what is not sold', { list: [{ handle: 'sofa' }, { handle: 'gone' }] }, { list: [{ product_id: 7, option_id: null }] }],
    ['spots without those of what is not sold', { spots: [{ x: 1, product: { handle: 'gone' } }] }, { spots: [] }],
    ['a picture', { image: { asset: 'room.webp' } }, { image: { url: '/media/a', width: 4, height: 3, tint: '#ffffff' } }],
    ['a picture that is not there', { image: { picture_of: 'gone' } }, { image: null }],
    ['links', ['category:rugs/wool?price=-50', 'product:sofa', 'category:gone'], ['/category/rugs/wool?price=-50', '/product/sofa', '']],
    ['words that only look like names', ['category: rugs', 'Our product:sofa', '/deals'], ['category: rugs', 'Our product:sofa', '/deals']],
  ])('%s', (_, written, taken) => {
    expect(translate(written, lookup)).toEqual(taken);
  });

  it('lists all names to look up', () => {
    const written = [{ product: { handle: 'sofa' }, image: { asset: 'room.webp' } }, 'category:rugs', { picture_of: 'lamp' }];
    expect(namesIn(written)).toEqual({
      products: [{ handle: 'sofa' }],
      pictures: [{ asset: 'room.webp' }, { picture_of: 'lamp' }],
      links: [{ to: 'category', name: 'rugs', query: '' }],
    });
  });
});
