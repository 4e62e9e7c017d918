import { useState } from 'react';

/** Copies text to the clipboard. Some browsers refuse it, as all do without HTTPS, so `state` says how the last copy went. */
export function useCopy() {
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready');
  const copy = async (text: string): Promise<void> => {
    setState('ready');
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('refused');
    }
  };
  return { state, copy };
}
