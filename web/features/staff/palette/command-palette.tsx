import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Permission } from '../../../../contract/staff/staff-roles.ts';
import { Search } from '../../../ui/icons/icons.tsx';
import styles from './command-palette.module.css';
import { commandsFor } from './commands.ts';

interface CommandPaletteProps {
  places: Parameters<typeof commandsFor>[1];
  permissions: readonly Permission[];
}

/** Ctrl K or ⌘ K: jumps to any page of the console, or searches, from the keyboard. */
export function CommandPalette({ places, permissions }: CommandPaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState(0);
  const id = useId();
  const commands = commandsFor(typed, places, permissions);
  const option = (index: number) => `${id}${index}`;

  useEffect(() => {
    const open = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      show(dialog.current);
    };
    addEventListener('keydown', open);
    return () => removeEventListener('keydown', open);
  }, []);
  useEffect(() => {
    document.getElementById(`${id}${marked}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, marked]);

  const type = (text: string) => {
    setTyped(text);
    setMarked(0);
  };
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && commands.length > 0) {
      event.preventDefault();
      setMarked((marked + step + commands.length) % commands.length);
    }
    if (event.key === 'Enter' && commands[marked]) location.assign(commands[marked].href);
  };

  return (
    <>
      <button type="button" className={styles.button} onClick={() => show(dialog.current)}>
        <Search size={16} />
        Jump to…
        <kbd>Ctrl K</kbd>
      </button>
      <dialog ref={dialog} className={styles.palette} aria-label="Jump to" closedby="any" onClose={() => type('')}>
        <input
          className={styles.field}
          role="combobox"
          aria-label="Page, or what to search for"
          aria-expanded={commands.length > 0}
          aria-controls={`${id}list`}
          aria-activedescendant={commands.length > 0 ? option(marked) : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder="A page, an order, a customer, a product"
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
        />
        <div id={`${id}list`} className={styles.list} role="listbox" aria-label="Results">
          {commands.map(({ title, href }, index) => (
            <a
              key={title}
              id={option(index)}
              className={styles.command}
              role="option"
              aria-selected={index === marked}
              href={href}
              tabIndex={-1}
            >
              {title}
            </a>
          ))}
        </div>
        {commands.length === 0 && <p className={styles.none}>Nothing found.</p>}
      </dialog>
    </>
  );
}

function show(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal();
}
