import { icon } from './icons.tsx';

/** Icons of the product page, cart and checkout. */

export const CreditCard = /* @__PURE__ */ icon('credit-card');
export const Expand = /* @__PURE__ */ icon('expand');
export const Minus = /* @__PURE__ */ icon('minus');
export const PackageCheck = /* @__PURE__ */ icon('package-check');
export const Play = /* @__PURE__ */ icon('play');
export const Plus = /* @__PURE__ */ icon('plus');
export const RotateCcw = /* @__PURE__ */ icon('rotate-ccw');
export const Share = /* @__PURE__ */ icon('share');
export const Tag = /* @__PURE__ */ icon('tag');
export const Truck = /* @__PURE__ */ icon('truck');
