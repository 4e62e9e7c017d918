import type { BrandContent } from './content.ts';
import { brandOf } from './index.ts';

const contents = new Map(
  Object.entries(
    import.meta.env?.MODE
      ? import.meta.glob<BrandContent>('./*/content.ts', { eager: true, import: 'content' })
      : await (await import('./folders.ts')).exportsOf<BrandContent>('content.ts', 'content'),
  ),
);

/** The texts of a request's brand. For servers, like `brandOf`. */
export function contentOf(key: string): BrandContent {
  const content = contents.get(`./${brandOf(key).folder}/content.ts`);
  if (!content) throw new Error(`brands/${key}/content.ts exports no content`);
  return content;
}
