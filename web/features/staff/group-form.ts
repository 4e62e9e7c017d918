import type { GroupEdit } from '../../../contract/staff/care/customer-groups.ts';
import { parseDollars, typedDollars } from '../../ui/form/dollars.ts';

/** A group's form, as typed. */
export interface GroupForm {
  readonly name: string;
  readonly spentFrom: string;
  readonly ordersFrom: string;
}

/** A stored group as its form. */
export const groupFormOf = ({ name, spentFrom, ordersFrom }: GroupEdit): GroupForm => ({
  name,
  spentFrom: spentFrom ? typedDollars(spentFrom) : '',
  ordersFrom: ordersFrom ? String(ordersFrom) : '',
});

export const readGroupForm = (form: URLSearchParams): GroupForm => ({
  name: form.get('name') ?? '',
  spentFrom: form.get('spentFrom') ?? '',
  ordersFrom: form.get('ordersFrom') ?? '',
});

/** The group that a form asks for, or what is wrong with it by field; the server validates it. */
export function groupEditOf({
  name,
  spentFrom,
  ordersFrom,
}: GroupForm): { readonly edit: GroupEdit; readonly errors: null } | { readonly edit: null; readonly errors: Record<string, string> } {
  const spent = spentFrom.trim() === '' ? null : parseDollars(spentFrom);
  const isWhole = /^\d{1,5}$/.test(ordersFrom.trim());
  const errors: Record<string, string> = {
    ...(spent === null && spentFrom.trim() !== '' && { spentFrom: 'Enter an amount in dollars, such as 500' }),
    ...(ordersFrom.trim() !== '' && !isWhole && { ordersFrom: 'Enter a whole number' }),
  };
  if (Object.keys(errors).length > 0) return { edit: null, errors };
  return { edit: { name, spentFrom: spent, ordersFrom: isWhole ? Number(ordersFrom) : null }, errors: null };
}
