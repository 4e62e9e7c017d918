import { type ReactNode, useEffect, useRef, useState } from 'react';
import { loadModule } from '../../browser/load-module.ts';
import { TextArea } from '../field.tsx';
import type { RichTextEditor } from './rich-text-editor.tsx';

export interface RichTextProps {
  readonly label: string;
  readonly name: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean;
  readonly className?: string;
  /** HTML, on every change. */
  onChange?(html: string): void;
}

interface RichTextFieldProps extends RichTextProps {
  /** HTML, or what `toHtml` makes HTML of. */
  readonly value: string;
  toHtml?(value: string): string;
  /** How to write the value where there is no editor. */
  readonly sourceHint: ReactNode;
}

/** Formatted text. Until the editor is there, and without script, it is a field of HTML; what is typed into that is kept. */
export function RichTextField({ value, toHtml = (html) => html, sourceHint, ...props }: RichTextFieldProps) {
  const [Editor, setEditor] = useState<typeof RichTextEditor | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  /** What was typed before the editor was there. */
  const typed = useRef<string>(undefined);
  useEffect(() => {
    let isGone = false;
    void loadModule(() => import('./rich-text-editor.tsx')).then(({ RichTextEditor }) => {
      const show = () => {
        if (isGone) return;
        if (area.current && area.current.value !== area.current.defaultValue) typed.current = area.current.value;
        setEditor(() => RichTextEditor);
      };
      if (area.current && area.current === document.activeElement) area.current.addEventListener('blur', show, { once: true });
      else show();
    });
    return () => {
      isGone = true;
    };
  }, []);
  if (Editor) return <Editor {...props} html={toHtml(typed.current ?? value)} />;
  const { onChange, ...field } = props;
  return (
    <TextArea
      {...field}
      ref={area}
      rows={6}
      hint={
        props.hint ? (
          <>
            {props.hint} {sourceHint}
          </>
        ) : (
          sourceHint
        )
      }
      defaultValue={value}
      onChange={(event) => onChange?.(toHtml(event.target.value))}
    />
  );
}
