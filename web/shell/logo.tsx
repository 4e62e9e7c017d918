import styles from './logo.module.css';

/** The brand's wordmark. A picture of its theme (`--logo`), so that no page carries the marks of brands it does not show. */
export function Logo() {
  return <span className={styles.logo} />;
}
