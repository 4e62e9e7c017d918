import type { Section } from './blocks.ts';
import { plainWords } from './prose.ts';

/** schema.org FAQPage of the questions that sections answer; nothing where they answer none. */
export function questionsPage(sections: readonly Section[]): object[] {
  const questions = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (typeof block === 'object' && 'questions' in block ? block.questions : [])),
  );
  if (questions.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.map(plainWords).join(' ') },
      })),
    },
  ];
}
