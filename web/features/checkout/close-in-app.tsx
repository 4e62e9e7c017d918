import type { ReactNode } from 'react';
import { Button } from '../../ui/form/button.tsx';
import { tellApp } from './app-messages.ts';
import styles from './close-in-app.module.css';

/** Asks the app to close its web view. Hidden without script, which it needs. */
export function CloseInApp({ children }: { children: ReactNode }) {
  return (
    <Button className={styles.close} variant="secondary" onClick={() => tellApp({ type: 'checkout.closed' })}>
      {children}
    </Button>
  );
}
