import type { FlagName } from '../../../contract/flags/flags.ts';
import { knownVisitor, onKnown } from '../visitor/visitor.ts';

/** The flags from the page's visitor call; null when it takes longer than this many milliseconds. */
export function flagsLearnt(timeoutMs: number): Promise<readonly FlagName[] | null> {
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer);
      stop();
      resolve(knownVisitor().flags);
    };
    const timer = setTimeout(settle, timeoutMs);
    const stop = onKnown(() => knownVisitor().flags && settle());
    if (knownVisitor().flags) settle();
  });
}
