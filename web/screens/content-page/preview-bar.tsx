import styles from './preview-bar.module.css';

/** Says that what is shown is a draft. */
export function PreviewBar({ title }: { title: string }) {
  return (
    <p className={styles.bar} role="status">
      <strong>Draft.</strong> “{title}” as it would be published now. Only whoever has this link sees it.
    </p>
  );
}
