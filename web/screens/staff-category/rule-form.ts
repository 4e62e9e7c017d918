import { type CategoryRule, type CategoryRules, maxRules } from '../../../contract/merchandising/categories.ts';
import { own } from '../../../contract/values/own.ts';
import { amountFault } from '../../features/staff/promotions/to-edit.ts';
import { parseDollars, typedDollars } from '../../ui/form/dollars.ts';

/** Kinds of rules as the form has them: one that is turned around is a kind of its own. In the order of the menu. */
export const kindWords = {
  tag: 'Tag is',
  'tag.not': 'Tag is not',
  price: 'Price',
  sale: 'On sale',
  'sale.not': 'Not on sale',
  new: 'New within',
  brand: 'Brand is',
  'brand.not': 'Brand is not',
  soldBy: 'Sold by',
  'soldBy.not': 'Not sold by',
  category: 'In the category',
  'category.not': 'Not in the category',
  rating: 'Average rating at least',
  title: 'Name contains',
  'title.not': 'Name does not contain',
  stock: 'In stock',
  'stock.not': 'Sold out',
} as const;
export type RuleKind = keyof typeof kindWords;

const isKind = (text: string): text is RuleKind => own(kindWords, text) !== undefined;

/** A rule as typed: a text, a number, the lowest price, or a choice. */
export interface TypedRule {
  readonly kind: RuleKind;
  readonly value: string;
  /** The highest price. */
  readonly to: string;
}

export interface TypedRules {
  readonly match: CategoryRules['match'];
  readonly rules: readonly TypedRule[];
}

/** The form as posted, after its buttons that add or remove a rule. */
export function readRules(form: URLSearchParams): TypedRules {
  const then = form.get('then') ?? '';
  const rules: TypedRule[] = [];
  for (let index = 0; index < maxRules; index++) {
    const kind = form.get(`rules.${index}.kind`) ?? '';
    if (!isKind(kind)) break;
    if (then !== `remove.${index}`) {
      rules.push({ kind, value: form.get(`rules.${index}.value`) ?? '', to: form.get(`rules.${index}.to`) ?? '' });
    }
  }
  const added = form.get('added') ?? '';
  if (then === 'add' && isKind(added) && rules.length < maxRules) rules.push({ kind: added, value: '', to: '' });
  return { match: form.get('match') === 'any' ? 'any' : 'all', rules };
}

/** Stored rules as a form. */
export function typedRules({ match, rules }: CategoryRules): TypedRules {
  return { match, rules: rules.map((rule) => ({ kind: kindOf(rule), ...typedOf(rule) })) };
}

export const kindOf = (rule: CategoryRule): RuleKind => ('not' in rule && rule.not ? `${rule.kind}.not` : rule.kind);

function typedOf(rule: CategoryRule): { value: string; to: string } {
  const money = (cents: number | undefined) => (cents === undefined ? '' : typedDollars(cents));
  if (rule.kind === 'price') return { value: money(rule.from), to: money(rule.to) };
  if ('value' in rule) return { value: rule.value, to: '' };
  if (rule.kind === 'category') return { value: String(rule.taxonomyId), to: '' };
  return { value: rule.kind === 'new' ? String(rule.days) : rule.kind === 'rating' ? String(rule.least) : '', to: '' };
}

/** The rules that a form asks for, or what is wrong with it, by `0.value` or `0.to`. The server checks the rest. */
export function rulesOf({ match, rules: typed }: TypedRules): { rules: CategoryRules | null; errors: Readonly<Record<string, string>> } {
  const errors = new Map<string, string>();
  const rules = typed.flatMap((rule, index) => {
    const made = ruleOf(rule, (field, fault) => errors.set(`${index}.${field}`, fault));
    return made ? [made] : [];
  });
  return { rules: errors.size === 0 ? { match, rules } : null, errors: Object.fromEntries(errors) };
}

function ruleOf({ kind: typed, value, to }: TypedRule, refuse: (field: 'value' | 'to', fault: string) => void): CategoryRule | null {
  const [kind, suffix] = typed.split('.') as [CategoryRule['kind'], 'not' | undefined];
  const not = suffix === 'not';
  switch (kind) {
    case 'price': {
      const ends = [value, to].map((text) => (text.trim() === '' ? undefined : parseDollars(text)));
      if (ends[0] === null) refuse('value', amountFault);
      if (ends[1] === null) refuse('to', amountFault);
      const [from, most] = ends;
      return { kind, ...(from != null && { from }), ...(most != null && { to: most }) };
    }
    case 'category':
      if (!/^\d+$/.test(value)) refuse('value', 'Choose a category');
      return { kind, taxonomyId: Number(value), not };
    case 'new':
      if (!/^\d{1,4}$/.test(value.trim())) refuse('value', 'Enter a number of days, such as 30');
      return { kind, days: Number(value) };
    case 'rating':
      if (!/^[1-5](\.\d)?$/.test(value.trim())) refuse('value', 'Enter a rating from 1 to 5, such as 4.5');
      return { kind, least: Number(value) };
    case 'sale':
    case 'stock':
      return { kind, not };
    default:
      return { kind, value, not };
  }
}

/** The server's messages, by the fields of the form. */
export const errorsOf = (fields: Readonly<Record<string, string>> | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields ?? {}).map(([path, message]) => {
      const [, index, field] = path.split('.');
      return [index === undefined ? path : `${index}.${field === 'to' ? 'to' : 'value'}`, message];
    }),
  );
