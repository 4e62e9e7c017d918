import { LinkButton } from '../../ui/form/button.tsx';
import { Pages } from '../../ui/pages.tsx';
import styles from './staff-reports-screen.module.css';

interface ReportEndProps {
  readonly page: number;
  readonly pages: number;
  at(page: number): string;
  /** The download's address without its query. */
  readonly csv: string;
  /** Its query; empty values are left out. */
  readonly query: Readonly<Record<string, string>>;
}

/** Below a report's table: its pages, and the whole of it as a file. */
export function ReportEnd({ page, pages, at, csv, query }: ReportEndProps) {
  const asked = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''));
  return (
    <div className={styles.end}>
      <Pages page={page} pages={pages} at={at} />
      <LinkButton href={`${csv}?${asked}`} variant="secondary" size="small" download>
        Download as CSV
      </LinkButton>
    </div>
  );
}
