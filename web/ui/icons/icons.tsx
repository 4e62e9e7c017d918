import { classes } from '../classes.ts';
import styles from './icons.module.css';
import sprite from './icons.svg';

interface IconProps {
  /** Width and height in pixels; the stroke stays at 1.5. */
  size?: number;
  className?: string;
}

/**
 * The drawing with this id in `icons.svg`, which every page loads once. The drawings are Lucide's (lucide.dev, licence beside this file), one path
 * each; Lucide's own components cost more script and rendering time than all drawings of a page. Icons are decorative; their label is beside them or
 * on the button.
 */
export const icon =
  (name: string) =>
  ({ size = 24, className }: IconProps) => (
    <svg className={classes(styles.icon, className)} width={size} height={size} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );

export const ArrowLeft = /* @__PURE__ */ icon('arrow-left');
export const ArrowRight = /* @__PURE__ */ icon('arrow-right');
export const Bell = /* @__PURE__ */ icon('bell');
export const ChevronDown = /* @__PURE__ */ icon('chevron-down');
export const ChevronLeft = /* @__PURE__ */ icon('chevron-left');
export const ChevronRight = /* @__PURE__ */ icon('chevron-right');
export const CircleAlert = /* @__PURE__ */ icon('circle-alert');
export const CircleCheck = /* @__PURE__ */ icon('circle-check');
export const CircleHelp = /* @__PURE__ */ icon('circle-help');
export const Clock = /* @__PURE__ */ icon('clock');
export const Info = /* @__PURE__ */ icon('info');
export const Lock = /* @__PURE__ */ icon('lock');
export const Menu = /* @__PURE__ */ icon('menu');
export const Search = /* @__PURE__ */ icon('search');
export const ShoppingBag = /* @__PURE__ */ icon('shopping-bag');
export const SlidersHorizontal = /* @__PURE__ */ icon('sliders-horizontal');
export const User = /* @__PURE__ */ icon('user');
export const X = /* @__PURE__ */ icon('x');
