import { icon } from '../../ui/icons.tsx';

/** Icons of the editor alone (Lucide, licence beside `ui/icons.tsx`). */
export const ArrowUp = /* @__PURE__ */ icon('M5 12l7-7 7 7M12 19V5');
export const ArrowDown = /* @__PURE__ */ icon('M12 5v14M19 12l-7 7-7-7');
export const Copy = /* @__PURE__ */ icon(
  'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2zM4 16a2 2 0 0 1-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2',
);
export const Undo = /* @__PURE__ */ icon('M9 14L4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11');
export const Redo = /* @__PURE__ */ icon('M15 14l5-5-5-5M20 9H9.5a5.5 5.5 0 0 0 0 11H13');
export const Plus = /* @__PURE__ */ icon('M5 12h14M12 5v14');
export const Trash = /* @__PURE__ */ icon(
  'M3 6h18M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2M10 11v6M14 11v6',
);
