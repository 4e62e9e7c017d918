import type { Random } from './random.ts';

/** The parts of JSON Schema the OpenAPI document uses. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

/** Hostile and broken values. */
const hostile: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  2 ** 31,
  2 ** 53,
  '9223372036854775808',
  '9'.repeat(400),
  'NaN',
  '-0',
  '1e3',
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\ufffe\u202ertl\u200b',
  '😀👩‍👩‍👧🏽',
  'x'.repeat(256),
  'x'.repeat(8000),
  "' OR 1=1; --",
  '"); select pg_sleep(10); --',
  '%_\\%',
  '%zz',
  'a & | ! <-> :* (b',
  '((((((((((((((((a+)+)+)+$',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  'a\r\nset-cookie: owned=1',
  '2026-13-45',
  '9999-12-31T23:59:59Z',
  '+275760-09-13T00:00:00Z',
  '0001-01-01',
  '00000000-0000-4000-8000-000000000000',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '-100000000000000000000',
  [],
  [['deep']],
  ['1', '2'],
  {},
  { toString: 1, length: 9 },
  JSON.parse('{"__proto__": {"admin": true}}'),
];

/** Fields with few valid values, and such values. */
const fitting: ReadonlyMap<string, readonly unknown[]> = new Map<string, readonly unknown[]>([
  ['email', ['ann.lee@example.com', 'fuzz@example.com']],
  ['password', ['weaver-of-7-looms', 'wrong-1-password']],
  ['postalCode', ['98101', '17111', '96799', 'K1A 0B1', '98101-1234']],
  ['zipCode', ['98101', '10001']],
  ['stateRegion', ['WA', 'OH', 'ON']],
  ['city', ['Seattle']],
  ['addressLine1', ['12 Elm Street', 'PO Box 12']],
  ['phone', ['206 555 0142']],
  ['number', ['4242424242424242', '4000000000000002', '4000002500003155', '5555555555554444']],
  ['expiry', ['12/30', '12/2030']],
  ['securityCode', ['123']],
  ['quantity', [1, 2, 99]],
  ['k', ['linen sofa', 'lamp', 'rug 8x10', 'sfoa']],
  ['q', ['lamp', 'ann', 'a']],
  ['query', ['lin', 'sofa', '{ title }']],
  ['path', ['/old', '/c/furniture?t=1']],
  ['from', ['/old/thing', '/old?x=1']],
  ['to', ['/', '/cart', '/old/thing']],
  ['at', ['2030-01-01T10:00:00Z']],
  ['reason', ['A customer asked for it on the telephone']],
  ['phrase', ['couch', 'loveseat']],
  ['carrier', ['UPS', 'FedEx']],
  ['page', [1, 2, 'home', 'deals']],
  ['pageId', ['home', 'deals', 'faq']],
  ['sort', ['newest', 'price-low']],
  ['department', ['furniture', 'bath']],
  ['slug', ['furniture', 'rugs']],
  ['values', ['sofa', 'lamp,blue', '20-50']],
  ['keys', ['k', 'k,color', 'price']],
]);

/** What responses have contained, by field name: ids, tokens and handles that lead on. */
export class Pool {
  readonly #known = new Map<string, unknown[]>();

  get(name: string): readonly unknown[] {
    return this.#known.get(name) ?? [];
  }

  /** Stores a response's strings and numbers, the latest forty per name. */
  harvest(answer: unknown, depth = 0): void {
    if (typeof answer !== 'object' || answer === null || depth > 8) return;
    for (const [name, value] of Object.entries(answer)) {
      if (typeof value === 'object') this.harvest(value, depth + 1);
      else if (/^\D/.test(name) && (typeof value === 'number' || (typeof value === 'string' && value.length < 200))) {
        const known = this.#known.get(name) ?? [];
        known.push(value);
        if (known.length > 40) known.shift();
        this.#known.set(name, known);
      }
    }
  }
}

/** A parameter's other names in responses. */
const alsoKnownAs: ReadonlyMap<string, readonly string[]> = new Map([
  ['t', ['taxonomyId']],
  ['variation', ['variationId']],
  ['order', ['orderNumber']],
  ['checkout', ['checkoutUuid']],
  ['mail', ['mailId']],
  ['customer', ['customerId']],
  ['resetToken', ['token']],
  ['ids', ['productId']],
  ['expectedTotal', ['total']],
]);

export class Values {
  readonly #random: Random;
  readonly #pool: Pool;

  constructor(random: Random, pool: Pool) {
    this.#random = random;
    this.#pool = pool;
  }

  hostile(): unknown {
    // A copy, since bodies are corrupted in place.
    return structuredClone(this.#random.pick(hostile));
  }

  /** A valid value for the schema, likely to succeed; optional parts now and then. */
  valid(schema: Schema, name = ''): unknown {
    const random = this.#random;
    const known = [name, ...(alsoKnownAs.get(name) ?? [])].flatMap((one) => this.#pool.get(one));
    const isScalar = schema.type !== 'object' && schema.type !== 'array' && !schema.enum && schema.const === undefined;
    const fits = fitting.get(name);
    if (isScalar && fits && random.chance(0.8)) return random.pick(fits);
    if (isScalar && known.length > 0 && random.chance(0.9)) return random.pick(known);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return random.pick(schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return this.valid(random.pick(choices), name);
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => this.valid(part, name)));
    const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
    if (type === 'object') return this.#object(schema, name);
    if (type === 'array') return Array.from({ length: random.below(3) }, () => this.valid(schema.items ?? {}, name));
    if (type === 'boolean') return random.chance(0.5);
    if (type === 'null') return null;
    if (type === 'integer' || type === 'number') return this.#number(schema);
    return random.pick(['Ann Lee', 'a', 'A linen sofa for two people', 'x'.repeat(schema.maxLength ?? 255)]);
  }

  #object({ properties = {}, required = [], additionalProperties }: Schema, name: string): unknown {
    const parts = Object.entries(properties).filter(([part]) => required.includes(part) || this.#random.chance(0.7));
    const made = Object.fromEntries(parts.map(([part, schema]) => [part, this.valid(schema, part)]));
    return typeof additionalProperties === 'object' && this.#random.chance(0.3)
      ? { ...made, [String(this.#random.pick(['quality', 'furniture', 'toString', '__proto__']))]: this.valid(additionalProperties, name) }
      : made;
  }

  /** Bounds more often than values between. */
  #number({ minimum = 0, maximum = 2 ** 31 - 1 }: Schema): number {
    return this.#random.pick([minimum, maximum, minimum + 1, Math.min(maximum, minimum + this.#random.below(100))]);
  }
}
