import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useFinding } from './finding-context.ts';
import { isFollowed } from './indexing.ts';
import type { Selection } from './selection.ts';

interface FilterLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: Selection;
  /** How many products that list has, as far as is known; few are not for search engines. */
  results?: number;
}

/** A link to another selection of the same list, shown in place. New tabs, and browsers without script, get the page itself. */
export function FilterLink({ to, results = Number.POSITIVE_INFINITY, onClick, ...rest }: FilterLinkProps) {
  const { href, choose, isSearch } = useFinding();
  const chooseInPlace = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    choose(to);
  };
  return <a href={href(to)} rel={isSearch || !isFollowed(to, results) ? 'nofollow' : undefined} onClick={chooseInPlace} {...rest} />;
}
