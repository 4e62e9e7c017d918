import { classes } from '../../ui/classes.ts';
import styles from './prose.module.css';

/** `large` for reading matter, `document` for help and legal pages. */
export type ProseSize = 'text' | 'large' | 'document';

/** Rich text of the content system, sanitized when it was saved (contract `richText`). */
export function Prose({ html, size = 'text' }: { html: string; size?: ProseSize }) {
  const className = size === 'document' ? styles.document : classes(styles.prose, styles[size]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the content store keeps nothing but paragraphs, lists, emphasis, headings, tables and links
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
