import { everyPageTag } from '../platform/purging/purging.ts';

/** Tags that pages carry. Others are the shop's own affair, some with the ids of customers and sessions, and no CDN gets them. */
const ofPages = /^((product|category|content|site):[\x21-\x2b\x2d-\x7e]+|home|listing|menu|promotions|text-results)$/;

/** The tags of a purge that a CDN knows. */
export const pageTags = (tags: readonly string[]): string[] => tags.filter((tag) => ofPages.test(tag));

/** From so many tags on, such as after an import, one call drops every page. */
const maxTags = 1000;

/** The tags of several purges together, in batches of a size that the CDN takes. */
export function batchesOf(purges: readonly (readonly string[])[], size: number): string[][] {
  const all = [...new Set(purges.flat())];
  const tags = all.includes(everyPageTag) || all.length > maxTags ? [everyPageTag] : all;
  return Array.from({ length: Math.ceil(tags.length / size) }, (_, index) => tags.slice(index * size, (index + 1) * size));
}
