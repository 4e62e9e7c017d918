import type { ShownBlock } from '../../../contract/content/page.schemas.ts';
import { anchorOf } from '../../features/content/anchor.ts';
import type { WordsBlock } from '../../features/content/document/block-words.tsx';

/** A part of a document below one heading; without a heading, the part before the first. */
export interface Section {
  readonly heading: string;
  /** Its anchor. */
  readonly id: string | undefined;
  readonly blocks: readonly ShownBlock[];
}

export const isWords = (block: ShownBlock): block is WordsBlock =>
  block.type === 'text_block' || block.type === 'facts_list' || block.type === 'questions_list';

/** Groups a document's blocks by heading: a text block with a header starts a section. */
export function sectionsOf(blocks: readonly ShownBlock[]): Section[] {
  const sections: (Section & { blocks: ShownBlock[] })[] = [];
  for (const block of blocks) {
    const last = sections.at(-1);
    const heading = isWords(block) ? block.header_text : '';
    if (last && heading === '') last.blocks.push(block);
    else sections.push({ heading, id: isWords(block) ? block.anchor || anchorOf(heading) : undefined, blocks: [block] });
  }
  return sections;
}
