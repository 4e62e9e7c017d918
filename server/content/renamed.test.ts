import { expect, it } from 'vitest';
import { renamed } from './renamed.ts';

it.each([
  ['Alder & Loom', 'Pip & Alder', { title: 'About Pip & Alder', html: '<p>Pip &amp; Alder</p>' }],
  ['Northwood', 'Fir & Fable', { title: 'About Fir & Fable', html: '<p>Fir &amp; Fable</p>' }],
  ['Northwood', 'Northwood Kids', { title: 'About Northwood Kids', html: '<p>Northwood Kids</p>' }],
  ['Northwood', 'Cash $& Carry', { title: 'About Cash $& Carry', html: '<p>Cash $&amp; Carry</p>' }],
  ['Loom. (US)', 'Fir', { title: 'About Fir', html: '<p>Fir</p>' }],
])('[look: brands] texts of %s become those of %s, also where they are HTML', (from, to, { title, html: renamedHtml }) => {
  const html = `<p>${from.replaceAll('&', '&amp;')}</p>`;
  const page = (name: string, words: string) => ({
    page_id: 'about',
    title: name,
    document: { lead: name, since: '' },
    blocks: [
      { type: 'text_block', html: words },
      { type: 'questions_list', questions: [{ question: name, html: words }] },
    ],
  });
  expect(renamed('page', page(`About ${from}`, html), from, to)).toEqual(page(title, renamedHtml));
  const site = (details: string) => ({ slimLineBanner: { coupon: { details }, productPools: null } });
  expect(renamed('site', site(html), from, to)).toEqual(site(renamedHtml));
});

it('[look: brands] leaves longer words, links, addresses, ids and choices as they are', () => {
  const page = (name: string) => ({
    page_id: 'oak',
    title: `Oakley and soak, by ${name}; ${name}’s own`,
    blocks: [
      {
        type: 'story',
        system: { uid: 'oak', content_type_uid: 'story' },
        image_position: 'left',
        image_url: { url: '/media/oak.jpg', width: 1, height: 1, tint: '#ffffff' },
        link: { href: 'https://oak.example/?by=oak', title: `To ${name}` },
        html: `<p>${name}: <a href="/c/oak">oaken, ${name}</a></p>`,
      },
      { type: 'another', text: 'oak' },
    ],
  });
  expect(renamed('page', page('oak'), 'oak', 'Fir')).toEqual(page('Fir'));
});
