import { globSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contentOf } from '../../brands/contents.ts';
import { brands } from '../../brands/index.ts';
import { writtenContents } from '../../brands/written.ts';
import type { AuthoredPage } from '../../contract/content/authored.ts';
import { contentPage } from '../../contract/content/page.schemas.ts';
import { answerHours } from '../../contract/returns/returns.ts';
import { figureNames } from '../../server/content/show/figures.ts';
import { RouteTable } from '../../web/page/route.ts';
import { routes } from '../../web/routes.ts';
import { documents, pageGroups, templates } from './index.ts';

const toldBy = brands.map((brand) => ({ brand, house: contentOf(brand.key).house }));
const [told] = toldBy as [(typeof toldBy)[number]];
const table = new RouteTable(routes);
const wordsOf = (page: AuthoredPage | undefined): string => JSON.stringify(page);
const documentOf = (of: (typeof toldBy)[number], id: string) => documents(of).find(({ page_id }) => page_id === id);
const ids = documents(told).map(({ page_id }) => page_id);

describe('[§2.1] the documents', () => {
  it('are help, company and legal pages, each in one group, and the store card’s page', () => {
    const grouped = pageGroups(told).flatMap(({ pages }) => pages.map(({ href }) => href));
    expect([...grouped, '/credit-card'].sort()).toEqual(ids.map((id) => `/${id}`).sort());
    expect(new Set(grouped).size).toBe(grouped.length);
    expect(grouped).toEqual(expect.arrayContaining(['/faq', '/accessibility-policy', '/promotional-terms-and-conditions']));
  });

  it.each(ids)('/%s follows the contract and links only to served addresses', (id) => {
    for (const of of toldBy) {
      const page = contentPage.parse(documentOf(of, id));
      const inside = [...JSON.stringify(page).matchAll(/href=\\"(\/[^"\\]*)/g)].map(([, href = '']) => href.split('#')[0] ?? '');
      const isServed = (href: string) => {
        const match = table.match(href);
        return match?.route.name === 'contentPage' ? ids.includes(match.params.page ?? '') : match !== null;
      };
      expect(inside.filter((href) => !isServed(href))).toEqual([]);
      const anchors = page.blocks.flatMap((block) => ('anchor' in block && block.anchor) || []);
      expect(new Set(anchors).size).toBe(anchors.length);
    }
  });

  it.each([
    ['privacy', 'cookies'],
    ['privacy-request', 'do-not-share'],
  ])('/%s has the part that the frame of every page leads to: %s', (id, anchor) => {
    for (const of of toldBy) expect(documentOf(of, id)?.blocks).toContainEqual(expect.objectContaining({ anchor }));
  });

  it('join paragraphs and lists into one text, with notes set apart', () => {
    expect(documentOf(told, 'refunds')?.blocks).toMatchObject([
      {
        type: 'text_block',
        header_text: 'How much',
        anchor: 'how-much',
        html: expect.stringMatching(/^<p>What you paid.*<\/p><p>If a discount/),
      },
      { header_text: 'When', anchor: 'when' },
      { type: 'text_block', look: 'note', html: expect.stringContaining('within {vault_return_days} calendar days') },
      { header_text: 'Cancelled before shipping' },
    ]);
    expect(documentOf(told, 'customer-care')?.blocks[0]).toMatchObject({
      type: 'facts_list',
      facts: [{ term: 'Call' }, { term: 'Write' }, {}],
    });
    expect(wordsOf(documentOf(told, 'returns'))).toContain('under <a href=\\"/myaccount/orders\\">Orders and returns</a>, or');
  });
});

describe('[rulings: Names] each brand speaks for itself', () => {
  it.each(['about', 'careers', 'sell-your-products', 'oversized-delivery', 'faq'])('on /%s', (id) => {
    const words = toldBy.map((of) =>
      wordsOf(documentOf(of, id)).replaceAll(of.brand.name.replace('&', '&amp;'), '').replaceAll(of.brand.name, ''),
    );
    expect(new Set(words).size).toBe(toldBy.length);
  });

  it.each(ids)('and never gives another brand’s contact: /%s', (id) => {
    for (const of of toldBy) {
      const foreign = brands.filter((brand) => brand !== of.brand).flatMap(({ support }) => [support.email, support.phone]);
      expect(foreign.filter((contact) => wordsOf(documentOf(of, id)).includes(contact))).toEqual([]);
    }
  });
});

