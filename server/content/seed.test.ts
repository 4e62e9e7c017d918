import { expect, it } from 'vitest';
import { renamed } from './seed.ts';

it.each([
  ['Alder & Loom', 'Pip & Alder', { title: 'About Pip & Alder', html: '<p>Pip &amp; Alder</p>' }],
  ['Northwood', 'Fir & Fable', { title: 'About Fir & Fable', html: '<p>Fir &amp; Fable</p>' }],
  ['Northwood', 'Northwood Kids', { title: 'About Northwood Kids', html: '<p>Northwood Kids</p>' }],
  ['Northwood', 'Cash $& Carry', { title: 'About Cash $& Carry', html: '<p>Cash $&amp; Carry</p>' }],
])('[look: brands] texts of %s become those of %s, also where they are HTML', (from, to, texts) => {
  const html = `<p>${from.replaceAll('&', '&amp;')}</p>`;
  expect(renamed({ title: `About ${from}`, html, items: [{ details: html }] }, from, to)).toEqual({
    ...texts,
    items: [{ details: texts.html }],
  });
});
