import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { ContentBlock } from '../../contract/content/blocks.ts';
import { type ContentPage, contentPage } from '../../contract/content/page.ts';
import { type SiteContent, siteContent } from '../../contract/content/site.ts';
import { cleanRichText } from './rich-text.ts';
import { withCleanText } from './tolerant.ts';

/** Content that holds, or what is wrong with it: field path (`blocks.2.tiles`) → words for the editor that name block and field. */
export type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly faults: Record<string, string> };

/** A page by the contract, its rich text cleaned, with a uid for every block that has none. */
export function checkedPage(input: unknown): Checked<ContentPage> {
  const parsed = contentPage.safeParse(input);
  if (!parsed.success) return { ok: false, faults: faultsOf(parsed.error, input) };
  return { ok: true, value: { ...parsed.data, blocks: parsed.data.blocks.map(finished) } };
}

/** What stands on every page, by the contract, its rich text cleaned. */
export function checkedSite(input: unknown): Checked<SiteContent> {
  const parsed = siteContent.safeParse(input);
  if (!parsed.success) return { ok: false, faults: faultsOf(parsed.error, input) };
  const { coupon } = parsed.data.slimLineBanner;
  if (coupon) coupon.details = cleanRichText(coupon.details);
  return { ok: true, value: parsed.data };
}

function finished(block: ContentBlock): ContentBlock {
  const uid = block.system.uid || `blt${randomBytes(8).toString('hex')}`;
  return { ...withCleanText(block), system: { ...block.system, uid } } as ContentBlock;
}

function faultsOf({ issues }: z.ZodError, input: unknown): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const { path, message } of issues) faults[path.join('.')] ??= `${placeOf(path, input)}: ${message}`;
  return faults;
}

/** `Block 2 (split_banner), tiles`, or the field alone outside blocks. */
function placeOf(path: readonly PropertyKey[], input: unknown): string {
  const [first, index, ...rest] = path;
  if (first !== 'blocks' || typeof index !== 'number') return path.join('.') || 'content';
  const blocks = (input as { blocks?: { type?: unknown }[] }).blocks;
  const field = rest.length > 0 ? `, ${rest.join('.')}` : '';
  return `Block ${index + 1} (${blocks?.[index]?.type ?? 'without a type'})${field}`;
}
