import { expect, test } from 'vitest';
import { shopUrlsOf, urlOf } from './shop-urls.ts';

test('[rulings: Names] on one machine the sister brand is ten ports further', () => {
  const shopUrls = shopUrlsOf({ sisters: '', port: 3000 });
  expect([...shopUrls]).toEqual([
    ['alder-loom', 'http://localhost:3000'],
    ['pip-alder', 'http://localhost:3010'],
  ]);
});

test('a configured shop has exactly the configured sister brands', () => {
  const alone = shopUrlsOf({ publicUrl: 'https://shop.example/', sisters: '', port: 3000 });
  expect([...alone]).toEqual([['alder-loom', 'https://shop.example']]);
  expect(urlOf({ shopUrls: alone }, 'pip-alder')).toBe('https://shop.example');
  const both = shopUrlsOf({ publicUrl: 'https://shop.example', sisters: ' pip-alder = https://pip.example/ ', port: 3000 });
  expect(urlOf({ shopUrls: both }, 'pip-alder')).toBe('https://pip.example');
});

test.each([
  'oak=https://oak.example',
  'pip-alder',
  'pip-alder=pip.example',
  'pip-alder=https://pip.example/shop',
  'alder-loom=https://a.example',
])('rejects %j', (sisters) => {
  expect(() => shopUrlsOf({ sisters, port: 3000 })).toThrow();
});
