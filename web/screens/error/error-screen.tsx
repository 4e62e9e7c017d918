import type { MouseEvent } from 'react';
import { messageForStatus } from '../../../contract/problems.ts';
import type { FailureData } from '../../page/failure-pages.ts';
import { home } from '../../routes.ts';
import { LinkButton } from '../../ui/button.tsx';
import { CrookedFrame } from '../../ui/crooked-frame.tsx';
import styles from './error-screen.module.css';

/** Spec §2.11. Without script, or without a page to go back to, the button leads home. */
export default function ErrorScreen({ data: { message } }: { data: FailureData }) {
  return (
    <div className={styles.screen}>
      <CrookedFrame />
      <h1>Oh no!</h1>
      <p>{message ?? messageForStatus(500)}</p>
      <LinkButton href={home()} size="large" onClick={goBack}>
        Go to Previous Page
      </LinkButton>
    </div>
  );
}

function goBack(event: MouseEvent): void {
  if (history.length < 2) return;
  event.preventDefault();
  history.back();
}
