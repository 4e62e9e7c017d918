import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockForms, pageFields } from '../../../contract/content/forms.schemas.ts';
import type { PlainRecord } from '../../../contract/values/plain.ts';
import { fromShopTime, toShopTime } from '../../ui/browser/shop-time.ts';
import { compared } from './compare.ts';
import { type Change, changed, draftOf } from './draft.ts';
import { merged } from './merge.ts';
import { readFields } from './read-form.ts';

const block = (uid: string, more: PlainRecord = {}): PlainRecord => ({
  type: 'text_block',
  system: { uid },
  header_text: uid,
  html: `<p>${uid}</p>`,
  ...more,
});
const page = (...blocks: readonly PlainRecord[]): PlainRecord => ({ title: 'Deals', description: '', blocks });
const uids = (body: PlainRecord) => (body.blocks as readonly { system: { uid: string } }[]).map(({ system }) => system.uid).join('');
const having = (body: PlainRecord, ...changes: readonly Change[]) => changes.reduce(changed, draftOf(body));

describe('[content] a draft in the editor', () => {
  const three = page(block('a'), block('b'), block('c'));

  test('blocks are added, moved and removed; a move past the end does nothing', () => {
    expect(uids(having(three, { kind: 'insert', list: 'blocks', at: 1, item: block('x') }).body)).toBe('axbc');
    expect(uids(having(three, { kind: 'move', list: 'blocks', from: 0, to: 2 }).body)).toBe('bca');
    expect(uids(having(three, { kind: 'remove', list: 'blocks', at: 1 }).body)).toBe('ac');
    expect(having(three, { kind: 'move', list: 'blocks', from: 0, to: -1 }).past).toEqual([]);
  });

  test('typing in one field is one step; undo and redo go back and forth', () => {
    const type = (value: string): Change => ({ kind: 'set', path: 'blocks.1.header_text', value });
    const typed = having(three, type('H'), type('Hi'), { kind: 'set', path: 'title', value: 'Sale' });
    expect(typed.past).toHaveLength(2);
    const back = changed(changed(typed, { kind: 'undo' }), { kind: 'undo' });
    expect(back.body).toEqual(three);
    expect(changed(changed(back, { kind: 'redo' }), { kind: 'redo' }).body).toEqual(typed.body);
  });

  test('undoing every step leads back, whatever was done', () => {
    const change = fc.oneof(
      fc.record({ kind: fc.constant('move' as const), list: fc.constant('blocks'), from: fc.nat(2), to: fc.integer({ min: -1, max: 3 }) }),
      fc.record({ kind: fc.constant('set' as const), path: fc.constantFrom('title', 'blocks.0.html'), value: fc.string() }),
      fc.record({ kind: fc.constant('insert' as const), list: fc.constant('blocks'), at: fc.nat(3), item: fc.constant(block('n')) }),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        let draft = having(three, ...changes);
        while (draft.past.length > 0) draft = changed(draft, { kind: 'undo' });
        expect(draft.body).toEqual(three);
      }),
    );
  });
});

describe('[content] two editors at once', () => {
  const base = page(block('a'), block('b'), block('c'));

  test('changes of either alone are kept, wherever the blocks moved', () => {
    const ours = page(block('c'), block('a', { header_text: 'Ours' }), block('b'), block('new'));
    const theirs = page(block('a'), block('their'), block('b', { html: '<p>Theirs</p>' }), block('c'));
    const { body, collisions } = merged(base, ours, { ...theirs, title: 'Their title' });
    expect(uids(body)).toBe('catheirbnew');
    expect(body).toMatchObject({ title: 'Their title', blocks: [{}, { header_text: 'Ours' }, {}, { html: '<p>Theirs</p>' }, {}] });
    expect(collisions).toEqual([]);
  });

  test('where both changed the same field ours wins, and its path is reported', () => {
    const { body, collisions } = merged(
      base,
      page(block('a', { html: 'o' }), block('b')),
      page(block('a', { html: 't' }), block('b'), block('c')),
    );
    expect(body).toMatchObject({ blocks: [{ html: 'o' }, {}] });
    expect(collisions).toEqual(['blocks.0.html']);
  });

  test('a block that one removed and the other edited stays', () => {
    const written = page(block('a'), block('b', { html: 'new words' }), block('c'));
    expect(uids(merged(base, page(block('a'), block('c')), written).body)).toBe('abc');
    expect(uids(merged(base, written, page(block('a'), block('c'))).body)).toBe('abc');
  });

  test('changes of only one editor are taken as they are', () => {
    const other = page(block('c'), block('a', { html: 'x' }));
    expect(merged(base, base, other).body).toEqual(other);
    expect(merged(base, other, base).body).toEqual(other);
  });
});

