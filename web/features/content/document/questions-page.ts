import type { ShownBlock } from '../../../../contract/content/page.schemas.ts';

/** schema.org FAQPage of a page's questions; nothing without any. */
export function questionsPage(blocks: readonly ShownBlock[]): object[] {
  const questions = blocks.flatMap((block) => (block.type === 'questions_list' ? block.questions : []));
  if (questions.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, html }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: plainWords(html) },
      })),
    },
  ];
}

const characters = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&nbsp;', ' '],
]);

/** Rich text as plain text. */
const plainWords = (html: string): string =>
  html
    .replaceAll(/<br[^>]*>|<\/(?:p|li|h\d|t[dhr])>/g, ' ')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&\w+;/g, (name) => characters.get(name) ?? name)
    .replaceAll(/\s+/g, ' ')
    .trim();
