import { type FormEvent, useEffect, useId, useRef } from 'react';
import type { Facet } from '../../../contract/search/facets.ts';
import { search } from '../../routes.ts';
import { Button } from '../../ui/form/button.tsx';
import styles from './filter-range.module.css';
import { useFinding } from './finding-context.ts';
import { endsOf, rangeOf } from './ranges.ts';
import { toggled, without } from './selection.ts';

/** Fills a range's two fields. */
function write(form: HTMLFormElement, value: string | null) {
  const ends = endsOf(value ?? '');
  for (const [name, end] of [
    ['from', ends.min],
    ['to', ends.max],
  ] as const) {
    const box = form.elements.namedItem(name);
    if (box instanceof HTMLInputElement) box.value = String(end ?? '');
  }
}

/** A range of prices or measures: two fields, with the list's bounds as placeholders. */
export function FilterRange({ facet: { key, title, range } }: { facet: Facet }) {
  const id = useId();
  const { selection, choose, fields } = useFinding();
  const form = useRef<HTMLFormElement>(null);
  const chosen = selection.filters.find((filter) => filter.key === key)?.value ?? null;
  const applied = useRef(chosen);

  // A range removed elsewhere, for example by its chip, also clears the fields. One applied here is in them already, and the next may be typed by the
  // time the list has loaded.
  useEffect(() => {
    if (chosen === applied.current) return;
    applied.current = chosen;
    if (form.current) write(form.current, chosen);
  }, [chosen]);

  if (!range) return null;
  const ends = endsOf(chosen ?? '');

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const value = rangeOf(String(typed.get('from')), String(typed.get('to')));
    applied.current = value;
    if (value !== null) write(event.currentTarget, value);
    if (value !== chosen) choose((from) => (value === null ? without(from, key) : toggled(without(from, key), key, value)));
  };

  const box = (name: 'from' | 'to', label: string, end: number | null, bound: number) => (
    <label className={styles.box} htmlFor={`${id}${name}`}>
      <span className={styles.name}>{label}</span>
      <span className={range.unit === 'USD' ? styles.dollars : styles.inches}>
        <input
          id={`${id}${name}`}
          name={name}
          inputMode="decimal"
          pattern=".*\d.*"
          title="Enter a number"
          autoComplete="off"
          aria-label={`${title} ${label.toLowerCase()}, ${range.unit === 'USD' ? 'dollars' : 'inches'}`}
          placeholder={String(bound)}
          defaultValue={end ?? ''}
        />
      </span>
    </label>
  );

  return (
    <form ref={form} className={styles.range} action={search()} method="get" onSubmit={apply}>
      {fields
        .filter(({ name }) => name !== key)
        .map(({ name, value }) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        ))}
      <input type="hidden" name="of" value={key} />
      {box('from', 'From', ends.min, Math.floor(range.min))}
      {box('to', 'To', ends.max, Math.ceil(range.max))}
      <Button className={styles.apply} type="submit" variant="secondary" size="small">
        Apply
      </Button>
    </form>
  );
}
