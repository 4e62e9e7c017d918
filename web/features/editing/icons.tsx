import { icon } from '../../ui/icons/icons.tsx';

/** Icons that only the editor uses (Lucide, license beside `ui/icons/icons.tsx`). */
export const ArrowUp = /* @__PURE__ */ icon('arrow-up');
export const ArrowDown = /* @__PURE__ */ icon('arrow-down');
export const Copy = /* @__PURE__ */ icon('copy');
export const Undo = /* @__PURE__ */ icon('undo');
export const Redo = /* @__PURE__ */ icon('redo');
export const Plus = /* @__PURE__ */ icon('plus');
export const Trash = /* @__PURE__ */ icon('trash');
