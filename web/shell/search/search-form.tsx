import { type ComponentType, type FormEvent, useEffect, useRef, useState } from 'react';
import { searchTextOf } from '../../../contract/urls/search-url.ts';
import { results, search } from '../../routes.ts';
import { loadModule } from '../../ui/browser/load-module.ts';
import { isOffline } from '../../ui/browser/offline.ts';
import { Search } from '../../ui/icons/icons.tsx';
import styles from './search-form.module.css';

const loadSuggestions = () => import('./search-form-suggestions.tsx');

/**
 * The search box: a plain GET form that works before and without script. Suggestions load with the first focus; on phones the focus also expands the
 * box and shows a way out.
 */
export function SearchForm({ text = '' }: { text?: string | undefined }) {
  const input = useRef<HTMLInputElement>(null);
  const awakened = useRef(false);
  const [alive, setAlive] = useState(false);
  const [cutOff, setCutOff] = useState(false);
  const [Suggestions, setSuggestions] = useState<ComponentType<{ input: HTMLInputElement }> | null>(null);

  /* The form works without suggestions. */
  const awaken = () => {
    if (awakened.current) return;
    awakened.current = true;
    void loadModule(loadSuggestions).then((loaded) => setSuggestions(() => loaded.SearchFormSuggestions));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks once whether the box had the focus before hydration
  useEffect(() => {
    setAlive(true);
    if (document.activeElement === input.current) awaken();
  }, []);
  useEffect(() => {
    if (!cutOff) return;
    const reconnected = () => setCutOff(false);
    addEventListener('online', reconnected);
    return () => removeEventListener('online', reconnected);
  }, [cutOff]);

  /* Goes straight to the results; without script the form's own address redirects there. While offline, submitting would lose the page. */
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = searchTextOf(input.current?.value ?? '');
    const isLost = Boolean(asked) && (await isOffline());
    setCutOff(isLost);
    if (asked && !isLost) location.assign(results({ k: asked }));
  };
  const cancel = () => {
    if (input.current) input.current.value = text;
    setCutOff(false);
    (document.activeElement as HTMLElement | null)?.blur();
  };

  return (
    <search>
      <form className={styles.form} action={search()} method="get" onSubmit={submit} onFocus={awaken} onInput={() => setCutOff(false)}>
        <div className={styles.box}>
          <input
            ref={input}
            className={styles.input}
            type="search"
            name="q"
            {...(alive && { role: 'combobox', 'aria-expanded': false })}
            aria-label="Search products"
            placeholder="What are you looking for?"
            defaultValue={text}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
            maxLength={200}
          />
          <button className={styles.submit} type="submit" aria-label="Search">
            <Search size={20} />
          </button>
        </div>
        <button className={styles.cancel} type="button" onClick={cancel}>
          Cancel
        </button>
        {Suggestions && input.current && <Suggestions input={input.current} />}
        {cutOff && (
          <p className={styles.cutOff} role="alert">
            You seem to be offline. Your search is still here; try again once you’re back online.
          </p>
        )}
      </form>
    </search>
  );
}
