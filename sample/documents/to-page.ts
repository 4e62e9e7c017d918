import type { AuthoredBlock, AuthoredPage } from '../../contract/content/authored.ts';
import type { Copy, Section, Words } from './parts.ts';

/** Converts a document to a content page. The store card's page opens with the card. */
export function asPage(id: string, { title, description, lead, since = '', sections }: Copy): AuthoredPage {
  const isCard = id === 'credit-card';
  const margins = { top: 'none', bottom: 'none' } as const;
  const openings: Readonly<Record<string, AuthoredBlock>> = {
    shipping: { type: 'delivery_rates', margins },
    'credit-card': {
      type: 'store_card',
      margins,
      text: lead,
      links: [
        { href: '/credit-card/apply', title: 'Apply now' },
        { href: '/credit-card/manage', title: 'Manage your card' },
      ],
    },
  };
  return {
    page_id: id,
    title,
    description,
    only_with_store_card: isCard,
    document: { lead: isCard ? '' : lead, since },
    blocks: [...(sections.length > 0 && openings[id] ? [openings[id]] : []), ...sections.flatMap(blocksOf)],
  };
}

/** A section's blocks; the first carries the heading. */
function blocksOf({ id, heading, blocks, onlyWithStoreCard = false }: Section): AuthoredBlock[] {
  return runsOf(blocks).map((run, index) => ({
    ...run,
    ...(index === 0 && { header_text: heading, anchor: id }),
    ...(onlyWithStoreCard && { visibility: { only_with_store_card: true } }),
  }));
}

type Run = Extract<AuthoredBlock, { type: 'text_block' | 'facts_list' | 'questions_list' }>;

/** Adjacent paragraphs and lists become one text. */
function runsOf(blocks: readonly Words[]): Run[] {
  const runs: Run[] = [];
  for (const block of blocks) {
    const last = runs.at(-1);
    const run = runOf(block);
    if (run.type === 'text_block' && last?.type === 'text_block' && run.look === 'text' && last.look === 'text')
      runs[runs.length - 1] = { ...last, html: last.html + run.html };
    else runs.push(run);
  }
  return runs;
}

function runOf(block: Words): Run {
  if (typeof block === 'string') return { type: 'text_block', look: 'text', html: paragraph(block) };
  if ('note' in block) return { type: 'text_block', look: 'note', html: paragraph(block.note) };
  if ('facts' in block) return { type: 'facts_list', facts: block.facts.map(([term, words]) => ({ term, html: paragraph(words) })) };
  if ('questions' in block)
    return {
      type: 'questions_list',
      questions: block.questions.map(({ question, answer }) => ({ question, html: answer.map(paragraph).join('') })),
    };
  const [tag, items] = 'steps' in block ? ['ol', block.steps] : ['ul', block.list];
  return { type: 'text_block', look: 'text', html: `<${tag}>${items.map((words) => `<li>${inline(words)}</li>`).join('')}</${tag}>` };
}

const paragraph = (words: string): string => `<p>${inline(words)}</p>`;

/** Text with its links, `[words](/path)`. */
const inline = (words: string): string => escaped(words).replaceAll(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>');
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
