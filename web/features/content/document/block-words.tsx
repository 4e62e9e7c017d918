import type { BlockOf } from '../../../../contract/content/blocks.schemas.ts';
import { Accordion } from '../../../ui/layers/accordion.tsx';
import { Prose, type ProseSize } from '../prose.tsx';
import styles from './document.module.css';

/** Text-only blocks. */
export type WordsBlock = BlockOf<'text_block' | 'facts_list' | 'questions_list'>;

/** The body of a block below its header, by type. Works without script. */
export function BlockWords({ block, size }: { block: WordsBlock; size: ProseSize }) {
  switch (block.type) {
    case 'text_block':
      return block.look === 'note' ? (
        <div className={styles.note}>
          <Prose html={block.html} size="document" />
        </div>
      ) : (
        <Prose html={block.html} size={size} />
      );
    case 'facts_list':
      return (
        <dl className={styles.facts}>
          {block.facts.map(({ term, html }) => (
            <div key={term} className={styles.fact}>
              <dt>{term}</dt>
              <dd>
                <Prose html={html} size="document" />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'questions_list':
      return (
        <div className={styles.questions}>
          {block.questions.map(({ question, html }) => (
            <Accordion key={question} title={question}>
              <Prose html={html} size="document" />
            </Accordion>
          ))}
        </div>
      );
  }
}
