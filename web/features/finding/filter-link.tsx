import { type AnchorHTMLAttributes, type MouseEvent, useState } from 'react';
import { useFinding } from './finding-context.ts';
import { isFollowed } from './indexing.ts';
import type { Change, Selection } from './selection.ts';

interface FilterLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'aria-current'> {
  to: Change;
  /** Whether its value is chosen. */
  chosen?: boolean;
  /** The list's number of products, if known; search engines do not follow to small ones. */
  results?: number;
}

/** A link to another selection of the list, shown in place. New tabs and browsers without script load the page itself. */
export function FilterLink({ to, chosen = false, results = Number.POSITIVE_INFINITY, onClick, ...rest }: FilterLinkProps) {
  const { selection, href, choose, isSearch } = useFinding();
  // The clicked link updates in the next frame; the others, whose URLs change with it, follow with the list.
  const [pressed, setPressed] = useState<Selection | null>(null);
  const isCurrent = pressed === selection ? !chosen : chosen;

  const chooseInPlace = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setPressed((before) => (before === selection ? null : selection));
    choose(to);
  };
  const target = to(selection);
  return (
    <a
      href={href(target)}
      rel={isSearch || !isFollowed(target, results) ? 'nofollow' : undefined}
      aria-current={isCurrent || undefined}
      onClick={chooseInPlace}
      {...rest}
    />
  );
}
