import { randomBytes } from 'node:crypto';
import { messagesByField } from '../../contract/api/field-rules.ts';
import type { ContentBlock } from '../../contract/content/blocks.schemas.ts';
import { type ContentPage, contentPage } from '../../contract/content/page.schemas.ts';
import { type SiteContent, siteContent } from '../../contract/content/site.schemas.ts';
import { cleanRichText } from './show/rich-text.ts';
import { withCleanText } from './show/tolerant.ts';
import { inWords } from './show/words.ts';

/** Valid content, or its faults: field path (`blocks.2.tiles`) → message for the editor. */
export type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly faults: Record<string, string> };

/** Validates a page, cleans its rich text and gives every block without one a uid. */
export function checkedPage(input: unknown): Checked<ContentPage> {
  const parsed = contentPage.safeParse(input, { error: inWords });
  if (!parsed.success) return { ok: false, faults: messagesByField(parsed.error.issues) };
  return { ok: true, value: { ...parsed.data, blocks: parsed.data.blocks.map(finished) } };
}

/** Validates site-wide content and cleans its rich text. */
export function checkedSite(input: unknown): Checked<SiteContent> {
  const parsed = siteContent.safeParse(input, { error: inWords });
  if (!parsed.success) return { ok: false, faults: messagesByField(parsed.error.issues) };
  const { coupon } = parsed.data.slimLineBanner;
  if (coupon) coupon.details = cleanRichText(coupon.details);
  return { ok: true, value: parsed.data };
}

function finished(block: ContentBlock): ContentBlock {
  const clean = withCleanText(block);
  clean.system.uid ||= `blt${randomBytes(8).toString('hex')}`;
  return clean;
}
