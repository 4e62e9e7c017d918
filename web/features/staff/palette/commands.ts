import type { Permission } from '../../../../contract/staff/staff-roles.ts';
import {
  staffCustomers,
  staffNewProduct,
  staffNewPromotion,
  staffOrder,
  staffOrders,
  staffPaymentProviders,
  staffProductImport,
  staffProducts,
  staffPromotionTrial,
  staffRestrictedCodes,
  staffRetention,
  staffReturn,
  staffReturnsPolicy,
  staffSender,
  staffShipping,
  staffStore,
  staffTaxes,
  staffTheme,
  staffWarehouses,
  staffWording,
} from '../../../staff-routes.ts';

/** A line of the command palette: where it leads, and in which words. */
export interface Command {
  readonly title: string;
  readonly href: string;
}

interface Allowed extends Command {
  /** Null for all staff. */
  readonly permission: Permission | null;
}

const actions: readonly Allowed[] = [
  { title: 'New product', href: staffNewProduct(), permission: 'catalog.edit' },
  { title: 'Import products', href: staffProductImport(), permission: 'catalog.edit' },
  { title: 'New promotion', href: staffNewPromotion(), permission: 'promotions.edit' },
  { title: 'Try a promotion', href: staffPromotionTrial(), permission: 'promotions.read' },
];

/** Offered once something is typed, so that pages of the menu come first. */
const settings: readonly Allowed[] = (
  [
    ['Store details', staffStore],
    ['Theme', staffTheme],
    ['Email sender', staffSender],
    ['Email wording', staffWording],
    ['Payment providers', staffPaymentProviders],
    ['Shipping', staffShipping],
    ['Returns policy', staffReturnsPolicy],
    ['Warehouses', staffWarehouses],
    ['Restricted postal codes', staffRestrictedCodes],
    ['Taxes', staffTaxes],
    ['Data retention', staffRetention],
  ] as const
).map(([title, page]) => ({ title, href: page(), permission: 'settings.edit' }));

/** The page of a number typed in full, as printed on slips and labels. */
const numbered = (typed: string): readonly Allowed[] => {
  const number = typed.toUpperCase();
  if (/^[A-Z0-9]{4}-[A-Z0-9]{5}$/.test(number))
    return [{ title: `Order ${number}`, href: staffOrder({ orderNumber: number }), permission: 'orders.read' }];
  if (/^R-[A-Z0-9]{4}-[A-Z0-9]{5}$/.test(number))
    return [{ title: `Return ${number}`, href: staffReturn({ caseNumber: number }), permission: 'orders.returns' }];
  return [];
};

const searchesFor = (typed: string): readonly Allowed[] => [
  { title: `Find “${typed}” in orders`, href: staffOrders({ q: typed }), permission: 'orders.read' },
  { title: `Find “${typed}” in customers`, href: staffCustomers({ q: typed }), permission: 'customers.read' },
  { title: `Find “${typed}” in products`, href: staffProducts({ q: typed }), permission: 'catalog.edit' },
];

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Every typed word begins a word of the title, in any order. */
const matches = (title: string, typed: readonly string[]): boolean => {
  const words = wordsOf(title);
  return typed.every((start) => words.some((word) => word.startsWith(start)));
};

/** What the palette offers for what was typed: pages and actions whose words begin so, then searches for it. Only what the member may open. */
export function commandsFor(typed: string, places: readonly Allowed[], permissions: readonly Permission[]): Command[] {
  const may = ({ permission }: Allowed) => permission === null || permissions.includes(permission);
  const starts = wordsOf(typed);
  const known = [...places, ...actions, ...(starts.length > 0 ? settings : [])].filter(({ title }) => matches(title, starts));
  const searches = starts.length > 0 ? [...numbered(typed.trim()), ...searchesFor(typed.trim())] : [];
  return [...known, ...searches].filter(may).map(({ title, href }) => ({ title, href }));
}
