import { useCopy } from '../browser/use-copy.ts';
import { Button } from './button.tsx';
import styles from './copy-button.module.css';

const words = { ready: 'Copy', copied: 'Copied', refused: 'Select and copy manually' } as const;

/** Copies a text to the clipboard. The button says what happened. Hidden without script. */
export function CopyButton({ text }: { text: string }) {
  const { state, copy } = useCopy();
  return (
    <Button variant="secondary" size="small" className={styles.button} onClick={() => void copy(text)}>
      <span aria-live="polite">{words[state]}</span>
    </Button>
  );
}
