/** The brand this build shows, until hosts choose it; the other places that name it: docs/how-to/add-a-brand.md. */
export { alderLoom as brand } from '../../brands/alder-loom/brand.ts';
export { Logo } from '../../brands/alder-loom/logo.tsx';
