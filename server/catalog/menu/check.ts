import { isMenuLink, maxLabelLength, maxSubItems } from '../../../contract/merchandising/menu.ts';
import type { MenuItemText } from './store.ts';

const badLink = 'Enter a path of this shop, such as /deals, or an address that begins with https://';

/** Texts without space around them. */
export const trimmed = ({ label, link, items, ...rest }: MenuItemText): MenuItemText => ({
  label: label.trim(),
  link: link.trim(),
  ...rest,
  items: items.map((item) => ({ label: item.label.trim(), link: item.link.trim() })),
});

/** What is wrong with a menu item, by field: `items.0.link`. Pure. */
export function faultsOf({ label, link, items, startsAt, endsAt }: MenuItemText): Record<string, string> {
  const faults = [
    ...entryFaults('', { label, link }),
    ...items.flatMap((item, index) => entryFaults(`items.${index}.`, item)),
    ...(items.length > maxSubItems ? [['items', `Use at most ${maxSubItems} links below an item`] as const] : []),
    ...(startsAt && endsAt && endsAt <= startsAt ? [['endsAt', 'Enter a time after the start'] as const] : []),
  ];
  return Object.fromEntries(faults);
}

function entryFaults(at: string, { label, link }: { label: string; link: string }): (readonly [string, string])[] {
  return [
    ...(label === '' ? [[`${at}label`, 'Enter a label'] as const] : []),
    ...(label.length > maxLabelLength ? [[`${at}label`, `Shorten the label to ${maxLabelLength} characters`] as const] : []),
    ...(isMenuLink(link) ? [] : [[`${at}link`, badLink] as const]),
  ];
}
