import { classes } from '../../ui/classes.ts';
import styles from './prose.module.css';

/** Formatted text of the content system, sanitised when it was saved (contract `richText`). `large` is for what is read rather than looked up. */
export function Prose({ html, size = 'text' }: { html: string; size?: 'text' | 'large' }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the content store keeps nothing but paragraphs, lists, emphasis, headings, tables and links
  return <div className={classes(styles.prose, styles[size])} dangerouslySetInnerHTML={{ __html: html }} />;
}
