import { type ClipboardEvent, useEffect, useId, useRef, useState } from 'react';
import { TextArea } from '../../../ui/form/field.tsx';
import { useField } from '../editing-context.ts';
import type { FieldProps } from './field-props.ts';
import styles from './rich-field.module.css';

const tools = [
  { label: 'Bold', show: 'B', command: 'bold' },
  { label: 'Italic', show: 'I', command: 'italic' },
  { label: 'Heading', show: 'H', command: 'formatBlock', value: 'h3' },
  { label: 'Paragraph', show: '¶', command: 'formatBlock', value: 'p' },
  { label: 'Bulleted list', show: '•', command: 'insertUnorderedList' },
  { label: 'Numbered list', show: '1.', command: 'insertOrderedList' },
] as const;

/**
 * Rich text with paragraphs, lists, emphasis and links. It pastes as plain text, and the server removes what its rules do not allow. Without script
 * it is a field of HTML.
 */
export function RichField({ form, path, value }: FieldProps) {
  const { fault, set } = useField(path);
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const html = typeof value === 'string' ? value : '';
  if (!isLive) {
    return (
      <TextArea
        className={styles.field}
        label={form.label}
        hint={form.help ?? 'HTML'}
        error={fault}
        name={path}
        defaultValue={html}
        rows={4}
      />
    );
  }
  return <Surface label={form.label} html={html} fault={fault} onChange={set} />;
}

interface SurfaceProps {
  label: string;
  html: string;
  fault: string | undefined;
  onChange(html: string): void;
}

function Surface({ label, html, fault, onChange }: SurfaceProps) {
  const surface = useRef<HTMLDivElement>(null);
  const id = useId();
  // The browser edits the surface itself; only changes from elsewhere (undo, a merge) are written into it.
  useEffect(() => {
    if (surface.current && surface.current.innerHTML !== html) surface.current.innerHTML = html;
  }, [html]);
  const read = () => onChange(surface.current?.innerHTML ?? '');
  const run = (command: string, value?: string) => {
    surface.current?.focus();
    // Deprecated, but every browser has it and there is no replacement.
    document.execCommand(command, false, value);
    read();
  };
  const link = () => {
    const href = prompt('Link address (leave empty to remove the link)', '/');
    if (href !== null) run(href.trim() === '' ? 'unlink' : 'createLink', href.trim());
  };
  const pastePlain = (event: ClipboardEvent) => {
    event.preventDefault();
    run('insertText', event.clipboardData.getData('text/plain'));
  };
  return (
    <div className={styles.field}>
      <span className={styles.label} id={id}>
        {label}
      </span>
      <div className={styles.frame} data-fault={fault ? '' : undefined}>
        <div className={styles.tools} role="toolbar" aria-label={`${label}: formatting`}>
          {tools.map((tool) => (
            <button
              key={tool.label}
              type="button"
              title={tool.label}
              aria-label={tool.label}
              onClick={() => run(tool.command, 'value' in tool ? tool.value : undefined)}
            >
              {tool.show}
            </button>
          ))}
          <button type="button" title="Link" aria-label="Link" onClick={link}>
            Link
          </button>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a text area cannot hold formatted text */}
        <div
          ref={surface}
          className={styles.surface}
          contentEditable
          suppressContentEditableWarning
          role="textbox"
          tabIndex={0}
          aria-multiline="true"
          aria-labelledby={id}
          aria-invalid={fault ? true : undefined}
          onInput={read}
          onPaste={pastePlain}
        />
      </div>
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
