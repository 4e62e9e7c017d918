import { type CategoryRule, type CategoryRules, maxDaysNew, maxRules } from '../../../../contract/merchandising/categories.ts';

/** What rules can name. */
interface Known {
  readonly categories: readonly { readonly taxonomyId: number; readonly isAutomatic: boolean }[];
  /** Keys of the family's brands. */
  readonly sellers: readonly string[];
  /** The category they are for. */
  readonly own: number;
}

const longest = 200;
const askFor = { tag: 'Enter a tag', brand: 'Enter a brand', title: 'Enter words of the name' } as const;

/** Rules as they are stored: texts without space around them. */
export const trimmed = ({ match, rules }: CategoryRules): CategoryRules => ({
  match,
  rules: rules.map((rule) => ('value' in rule ? { ...rule, value: rule.value.trim() } : rule)),
});

/** What is wrong with rules, by field: `rules.0.value`. Pure. */
export function faultsOf({ rules }: CategoryRules, known: Known): Record<string, string> {
  if (rules.length === 0) return { rules: 'Add at least one rule' };
  if (rules.length > maxRules) return { rules: `Use at most ${maxRules} rules` };
  const faults = rules.flatMap((rule, index) => {
    const fault = faultOf(rule, known);
    return fault ? [[`rules.${index}.${fault[0]}`, fault[1]] as const] : [];
  });
  return Object.fromEntries(faults);
}

function faultOf(rule: CategoryRule, { categories, sellers, own }: Known): readonly [string, string] | null {
  switch (rule.kind) {
    case 'tag':
    case 'brand':
    case 'title':
      if (rule.value === '') return ['value', askFor[rule.kind]];
      return rule.value.length > longest ? ['value', `Shorten this to ${longest} characters`] : null;
    case 'soldBy':
      return sellers.includes(rule.value) ? null : ['value', 'Choose a brand'];
    case 'category': {
      const found = categories.find(({ taxonomyId }) => taxonomyId === rule.taxonomyId);
      if (!found || found.taxonomyId === own) return ['taxonomyId', 'Choose another category'];
      return found.isAutomatic ? ['taxonomyId', 'Choose a category that is not filled by rules itself'] : null;
    }
    case 'price':
      if (rule.from === undefined && rule.to === undefined) return ['from', 'Enter a lowest or a highest price'];
      return rule.to !== undefined && rule.to < (rule.from ?? 0) ? ['to', 'Enter a price that is not below the lowest one'] : null;
    case 'new':
      return rule.days >= 1 && rule.days <= maxDaysNew ? null : ['days', `Enter a number of days from 1 to ${maxDaysNew}`];
    case 'rating':
      return rule.least >= 1 ? null : ['least', 'Enter a rating from 1 to 5'];
    case 'sale':
    case 'stock':
      return null;
  }
}
