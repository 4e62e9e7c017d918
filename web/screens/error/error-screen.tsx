import type { MouseEvent } from 'react';
import { messageForStatus } from '../../../contract/api/problems.ts';
import type { FailureData } from '../../page/failure-pages.ts';
import { island } from '../../page/island.tsx';
import { home } from '../../routes.ts';
import { ErrorLayout } from '../../ui/error-layout.tsx';
import { LinkButton } from '../../ui/form/button.tsx';

/** Spec §2.11. Without script, or without a page to go back to, the button leads to the home page. */
function ErrorScreen({ data: { message } }: { data: FailureData }) {
  return (
    <ErrorLayout title="Oh no!" words={message ?? messageForStatus(500)}>
      <LinkButton href={home()} size="large" onClick={goBack}>
        Go to Previous Page
      </LinkButton>
    </ErrorLayout>
  );
}

function goBack(event: MouseEvent): void {
  if (history.length < 2) return;
  event.preventDefault();
  history.back();
}

export default island('screens/error/error-screen', ErrorScreen);
