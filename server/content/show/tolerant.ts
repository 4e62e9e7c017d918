import { type ContentBlock, contentBlock } from '../../../contract/content/blocks.schemas.ts';
import { type ContentPage, contentPage } from '../../../contract/content/page.schemas.ts';
import { type SiteContent, siteContent } from '../../../contract/content/site.schemas.ts';
import { cleanRichText } from './rich-text.ts';

/**
 * Reads a published page and drops blocks that break the contract (from an older shop or another system) with a report, instead of losing
 * the page. Null when the page itself cannot be read.
 */
export function tolerantPage(input: unknown, leftOut: (fault: string) => void): ContentPage | null {
  const { blocks, ...rest }: { blocks?: unknown } = Object(input);
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

/** The same for site-wide content. */
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

/** The block with its rich text sanitized. */
export function withCleanText(block: ContentBlock): ContentBlock {
  if (block.type === 'facts_list') return { ...block, facts: block.facts.map(clean) };
  if (block.type === 'questions_list') return { ...block, questions: block.questions.map(clean) };
  return 'html' in block ? clean(block) : block;
}

const clean = <T extends { html: string }>(part: T): T => ({ ...part, html: cleanRichText(part.html) });
