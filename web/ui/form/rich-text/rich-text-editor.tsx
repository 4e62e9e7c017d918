import { useId, useState } from 'react';
import { classes } from '../../classes.ts';
import { TextArea } from '../field.tsx';
import styles from './rich-text.module.css';
import type { RichTextProps } from './rich-text-field.tsx';
import { Tools } from './tools.tsx';
import { showsAllOf, useEditor } from './use-editor.ts';

/** Formatted text with its tools, or its HTML: where the person wants that, and where the editor would drop something. */
export function RichTextEditor({ html: given, onChange, ...props }: RichTextProps & { html: string }) {
  const [kept, setKept] = useState(given);
  const [isSource, setSource] = useState(() => !showsAllOf(given));
  const [isTooRich, setTooRich] = useState(isSource);
  const html = onChange ? given : kept;
  const change = (next: string) => {
    setKept(next);
    onChange?.(next);
  };
  if (!isSource) return <Formatted {...props} html={html} onChange={change} onSource={() => setSource(true)} />;
  const format = () => {
    const isTooRichNow = !showsAllOf(html);
    setTooRich(isTooRichNow);
    setSource(isTooRichNow);
  };
  return (
    <div className={classes(styles.field, props.className)}>
      <TextArea
        {...props}
        className={undefined}
        rows={8}
        value={html}
        hint={isTooRich ? 'Has formatting that the editor would drop, so this is its HTML.' : 'HTML'}
        onChange={(event) => change(event.target.value)}
      />
      <div>
        <button type="button" className={styles.turn} onClick={format}>
          Formatted text
        </button>
      </div>
    </div>
  );
}

interface FormattedProps extends Omit<RichTextProps, 'onChange'> {
  readonly html: string;
  onChange(html: string): void;
  onSource(): void;
}

function Formatted({ label, name, html, hint, error, optional, className, onChange, onSource }: FormattedProps) {
  const id = useId();
  const message = error ?? hint;
  const { place, editor } = useEditor({
    html,
    onChange,
    attributes: {
      class: styles.surface ?? '',
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': id,
      ...(message && { 'aria-describedby': `${id}-message` }),
      ...(error && { 'aria-invalid': 'true' }),
    },
  });
  return (
    <div className={classes(styles.field, className)}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the text is reached by Tab; a click on a label leads to its field */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <span className={styles.label} id={id} onClick={() => editor?.commands.focus()}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </span>
      <input type="hidden" name={name} value={html} />
      <div className={styles.frame} data-fault={error ? '' : undefined}>
        {editor && <Tools editor={editor} label={label} onSource={onSource} />}
        <div ref={place} />
      </div>
      {message && (
        <p id={`${id}-message`} className={error ? styles.fault : styles.hint} role={error ? 'alert' : undefined}>
          {message}
        </p>
      )}
    </div>
  );
}
