import { icon } from './icons.tsx';

/** Icons of single screens, which other pages need not load. */

export const BadgeCheck = /* @__PURE__ */ icon('badge-check');
export const Camera = /* @__PURE__ */ icon('camera');
export const FlaskConical = /* @__PURE__ */ icon('flask-conical');
export const Landmark = /* @__PURE__ */ icon('landmark');
export const Mail = /* @__PURE__ */ icon('mail');
export const MapPin = /* @__PURE__ */ icon('map-pin');
export const Printer = /* @__PURE__ */ icon('printer');
export const Star = /* @__PURE__ */ icon('star');
export const ThumbsUp = /* @__PURE__ */ icon('thumbs-up');
