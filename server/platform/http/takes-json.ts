/**
 * Whether a client takes JSON, by its `Accept` header (RFC 9110 §12.5.1: the most specific range decides, a weight of 0 refuses). Without the header, or
 * with a weight nobody can read, it does.
 */
export function takesJson(accept: string | undefined): boolean {
  if (!accept?.trim()) return true;
  const weights = new Map(accept.split(',').map(readRange));
  if ([...weights].some(([type, weight]) => type.endsWith('+json') && weight !== 0)) return true;
  return (weights.get('application/json') ?? weights.get('application/*') ?? weights.get('*/*') ?? 0) !== 0;
}

function readRange(range: string): [type: string, weight: number] {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  return [type, Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1)];
}
