import type { ListedMember } from '../../../contract/staff.ts';

const keys = ['name', 'role', 'seen'] as const;
type Key = (typeof keys)[number];

/** What the list is ordered by; in the URL `role`, or `-role` the other way round. */
export interface Order {
  readonly key: Key;
  readonly isDescending: boolean;
}

export function orderOf(sort: string | null): Order {
  const isDescending = sort?.startsWith('-') ?? false;
  const key = keys.find((name) => name === sort?.replace('-', ''));
  return key ? { key, isDescending } : { key: 'name', isDescending: false };
}

/** What the URL says after a press on a heading: by it, or the other way round where it is so already. The list's own order is left out. */
export function sortAfterPress({ key, isDescending }: Order, pressed: Key): string | undefined {
  if (key === pressed) return isDescending ? (pressed === 'name' ? undefined : pressed) : `-${pressed}`;
  return pressed === 'name' ? undefined : pressed;
}

const sortKey = ({ name, role, lastSeenAt }: ListedMember, key: Key): string =>
  ({ name: name.toLowerCase(), role, seen: lastSeenAt ?? '' })[key];

export function inOrder(members: readonly ListedMember[], { key, isDescending }: Order): ListedMember[] {
  const way = isDescending ? -1 : 1;
  return members.toSorted((a, b) => way * sortKey(a, key).localeCompare(sortKey(b, key)));
}
