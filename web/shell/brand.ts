/** The brand this build shows. One line to change for a sister shop until hosts choose it. */
export { alderLoom as brand } from '../../brands/alder-loom/brand.ts';
export { Logo } from '../../brands/alder-loom/logo.tsx';
