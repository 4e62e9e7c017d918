import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PromotionFields } from './promotion-fields.tsx';
import { emptyForm, formOf, type PromotionForm, readPromotionForm } from './promotion-form.ts';
import { editOf } from './to-edit.ts';

const choices = {
  categories: [],
  pools: ['guests'],
  customerGroups: [{ key: 'trade', name: 'Trade' }],
  brands: [{ key: 'alder-loom', name: 'Alder & Loom' }],
};
const render = (more: Partial<PromotionForm>, of = choices) =>
  renderToStaticMarkup(<PromotionFields form={{ ...emptyForm('2026-11-01T04:00:00Z'), ...more }} errors={{}} choices={of} />);
const checked = (markup: string) =>
  [...markup.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].flatMap(([input]) =>
    input.includes(' checked=""') ? [`${/name="([^"]*)"/.exec(input)?.[1]} ${/value="([^"]*)"/.exec(input)?.[1]}`] : [],
  );

it('[money: Promotions] what is chosen but gone stays checked and named, so that saving does not widen a promotion', () => {
  const { lists } = emptyForm('2026-11-01T04:00:00Z');
  const chosen = { ...lists, brands: ['sold'], poolsIn: ['lost'], poolsNotIn: ['torn'], customerGroups: ['trade'] };
  const markup = render({ lists: chosen });
  expect(checked(markup).sort()).toEqual(['brands sold', 'customerGroups trade', 'poolsIn lost', 'poolsNotIn torn']);
  for (const gone of ['sold', 'lost', 'torn']) expect(markup).toContain(`${gone} (no longer there)`);
  expect(checked(render({ lists: chosen }, { ...choices, pools: [] }))).toContain('poolsIn lost');
});

it('[money: Promotions] all steps are kept, however many there are, and one more can be added', () => {
  const tiers = Array.from({ length: 7 }, (_, step) => ({ from: (step + 1) * 10_000, percent: step + 5 }));
  const form = formOf({
    name: 'Steps',
    label: 'Steps',
    startsAt: '2026-11-01T04:00:00Z',
    group: 'order',
    benefit: { kind: 'tiers', tiers },
  });
  const posted = new URLSearchParams({ name: 'Steps', label: 'Steps', startsAt: form.texts.startsAt, gift: 'order.tiers' });
  for (const [field] of render(form).matchAll(/<input[^>]*name="t\d+\.[^>]*>/g))
    posted.set(/name="([^"]*)"/.exec(field)?.[1] ?? '', /value="([^"]*)"/.exec(field)?.[1] ?? '');
  expect(posted.has('t7.from')).toBe(true);
  expect(editOf(readPromotionForm(posted)).edit?.benefit).toEqual({ kind: 'tiers', tiers });
});

it('[money: Promotions] a promotion that ends within a minute can end at a whole one', () => {
  const { texts } = emptyForm('2026-11-01T04:00:00Z');
  const [ends = ''] = /<input[^>]*name="endsAt"[^>]*>/.exec(render({ texts: { ...texts, endsAt: '2026-11-27T23:59:59' } })) ?? [];
  expect(ends).toContain('value="2026-11-27T23:59:59"');
  // Without it, browsers take only times that are whole minutes after the value.
  expect(ends).toContain('step="any"');
});
