import { useState } from 'react';

/** Copies text to the clipboard. Some browsers refuse, and all do without HTTPS, so `state` reports the last attempt. */
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
