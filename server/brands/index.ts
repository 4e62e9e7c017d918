/**
 * Owns the brands made in the console: rows beside the folders of `brands/`. Guarantees that every process knows them within a moment, that no two
 * brands have a host in common, and that only members who may manage brands change them.
 */
export { followBrands, forgetBrands } from './follow.ts';
export { workBrands } from './jobs.ts';
export { bindBrands as mountBrands } from './routes.ts';
