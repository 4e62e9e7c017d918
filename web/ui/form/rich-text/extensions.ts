import { Extension } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';

/** The places that links lead to, and what a header cell is for. */
const kept = Extension.create({
  name: 'kept',
  addGlobalAttributes: () => [
    { types: ['heading'], attributes: { id: { default: null } } },
    { types: ['tableHeader'], attributes: { scope: { default: null } } },
  ],
});

/** What shops allow in a text: paragraphs, small headings, lists, emphasis, links and tables. The server decides; this only keeps others from being made. */
export const extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    trailingNode: false,
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } },
  }),
  TableKit.configure({ table: { resizable: false } }),
  kept,
];
