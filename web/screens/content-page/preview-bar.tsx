import { momentInWords } from '../../features/content/moments.ts';
import type { Preview } from './content-page-data.ts';
import styles from './preview-bar.module.css';

/** Says that the page shown is not public. */
export function PreviewBar({ title, preview: { at, version } }: { title: string; preview: Preview }) {
  return (
    <p className={styles.bar} role="status">
      <strong>{version === null ? 'Draft.' : `Version ${version}.`}</strong> “{title}” as it would be published{' '}
      {at === null ? 'now' : momentInWords(at)}. Only whoever has this link sees it.
    </p>
  );
}
