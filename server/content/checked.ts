import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { ContentBlock } from '../../contract/content/blocks.ts';
import { type ContentPage, contentPage } from '../../contract/content/page.ts';
import { type SiteContent, siteContent } from '../../contract/content/site.ts';
import { cleanRichText } from './rich-text.ts';
import { withCleanText } from './tolerant.ts';
import { inWords } from './words.ts';

/** Content that holds, or what is wrong with it: field path (`blocks.2.tiles`) → words for the editor. */
export type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly faults: Record<string, string> };

/** A page by the contract, its rich text cleaned, with a uid for every block that has none. */
export function checkedPage(input: unknown): Checked<ContentPage> {
  const parsed = contentPage.safeParse(input, { error: inWords });
  if (!parsed.success) return { ok: false, faults: faultsOf(parsed.error) };
  return { ok: true, value: { ...parsed.data, blocks: parsed.data.blocks.map(finished) } };
}

/** What stands on every page, by the contract, its rich text cleaned. */
export function checkedSite(input: unknown): Checked<SiteContent> {
  const parsed = siteContent.safeParse(input, { error: inWords });
  if (!parsed.success) return { ok: false, faults: faultsOf(parsed.error) };
  const { coupon } = parsed.data.slimLineBanner;
  if (coupon) coupon.details = cleanRichText(coupon.details);
  return { ok: true, value: parsed.data };
}

function finished(block: ContentBlock): ContentBlock {
  const uid = block.system.uid || `blt${randomBytes(8).toString('hex')}`;
  return { ...withCleanText(block), system: { ...block.system, uid } } as ContentBlock;
}

function faultsOf({ issues }: z.ZodError): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const { path, message } of issues) faults[path.join('.')] ??= message;
  return faults;
}
