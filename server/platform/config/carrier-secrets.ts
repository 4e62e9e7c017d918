import { carrierNames } from '../../../contract/shipments/shipments.ts';

const shortest = 16;

/** Parses `ups=…, fedex=…`. Throws an error that names the fault but never the secret. */
export function carrierSecretsOf(written: string): ReadonlyMap<string, string> {
  const pairs = written
    .split(',')
    .map((pair) => pair.trim())
    .filter(Boolean)
    .map((pair): [string, string] => {
      const [code = '', ...secret] = pair.split('=');
      return [code.trim(), secret.join('=').trim()];
    });
  for (const [code, secret] of pairs) {
    if (!Object.hasOwn(carrierNames, code)) throw new Error(`knows the carriers ${Object.keys(carrierNames).join(', ')}`);
    if (secret.length < shortest) throw new Error(`the secret of ${code} needs ${shortest} characters or more`);
  }
  return new Map(pairs);
}
