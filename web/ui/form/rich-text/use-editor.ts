import { Editor } from '@tiptap/core';
import { type RefObject, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { extensions } from './extensions.ts';
import { isSameHtml, tidyHtml } from './tidy-html.ts';

interface Options {
  readonly html: string;
  readonly attributes: Record<string, string>;
  onChange(html: string): void;
}

/** An editor in the element of `place`; null until it is mounted. Renders again with each change of text or selection. */
export function useEditor({ html, attributes, onChange }: Options): { place: RefObject<HTMLDivElement | null>; editor: Editor | null } {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [, renderAgain] = useReducer((turn: number) => turn + 1, 0);
  /** What the editor has now. */
  const shown = useRef(html);
  const changed = useEffectEvent((made: Editor) => {
    shown.current = tidyHtml(made.getHTML());
    onChange(shown.current);
  });
  const make = useEffectEvent(
    () =>
      new Editor({
        element: place.current,
        extensions,
        content: html,
        // The page's policy allows no styles of others.
        injectCSS: false,
        editorProps: { attributes },
        onUpdate: (event) => changed(event.editor),
        onTransaction: renderAgain,
      }),
  );
  useEffect(() => {
    const made = make();
    setEditor(made);
    return () => made.destroy();
  }, []);
  // Changed elsewhere, by undo or a merge.
  useEffect(() => {
    if (!editor || html === shown.current) return;
    shown.current = html;
    editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);
  return { place, editor };
}

/** Whether the editor shows all of a text, so that saving it drops nothing. */
export function showsAllOf(html: string): boolean {
  const editor = new Editor({ element: null, extensions, content: html, injectCSS: false });
  const isSame = isSameHtml(editor.getHTML(), html);
  editor.destroy();
  return isSame;
}
