import { useState } from 'react';
import { Button } from '../../ui/form/button.tsx';
import styles from './copy-button.module.css';

const words = { ready: 'Copy', copied: 'Copied', refused: 'Select and copy manually' } as const;

/** Copies a text to the clipboard. Some browsers refuse this without HTTPS, so the button says what happened. Hidden without script. */
export function CopyButton({ text }: { text: string }) {
  const [state, setState] = useState<keyof typeof words>('ready');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('refused');
    }
  };
  return (
    <Button variant="secondary" size="small" className={styles.button} onClick={() => void copy()}>
      <span aria-live="polite">{words[state]}</span>
    </Button>
  );
}
