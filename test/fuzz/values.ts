import { hostile } from './hostile.ts';
import type { Pool } from './pool.ts';
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
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly format?: string;
  readonly pattern?: string;
}

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
  ['url', ['https://hooks.example.com/mantel', 'https://example.com/film.mp4']],
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

/** For strings with a pattern, when no known value matches. */
const patterned = [
  '#a5673f',
  'WA',
  'plain-words',
  'plain-words-2',
  '12345',
  '20-50',
  'shop.example.com',
  '1HGCM82633A004352',
  'Plain words',
];

const day = 86_400_000;

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

  uuid(): string {
    const digits = Array.from({ length: 32 }, () => this.#random.below(16).toString(16)).join('');
    return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
  }

  /** Puts a hostile value somewhere into a body, or removes something. */
  spoil(body: unknown): void {
    if (typeof body !== 'object' || body === null) return;
    const names = Object.keys(body);
    if (names.length === 0) return;
    const name = this.#random.pick(names) as keyof typeof body;
    if (typeof body[name] === 'object' && body[name] !== null && this.#random.chance(0.7)) this.spoil(body[name]);
    else if (this.#random.chance(0.15)) delete body[name];
    else Object.defineProperty(body, name, { value: this.hostile(), enumerable: true, configurable: true, writable: true });
  }

  /** A valid value for the schema, likely to succeed; optional parts now and then. */
  valid(schema: Schema, name = ''): unknown {
    const random = this.#random;
    const choices = schema.anyOf ?? schema.oneOf;
    const isWhole = schema.type === 'object' || schema.type === 'array';
    const isScalar = !isWhole && !choices && !schema.allOf && !schema.enum && schema.const === undefined;
    if (isScalar) return this.#scalar(schema, name);
    const wholes = isWhole ? this.#pool.wholes(name) : [];
    if (wholes.length > 0 && random.chance(0.5)) return this.fitted(schema, random.pick(wholes), name);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return random.pick(schema.enum);
    if (choices) return this.valid(random.pick(choices), name);
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => this.valid(part, name)));
    if (schema.type === 'object') return this.#object(schema, name);
    const { minItems = 0, items = {} } = schema;
    return Array.from({ length: minItems + random.below(3) }, () => this.valid(items, name));
  }

  /** What a schema takes of a shown value, such as what a page's form sends back of what it showed. */
  fitted(schema: Schema, shown: unknown, name = ''): unknown {
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) {
      const choice = choices.find((one) => takes(one, shown));
      return choice ? this.fitted(choice, shown, name) : this.valid(schema, name);
    }
    if (!takes(schema, shown)) return this.valid(schema, name);
    if (Array.isArray(shown)) return shown.map((item) => this.fitted(schema.items ?? {}, item, name));
    if (typeof shown !== 'object' || shown === null) return shown;
    const { properties, required = [], additionalProperties } = schema;
    if (!properties)
      return typeof additionalProperties === 'object'
        ? Object.fromEntries(Object.entries(shown).map(([key, value]) => [key, this.fitted(additionalProperties, value, key)]))
        : structuredClone(shown);
    const known = new Map<string, unknown>(Object.entries(shown));
    const parts = Object.entries(properties).filter(([part]) => known.has(part) || required.includes(part));
    return Object.fromEntries(
      parts.map(([part, of]) => [part, known.has(part) ? this.fitted(of, known.get(part), part) : this.valid(of, part)]),
    );
  }

  #known(name: string): unknown {
    const known = [name, ...(alsoKnownAs.get(name) ?? [])].flatMap((one) => this.#pool.get(one));
    return known.length > 0 ? this.#random.pick(known) : undefined;
  }

  #scalar(schema: Schema, name: string): unknown {
    const random = this.#random;
    const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
    if (type === 'boolean') return random.chance(0.5);
    if (type === 'null') return null;
    if (schema.format === 'date' || schema.format === 'date-time') return this.#time(schema.format);
    const fits = (fitting.get(name) ?? []).filter((value) => takes(schema, value));
    if (fits.length > 0 && random.chance(0.8)) return random.pick(fits);
    const known = this.#known(name);
    if (takes(schema, known) && random.chance(0.9)) return known;
    if (type === 'integer' || type === 'number') return this.#number(schema);
    if (schema.format === 'uuid') return this.uuid();
    const { minLength = 0, maxLength = 255 } = schema;
    const words = ['Ann Lee', 'a', 'A linen sofa for two people', 'x'.repeat(maxLength), 'x'.repeat(Math.max(minLength, 1)), ...patterned];
    const taken = words.filter((word) => takes(schema, word));
    return taken.length > 0 ? random.pick(taken) : 'a';
  }

  /** Within a month of now. */
  #time(format: 'date' | 'date-time'): string {
    const at = new Date(Date.now() + (this.#random.below(60) - 30) * day).toISOString();
    return format === 'date' ? at.slice(0, 10) : at;
  }

  #object({ properties = {}, required = [], additionalProperties }: Schema, name: string): unknown {
    const parts = Object.entries(properties).filter(([part]) => required.includes(part) || this.#random.chance(0.7));
    const made = Object.fromEntries(parts.map(([part, schema]) => [part, this.valid(schema, part)]));
    return typeof additionalProperties === 'object' && this.#random.chance(0.3)
      ? { ...made, [String(this.#random.pick(['quality', 'furniture', 'toString', '__proto__']))]: this.valid(additionalProperties, name) }
      : made;
  }

  /** Bounds more often than values between. */
  #number({
    exclusiveMinimum,
    minimum = exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1,
    maximum = 2 ** 31 - 1,
  }: Schema): number {
    return this.#random.pick([minimum, maximum, minimum + 1, Math.min(maximum, minimum + this.#random.below(100))]);
  }
}

/** Whether a value is of a schema's type and in its bounds; of an object only that its constant fields are right. */
function takes(schema: Schema, value: unknown): boolean {
  if (value === undefined) return false;
  if (schema.const !== undefined) return schema.const === value;
  if (schema.enum) return schema.enum.includes(value);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.some((one) => takes(one, value));
  const types = [schema.type ?? []].flat();
  const type = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  if (types.length > 0 && !types.includes(type) && !(type === 'number' && types.includes('integer') && Number.isInteger(value)))
    return false;
  if (typeof value === 'string') return takesText(schema, value);
  if (typeof value === 'number')
    return value >= (schema.minimum ?? value) && value > (schema.exclusiveMinimum ?? -Infinity) && value <= (schema.maximum ?? value);
  if (type !== 'object') return true;
  const known = new Map<string, unknown>(Object.entries(value as object));
  return Object.entries(schema.properties ?? {}).every(
    ([name, { const: constant }]) => constant === undefined || known.get(name) === constant,
  );
}

const takesText = ({ minLength = 0, maxLength = 1e6, pattern }: Schema, text: string): boolean =>
  text.length >= minLength && text.length <= maxLength && (pattern === undefined || new RegExp(pattern, 'u').test(text));
