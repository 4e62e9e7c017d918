import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { CategoryRule, categoryEndpoints } from '../../../contract/merchandising/categories.ts';
import { plural } from '../../../contract/values/count.ts';
import { formatMoney } from '../../ui/money.ts';
import { kindOf, kindWords } from './rule-form.ts';

/** What rules can name. */
export type RuleChoices = OutputOf<typeof categoryEndpoints.get>['choices'];

/** A rule in words: `Tag is “washable”`, `Price up to $50.00`. */
export function ruleWords(rule: CategoryRule, { sellers, categories }: Pick<RuleChoices, 'sellers' | 'categories'>): string {
  const kind = kindWords[kindOf(rule)];
  switch (rule.kind) {
    case 'price':
      return priceWords(rule);
    case 'new':
      return `${kind} ${plural(rule.days, 'day')}`;
    case 'rating':
      return `${kind} ${rule.least}`;
    case 'category':
      return `${kind} ${categories.find(({ taxonomyId }) => taxonomyId === rule.taxonomyId)?.title ?? `no. ${rule.taxonomyId}`}`;
    case 'soldBy':
      return `${kind} ${sellers.find(({ key }) => key === rule.value)?.name ?? rule.value}`;
    case 'sale':
    case 'stock':
      return kind;
    default:
      return `${kind} “${rule.value}”`;
  }
}

function priceWords({ from, to }: Extract<CategoryRule, { kind: 'price' }>): string {
  if (from === undefined) return `Price up to ${formatMoney(to ?? 0)}`;
  return to === undefined ? `Price from ${formatMoney(from)}` : `Price ${formatMoney(from)} to ${formatMoney(to)}`;
}
