import styles from './logo.module.css';

/** The brand's wordmark, an image of its theme (`--logo`), so that no page carries other brands' marks. */
export function Logo() {
  return <span className={styles.logo} />;
}
