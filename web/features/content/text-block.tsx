import { classes } from '../../ui/classes.ts';
import { anchorOf } from './anchor.ts';
import { BlockWords, type WordsBlock } from './document/block-words.tsx';
import { Frame } from './frame.tsx';
import styles from './text-block.module.css';

/** The text editor block (spec §3), facts, questions and answers, below a header with an anchor. */
export function TextBlock({ block }: { block: WordsBlock }) {
  const { header_text, anchor } = block;
  const align = block.type === 'text_block' ? block.align : 'left';
  return (
    <Frame block={block}>
      <section className={classes(styles.text, styles[align])} id={anchor || anchorOf(header_text)} aria-label={header_text || undefined}>
        {header_text && <h2>{header_text}</h2>}
        <BlockWords block={block} size={align === 'center' ? 'large' : 'text'} />
      </section>
    </Frame>
  );
}
