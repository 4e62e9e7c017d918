import type { FormEvent } from 'react';
import { search } from '../routes.ts';
import { Search } from '../ui/icons.tsx';
import styles from './search-form.module.css';

/** Search submits only when there is a letter or a digit to look for (spec §5). */
const searchable = /[\p{L}\p{N}]/u;

/** The search box: a plain GET form, so that it works before and without script. */
export function SearchForm({ text = '' }: { text?: string | undefined }) {
  const holdEmpty = (event: FormEvent<HTMLFormElement>) => {
    const asked = new FormData(event.currentTarget).get('q');
    if (typeof asked !== 'string' || !searchable.test(asked)) event.preventDefault();
  };
  return (
    <search>
      <form className={styles.form} action={search()} method="get" onSubmit={holdEmpty}>
        <input
          className={styles.input}
          type="search"
          name="q"
          aria-label="Search products"
          placeholder="What are you looking for?"
          defaultValue={text}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
        />
        <button className={styles.submit} type="submit" aria-label="Search">
          <Search size={20} />
        </button>
      </form>
    </search>
  );
}
