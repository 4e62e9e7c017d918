import type { BlockOf } from '../../../contract/content/blocks.ts';
import { classes } from '../../ui/classes.ts';
import { anchorOf } from './anchor.ts';
import { Frame } from './frame.tsx';
import { Prose } from './prose.tsx';
import styles from './text-block.module.css';

/** The text editor block (spec §3). */
export function TextBlock({ block: { header_text, align, html, ...block } }: { block: BlockOf<'text_block'> }) {
  return (
    <Frame block={block}>
      <section className={classes(styles.text, styles[align])} id={anchorOf(header_text)} aria-label={header_text || undefined}>
        {header_text && <h2>{header_text}</h2>}
        <Prose html={html} size={align === 'center' ? 'large' : 'text'} />
      </section>
    </Frame>
  );
}
