import { classes } from '../../ui/classes.ts';
import styles from './prose.module.css';

/** `large` is for what is read rather than looked up, `document` for help and rules. */
export type ProseSize = 'text' | 'large' | 'document';

/** Formatted text of the content system, sanitised when it was saved (contract `richText`). */
export function Prose({ html, size = 'text' }: { html: string; size?: ProseSize }) {
  const className = size === 'document' ? styles.document : classes(styles.prose, styles[size]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the content store keeps nothing but paragraphs, lists, emphasis, headings, tables and links
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
