import type { FailureData } from '../../page/failure-pages.ts';
import { category, home } from '../../routes.ts';
import { useDepartments } from '../../shell/menu/departments.ts';
import { ErrorLayout } from '../../ui/error-layout.tsx';
import { LinkButton } from '../../ui/form/button.tsx';
import styles from './not-found-screen.module.css';

/** Spec §2.11, with its capitals and button; a status other than 404 gets the general sentence. */
export default function NotFoundScreen({ data: { status, message } }: { data: FailureData }) {
  const departments = useDepartments();
  const general =
    status === 404
      ? 'The page you are looking for cannot be found. It may have moved, or the address may be mistyped.'
      : 'It looks like what was here is no longer available.';
  return (
    <ErrorLayout title="WE'RE SORRY" words={message ?? general}>
      <LinkButton href={home()} size="large">
        Let's go shopping
      </LinkButton>
      {departments.length > 0 && (
        <nav className={styles.departments} aria-labelledby="not-found-departments">
          <h2 id="not-found-departments">Or look through a department</h2>
          <ul className={styles.list}>
            {departments.map((department) => (
              <li key={department.taxonomyId}>
                <a href={category(department)}>{department.title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </ErrorLayout>
  );
}
