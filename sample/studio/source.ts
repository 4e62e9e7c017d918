import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const blender = join(import.meta.dirname, 'blender');
const families = new Map<string, Map<string, string>>();

/**
 * The source that determines a model's (`family.function`) look: the kit's version, the function, and what it uses of its family, function
 * by function. Other functions do not count, so fixing one lamp does not renew all.
 */
export function sourceOf(model: string): string {
  const [family = '', name = ''] = model.split('.');
  const parts = families.get(family) ?? partsOf(readFileSync(join(blender, 'models', `${family}.py`), 'utf8'));
  families.set(family, parts);
  const used = new Set([name]);
  for (const part of used) {
    const words = new Set(parts.get(part)?.match(/\w+/g));
    for (const other of parts.keys()) if (words.has(other)) used.add(other);
  }
  const sources = [...used].toSorted().map((part) => parts.get(part) ?? '');
  return [readFileSync(join(blender, 'VERSION'), 'utf8'), ...sources].join('\n');
}

/** The functions and constants of a Python file, by name. */
function partsOf(source: string): Map<string, string> {
  const blocks = source
    .split(/\n(?=[A-Za-z_])/)
    .map((block): [string, string] => [/^(?:def )?(\w+)/.exec(block)?.[1] ?? '', block.trimEnd()]);
  return new Map(blocks.filter(([, block]) => /^(def \w+|\w+ =)/.test(block)));
}
