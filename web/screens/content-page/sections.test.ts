import { expect, test } from 'vitest';
import { contentBlock } from '../../../contract/content/blocks.schemas.ts';
import { sectionsOf } from './sections.ts';

const words = (header_text: string, more: object = {}) =>
  contentBlock.parse({ type: 'text_block', header_text, html: '<p>Words.</p>', ...more });
const rates = contentBlock.parse({ type: 'delivery_rates' });

test('[§3 text editor] a document’s blocks belong to the heading before them; an anchor is given or made from the heading', () => {
  const blocks = [rates, words('How much'), words(''), rates, words('Manage your card', { anchor: 'manage' })] as Parameters<
    typeof sectionsOf
  >[0];
  expect(sectionsOf(blocks).map(({ heading, id, blocks: inside }) => [heading, id, inside.length])).toEqual([
    ['', undefined, 1],
    ['How much', 'how-much', 3],
    ['Manage your card', 'manage', 1],
  ]);
});
