import type { FlagName } from '../../../contract/flags.ts';
import { knownVisitor, onKnown } from '../visitor.ts';

/** The flags that the page's visitor call tells; null when it has not within so many milliseconds. */
export function flagsLearnt(patience: number): Promise<readonly FlagName[] | null> {
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer);
      stop();
      resolve(knownVisitor().flags);
    };
    const timer = setTimeout(settle, patience);
    const stop = onKnown(() => knownVisitor().flags && settle());
    if (knownVisitor().flags) settle();
  });
}
