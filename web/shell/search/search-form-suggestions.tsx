import { useEffect, useEffectEvent, useId, useState } from 'react';
import { plural } from '../../../contract/values/count.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type Highlight, step } from './search-form-highlight.ts';
import { RecentSearches, SuggestionGroups } from './search-form-list.tsx';
import { type Option, optionGroups, recentOption } from './search-form-options.ts';
import { forgetSearch, forgetSearches, recentSearches, rememberSearch } from './search-form-recent.ts';
import styles from './search-form-suggestions.module.css';
import { useSuggestions } from './search-form-use-suggestions.ts';

const device = () => localStorage;

/**
 * Suggestions while the search box has the focus (spec §4 search input, §5 suggestions): recent searches while it is empty, then queries, categories
 * and products. An ARIA combobox: the focus stays in the box, Up and Down move the highlight.
 */
export function SearchFormSuggestions({ input }: { input: HTMLInputElement }) {
  const id = useId();
  const [text, setText] = useState(input.value);
  const [open, setOpen] = useState(true);
  const [highlight, setHighlight] = useState<Highlight>(null);
  const [recent, setRecent] = useState(() => recentSearches(device));
  const answer = useSuggestions(text.trim());

  const isEmpty = text.trim() === '';
  const groups = optionGroups(answer);
  const options: readonly Option[] = isEmpty ? recent.map(recentOption) : groups.flatMap((group) => group.options);
  const shown = open && options.length > 0;
  const optionId = (index: number) => `${id}${index}`;

  const settle = (isOpen: boolean) => {
    setOpen(isOpen);
    setHighlight(null);
  };
  const onInput = useEffectEvent(() => {
    setText(input.value);
    settle(true);
  });
  const onFocus = useEffectEvent(() => {
    setText(input.value);
    setRecent(recentSearches(device));
    settle(true);
  });
  const onLeave = useEffectEvent((event: FocusEvent) => {
    const next = event.relatedTarget;
    if (!(next instanceof Node && input.form?.contains(next))) settle(false);
  });
  const onSubmit = useEffectEvent(() => rememberSearch(device, input.value));
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === 'Escape' && shown) {
      event.preventDefault();
      settle(false);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (shown) setHighlight(step(highlight, event.key === 'ArrowDown' ? 1 : -1, options.length));
      else setOpen(true);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (shown && highlight !== null) document.getElementById(optionId(highlight))?.click();
      else input.form?.requestSubmit();
      input.blur();
    }
  });

  useEffect(() => {
    const { form } = input;
    const listening = new AbortController();
    const { signal } = listening;
    input.addEventListener('input', () => onInput(), { signal });
    input.addEventListener('focus', () => onFocus(), { signal });
    input.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    form?.addEventListener('focusout', (event) => onLeave(event), { signal });
    form?.addEventListener('submit', () => onSubmit(), { signal });
    return () => listening.abort();
  }, [input]);

  useEffect(() => {
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', id);
    input.setAttribute('aria-expanded', String(shown));
    if (shown && highlight !== null) input.setAttribute('aria-activedescendant', `${id}${highlight}`);
    else input.removeAttribute('aria-activedescendant');
  }, [input, id, shown, highlight]);

  useEffect(() => {
    if (highlight !== null) document.getElementById(`${id}${highlight}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, highlight]);

  const picked = ({ kind, query }: Option) => {
    if (kind === 'recent' || kind === 'query') rememberSearch(device, query);
  };
  /* The pressed button is gone: move the focus to the box. */
  const forget = (search: string | null) => {
    if (search === null) forgetSearches(device);
    else forgetSearch(device, search);
    input.focus();
  };
  const list = { id, optionId, highlight, onPick: picked };
  return (
    <div className={styles.popup} data-open={shown || undefined}>
      {isEmpty ? (
        <RecentSearches {...list} options={options} onForget={forget} />
      ) : (
        <SuggestionGroups {...list} groups={groups} typed={text} />
      )}
      <VisuallyHidden>
        <span role="status">{shown && plural(options.length, 'suggestion')}</span>
      </VisuallyHidden>
    </div>
  );
}
