import { own } from '../../../contract/values/own.ts';
import { isPlainRecord, type Plain, type PlainRecord } from '../../../contract/values/plain.ts';
import { isSame, joined } from './paths.ts';

interface Merged {
  readonly body: PlainRecord;
  /** Paths in the merged content where both changed the same field; ours wins. */
  readonly collisions: readonly string[];
}

/**
 * Merges two editors' changes to the same version. Blocks are matched by uid, wherever they moved. Where both changed the same field, ours wins and its
 * path is reported.
 */
export function merged(base: PlainRecord, ours: PlainRecord, theirs: PlainRecord): Merged {
  const collisions: string[] = [];
  return { body: mergedRecord(base, ours, theirs, '', collisions), collisions };
}

function mergedValue(
  base: Plain | undefined,
  ours: Plain | undefined,
  theirs: Plain | undefined,
  path: string,
  collisions: string[],
): Plain | undefined {
  if (isSame(ours, theirs) || isSame(base, theirs)) return ours;
  if (isSame(base, ours)) return theirs;
  if (isPlainRecord(ours) && isPlainRecord(theirs)) return mergedRecord(isPlainRecord(base) ? base : {}, ours, theirs, path, collisions);
  if (areBlocks(ours) && areBlocks(theirs)) return mergedBlocks(areBlocks(base) ? base : [], ours, theirs, path, collisions);
  collisions.push(path);
  return ours;
}

function mergedRecord(base: PlainRecord, ours: PlainRecord, theirs: PlainRecord, path: string, collisions: string[]): PlainRecord {
  const names = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])];
  const entries = names.flatMap((name) => {
    const value = mergedValue(own(base, name), own(ours, name), own(theirs, name), joined(path, name), collisions);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries);
}

type Block = PlainRecord & { readonly system: { readonly uid: string } };
const areBlocks = (value: Plain | undefined): value is readonly Block[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => isPlainRecord(item) && isPlainRecord(item.system) && item.system.uid);

/** In our order; their new blocks keep the block they follow. A block that one removed and the other left unchanged is removed. */
function mergedBlocks(base: readonly Block[], ours: readonly Block[], theirs: readonly Block[], path: string, collisions: string[]): Plain {
  const find = (blocks: readonly Block[], uid: string) => blocks.find((block) => block.system.uid === uid);
  const kept = ours.filter(({ system: { uid } }) => {
    const before = find(base, uid);
    return !before || find(theirs, uid) !== undefined || !isSame(before, find(ours, uid));
  });
  const order = [...kept];
  for (const [i, block] of theirs.entries()) {
    const { uid } = block.system;
    const before = find(base, uid);
    if (find(ours, uid) || (before && isSame(before, block))) continue;
    const behind = theirs.slice(0, i).findLast((earlier) => find(order, earlier.system.uid));
    order.splice(behind ? order.findIndex(({ system }) => system.uid === behind.system.uid) + 1 : 0, 0, block);
  }
  return order.map((block, i) => {
    const their = find(theirs, block.system.uid);
    return their ? (mergedValue(find(base, block.system.uid), block, their, joined(path, i), collisions) as Plain) : block;
  });
}
