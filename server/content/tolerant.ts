import { type ContentBlock, contentBlock } from '../../contract/content/blocks.ts';
import { type ContentPage, contentPage } from '../../contract/content/page.ts';
import { type SiteContent, siteContent } from '../../contract/content/site.ts';
import { cleanRichText } from './rich-text.ts';

/**
 * Reading what is published: a block that breaks the contract (it was written by an older shop, or in another system) is left out and told
 * of, rather than a page lost for it. Null when not even the page can be read.
 */
export function tolerantPage(input: unknown, leftOut: (fault: string) => void): ContentPage | null {
  const { blocks, ...rest } = { blocks: [], ...(input as object) } as { blocks: unknown };
  const page = contentPage.safeParse({ ...rest, blocks: [] });
  if (!page.success) {
    leftOut(page.error.message);
    return null;
  }
  const read = (Array.isArray(blocks) ? blocks : []).flatMap((block, i): ContentBlock[] => {
    const parsed = contentBlock.safeParse(block);
    if (!parsed.success) leftOut(`block ${i + 1}: ${parsed.error.message}`);
    return parsed.success ? [withCleanText(parsed.data)] : [];
  });
  return { ...page.data, blocks: read };
}

/** The same for what stands on every page. */
export function tolerantSite(input: unknown, leftOut: (fault: string) => void): SiteContent | null {
  const parsed = siteContent.safeParse(input);
  if (!parsed.success) {
    leftOut(parsed.error.message);
    return null;
  }
  const { coupon } = parsed.data.slimLineBanner;
  if (coupon) coupon.details = cleanRichText(coupon.details);
  return parsed.data;
}

/** A block whose rich text may be put into a page. */
export function withCleanText<B extends ContentBlock>(block: B): B {
  return 'html' in block ? { ...block, html: cleanRichText(block.html) } : block;
}
