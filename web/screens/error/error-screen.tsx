import type { MouseEvent } from 'react';
import { messageForStatus } from '../../../contract/problems.ts';
import type { FailureData } from '../../page/failure-pages.ts';
import { home } from '../../routes.ts';
import { Astray } from '../../ui/astray.tsx';
import { LinkButton } from '../../ui/button.tsx';

/** Spec §2.11. Without script, or without a page to go back to, the button leads home. */
export default function ErrorScreen({ data: { message } }: { data: FailureData }) {
  return (
    <Astray title="Oh no!" words={message ?? messageForStatus(500)}>
      <LinkButton href={home()} size="large" onClick={goBack}>
        Go to Previous Page
      </LinkButton>
    </Astray>
  );
}

function goBack(event: MouseEvent): void {
  if (history.length < 2) return;
  event.preventDefault();
  history.back();
}
