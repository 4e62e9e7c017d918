import type { HeadPicture } from '../../page/page.ts';

/** The first stored picture among content blocks, in reading order; the product cards count too. Null without one. */
export function firstPicture(content: unknown): HeadPicture | null {
  if (typeof content !== 'object' || content === null) return null;
  if (isPicture(content)) return content;
  for (const part of Object.values(content)) {
    const found = firstPicture(part);
    if (found) return found;
  }
  return null;
}

const isPicture = (part: object): part is HeadPicture =>
  'url' in part && typeof part.url === 'string' && 'width' in part && typeof part.width === 'number' && 'height' in part;
