import { memoized } from '../../memoized.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Bodies below this many bytes hardly shrink. */
export const worthCompressing = 1024;

/** The best encoding a client accepts. Browsers send few different values, so results are cached. */
export const bestEncoding = memoized(
  (accepted: string): Encoding => (['br', 'gzip'] as const).find((name) => accepts(accepted, name)) ?? 'identity',
  100,
);

function accepts(accepted: string, name: string): boolean {
  return accepted.split(',').some((part) => {
    const [coding, ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return coding === name && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
