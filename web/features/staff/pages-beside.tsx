import { LinkButton } from '../../ui/form/button.tsx';
import styles from './filtered-list.module.css';

interface PagesBesideProps {
  /** Places of the list; null at its ends. */
  readonly previous: string | null;
  readonly next: string | null;
  readonly at: (place: { before: string } | { after: string }) => string;
}

/** The pages beside this one, of a list that goes on from a row. */
export function PagesBeside({ previous, next, at }: PagesBesideProps) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.pages} aria-label="Pages">
      {previous && (
        <LinkButton href={at({ before: previous })} variant="secondary" size="small" rel="prev">
          Previous
        </LinkButton>
      )}
      {next && (
        <LinkButton href={at({ after: next })} variant="secondary" size="small" rel="next">
          Next
        </LinkButton>
      )}
    </nav>
  );
}
