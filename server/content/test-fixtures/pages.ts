import type { AuthoredBlock, AuthoredPage } from '../../../contract/content/authored.ts';

/** A banner with this text and the given fields. */
export const aBanner = (
  header_text: string,
  given: Partial<Extract<AuthoredBlock, { type: 'multi_size_banner' }>> = {},
): AuthoredBlock => ({
  type: 'multi_size_banner',
  header_text,
  image_urls: {},
  ...given,
});

/** A page of these blocks; a string becomes a banner with that text. */
export const aPage = (page_id: string, ...blocks: readonly (string | AuthoredBlock)[]): AuthoredPage => ({
  page_id,
  title: `About ${page_id}`,
  description: 'A page of the tests.',
  blocks: blocks.map((block) => (typeof block === 'string' ? aBanner(block) : block)),
});
