import { stemsOf } from '../text/words.ts';

/** Words beside another that deny it, by stems: a down alternative is no down, faux leather no leather. */
const [before, after] = ['faux fake vegan imitation artificial non anti', 'alternative look free proof resistant'].map(stemsOf);

/** Words that deny the one after them, and the one before them, as `of` names them. */
export interface Denying<T> {
  readonly before: ReadonlySet<T>;
  readonly after: ReadonlySet<T>;
}
export function denyingBy<T>(of: (stem: string) => T | undefined): Denying<T> {
  const set = (stems: readonly string[] = []) => new Set(stems.flatMap((stem) => of(stem) ?? []));
  return { before: set(before), after: set(after) };
}

/** Whether a name has a word only where it denies it. */
export function isDenied<T>(name: ArrayLike<T>, word: T, { before, after }: Denying<T>): boolean {
  for (let at = 0; at < name.length; at++) {
    const last = name[at - 1];
    const next = name[at + 1];
    if (name[at] === word && !(last !== undefined && before.has(last)) && !(next !== undefined && after.has(next))) return false;
  }
  return true;
}
