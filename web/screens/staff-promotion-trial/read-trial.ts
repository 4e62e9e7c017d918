/** The form of a trial, as typed. */
export interface Trial {
  readonly lines: string;
  /** In the shop's time zone; empty for now. */
  readonly at: string;
  readonly brand: string;
  readonly country: string;
  readonly payment: string;
  readonly signedIn: boolean;
  /** `yes`, `no`, or empty for not known. */
  readonly first: string;
  readonly email: string;
  readonly codes: string;
  readonly campaignId: string;
}

export const emptyTrial: Trial = {
  lines: '',
  at: '',
  brand: '',
  country: 'US',
  payment: '',
  signedIn: false,
  first: '',
  email: '',
  codes: '',
  campaignId: '',
};

/** A posted form. */
export function readTrial(form: URLSearchParams): Trial {
  const text = (name: string) => (form.get(name) ?? '').replaceAll('\r\n', '\n').trim();
  return {
    lines: text('lines'),
    at: text('at'),
    brand: text('brand'),
    country: text('country'),
    payment: text('payment'),
    signedIn: form.has('signedIn'),
    first: text('first'),
    email: text('email'),
    codes: text('codes'),
    campaignId: text('campaignId'),
  };
}

interface Lines {
  readonly lines: { readonly sku: string; readonly quantity: number }[];
  readonly fault: string | null;
}

/** Lines such as `OAK-1 × 2`, `OAK-1 x2` or only `OAK-1`. */
export function linesOf(typed: string): Lines {
  const lines: Lines['lines'] = [];
  for (const line of typed.split('\n').map((text) => text.trim())) {
    if (line === '') continue;
    const times = /(?<=.)(?:[×*]|\s[xX])\s*(\d+)$/.exec(line);
    const sku = line.slice(0, times?.index).trim();
    const quantity = Number(times?.[1] ?? 1);
    if (quantity < 1 || quantity > 99) return { lines: [], fault: `“${line}”: enter a quantity from 1 to 99` };
    lines.push({ sku, quantity });
  }
  return { lines, fault: lines.length === 0 ? 'Enter at least one SKU' : null };
}