test('[content] a comparison lists what was added, moved, removed and changed', () => {
  const before = page(block('a'), block('b'), block('c'), block('d'));
  const text = page(block('d'), block('a', { html: '<p>New <strong>words</strong></p>' }), block('b'), block('e'));
  expect(compared(before, { ...text, noindex: true }, pageFields, blockForms)).toEqual([
    { of: null, what: 'changed', fields: [{ place: ['Hide from search engines'], before: '', after: 'yes' }] },
    { of: { title: 'd', type: 'Text' }, what: 'moved', fields: [] },
    { of: { title: 'a', type: 'Text' }, what: 'changed', fields: [{ place: ['Text'], before: 'a', after: 'New words' }] },
    { of: { title: 'e', type: 'Text' }, what: 'added', fields: [] },
    { of: { title: 'c', type: 'Text' }, what: 'removed', fields: [] },
  ]);
  expect(compared(before, before, pageFields, blockForms)).toEqual([]);
});

describe('[content] dates are in the shop’s time zone', () => {
  test.each([
    ['2026-11-27T00:00', '2026-11-27T05:00:00.000Z'],
    ['2026-07-04T09:30', '2026-07-04T13:30:00.000Z'],
    // In March 2 a.m. is skipped; in November 1 a.m. comes twice.
    ['2026-03-08T01:59', '2026-03-08T06:59:00.000Z'],
    ['2026-05-01T23:59:59', '2026-05-02T03:59:59.000Z'],
    ['2026-05-01T23:59:00.500', '2026-05-02T03:59:00.500Z'],
    ['2026-03-08T03:00', '2026-03-08T07:00:00.000Z'],
    ['2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
    ['2026-11-01T02:00', '2026-11-01T07:00:00.000Z'],
  ])('%s in New York is %s', (local, iso) => {
    expect(fromShopTime(local)).toBe(iso);
    expect(toShopTime(iso)).toBe(local);
  });
  test('a skipped hour becomes the next one; an invalid time is null', () => {
    expect(fromShopTime('2026-03-08T02:30')).toBe('2026-03-08T07:30:00.000Z');
    for (const wrong of ['', 'soon', '2026-13-40T00:00', '2026-11-27']) expect(fromShopTime(wrong)).toBeNull();
  });
});

describe('[content] a form without script', () => {
  const banner = blockForms.find(({ type }) => type === 'countdown_banner');
  test('changes the typed fields by path, and leaves the rest', () => {
    const given = { ...banner?.blank, banner_display_text: 'Old', system: { uid: 'blt1' } } as PlainRecord;
    const posted = new URLSearchParams({
      'blocks.0.banner_display_text': 'New',
      'blocks.0.countdown_timer_dates.timer_end_date': '2026-11-27T00:00',
      'blocks.0.visibility.show_on_website': 'on',
    });
    expect(readFields(banner?.fields ?? [], given, posted, 'blocks.0')).toMatchObject({
      banner_display_text: 'New',
      banner_enabled: false,
      countdown_timer_dates: { timer_start_date: null, timer_end_date: '2026-11-27T05:00:00.000Z' },
      visibility: { show_on_website: true, show_on_native_app: false },
      system: { uid: 'blt1' },
    });
  });
});
