import { Accordion } from '../../ui/accordion.tsx';
import type { Block } from './blocks.ts';
import styles from './section-block.module.css';
import { Words } from './words.tsx';

/** One block of a section, each kind in its own form. */
export function SectionBlock({ block }: { block: Block }) {
  if (typeof block === 'string') {
    return (
      <p className={styles.text}>
        <Words text={block} />
      </p>
    );
  }
  if ('note' in block) return <p className={styles.note}>{block.note}</p>;
  if ('facts' in block) {
    return (
      <dl className={styles.facts}>
        {block.facts.map(([term, words]) => (
          <div key={term} className={styles.fact}>
            <dt>{term}</dt>
            <dd>
              <Words text={words} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  if ('questions' in block) {
    return (
      <div className={styles.questions}>
        {block.questions.map(({ question, answer }) => (
          <Accordion key={question} title={question}>
            {answer.map((words) => (
              <p key={words} className={styles.text}>
                <Words text={words} />
              </p>
            ))}
          </Accordion>
        ))}
      </div>
    );
  }
  const List = 'steps' in block ? 'ol' : 'ul';
  return (
    <List className={'steps' in block ? styles.steps : styles.list}>
      {('steps' in block ? block.steps : block.list).map((words) => (
        <li key={words}>
          <span>
            <Words text={words} />
          </span>
        </li>
      ))}
    </List>
  );
}