it('[§3 client storage names] /privacy lists the cookies that the code sets', () => {
  const source = globSync('{contract,server,web}/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).map((path) => readFileSync(path, 'utf8'));
  const all = source.join('\n');
  const named = all.matchAll(/(?:[cC]ookie(?:Name)?(?: =|:) |setCookie\()'([a-z_]+)'/g);
  const set = [...named].map(([, name = '']) => name).filter((name) => !name.startsWith('staff_'));
  const facts = documentOf(told, 'privacy')?.blocks.flatMap((block) => ('facts' in block ? block.facts.map(({ term }) => term) : [])) ?? [];
  const listed: readonly string[] = facts.join(', ').match(/\b[a-z]+(?:_[a-z]+)*\b/g) ?? [];
  expect(set.filter((name) => !listed.includes(name))).toEqual([]);
  expect(listed.filter((name) => name.includes('_') && !all.includes(`'${name}'`))).toEqual([]);
});

describe('[§9] figures in the texts', () => {
  it.each([
    ['returns', /\{return_days\} days from delivery to start.*\{return_arrive_days\}/],
    ['returns', /Vault.*\{vault_return_days\} calendar days/],
    ['non-returnable-items', /Mattresses/],
    ['shipping', /\{free_shipping_from\} or more.*\{shipping_rate\}/],
    ['shipping', /Fast shipping.*at most 5 business days in transit/],
    ['promotional-terms-and-conditions', /\$5,000 at most/],
    ['promotional-terms-and-conditions', /\$25 off a first order of \$100 or more, placed within 30 days/],
    ['terms', /Your card is charged when \{card_charged\}\./],
    ['faq', /cancel the whole order or single items yourself, on the order’s page, until they are packed/],
    ['faq', /No, we have no gift cards/],
    ['contact', /no store to visit, so there are no store hours/],
    ['returns', /print its label.*Drop the package off.*picks it up.*\{return_arrive_days\} days of our approval/],
    ['refunds', /3–5 business days/],
    ['refunds', /delivery charge is refunded when the return is our fault, or when you cancel the whole order/],
    ['returns', /delivery charge is refunded only when the return is our fault/],
    ['credit-card', /\/credit-card\/manage.*You can also make a payment there/],
    ['customer-care', /within 24 hours/],
    ['faq', /3 to 7 business days/],
    ['faq', /up to 2 days/],
    ['privacy', /customer_id, is_guest"[^}]*one year at most/],
    ['credit-card', /6 or 12 months.*7–10 business days.*demonstration.*no credit is checked/],
  ])('/%s says %s', (id, figure) => {
    expect(wordsOf(documentOf(told, id))).toMatch(figure);
  });
});

describe('[§9] a figure that changes in code changes on the pages', () => {
  afterEach(() => {
    vi.doUnmock('../../contract/orders/cancelling.ts');
    vi.doUnmock('../../contract/returns/returns.ts');
    vi.doUnmock('../../contract/promotions/campaigns.ts');
    vi.doUnmock('../../contract/promotions/promotions.ts');
    vi.doUnmock('../../contract/reviews/write-review.ts');
    vi.resetModules();
  });

  it.each([
    ['../../contract/orders/cancelling.ts', { refundDays: '8–9 weeks' }, ['faq', 'refunds'], /8–9 weeks/, /3–5 business days/],
    ['../../contract/returns/returns.ts', { answerHours: 77 }, ['faq', 'returns', 'customer-care'], /within 77 hours/i, /24 hours/],
    ['../../contract/promotions/campaigns.ts', { campaignDays: 77 }, ['privacy', 'promotional-terms-and-conditions'], /77 days/, /21 days/],
    [
      '../../contract/promotions/promotions.ts',
      { promotionalDiscountCap: 770_000 },
      ['promotional-terms-and-conditions'],
      /\$7,700/,
      /\$5,?000/,
    ],
    ['../../contract/reviews/write-review.ts', { publicationDays: { from: 71, to: 77 } }, ['faq', 'terms'], /71 to 77 business/, /3 to 7/],
  ])('%s', async (path, changed, pages, said, typedIn) => {
    vi.resetModules();
    vi.doMock(path, async (original) => ({ ...(await original<object>()), ...changed }));
    const again = (await import('./index.ts')).documents(told);
    for (const id of pages) expect(wordsOf(again.find(({ page_id }) => page_id === id))).toMatch(said);
    expect(again.filter((page) => typedIn.test(wordsOf(page))).map(({ page_id }) => page_id)).toEqual([]);
  });
});

const written = await writtenContents();

describe('[§9] the shop’s own figures', () => {
  const authored = [...written].flatMap(([brand, { pages }]) =>
    pages.map((page) => [`${brand} /${page.page_id}`, JSON.stringify(page)] as const),
  );
  const told = toldBy.flatMap((of) => documents(of).map((page) => [`${of.brand.key} /${page.page_id}`, JSON.stringify(page)] as const));

  it.each([...told, ...authored])('are the ones it keeps to: %s', (_page, words) => {
    const figures = (pattern: RegExp) => [...words.matchAll(pattern)].map(([, figure]) => Number(figure));
    // Days of returns are a setting: texts name them.
    expect(words).not.toMatch(/\d (?:calendar )?days (?:from|of) (?:delivery|your request)/);
    expect(words).not.toMatch(/\d days to think again/);
    for (const [name] of words.matchAll(/\{[a-z_]+\}/g)) expect(figureNames).toContain(name);
    for (const hours of figures(/within (\d+) hours/gi)) expect(hours).toBe(answerHours);
  });
});

describe('a shop without the demonstration', () => {
  it.each(toldBy.map((of) => [of.brand.key, of] as const))(
    '%s starts with a placeholder and a template for each, which claim nothing about a demonstration',
    (_key, of) => {
      const begun = templates(of);
      expect(begun.map(({ draft }) => draft.page_id)).toEqual(documents(of).map(({ page_id }) => page_id));
      for (const { standIn, draft } of begun) {
        expect(contentPage.parse(standIn)).toMatchObject({ page_id: draft.page_id, noindex: true, blocks: [] });
        expect(contentPage.parse(draft).blocks[0]).toMatchObject({ look: 'note', html: expect.stringMatching(/^<p>Template\./) });
        expect(wordsOf(draft)).not.toMatch(/demonstration|sandbox|Mantel|not real/i);
      }
    },
  );
});
