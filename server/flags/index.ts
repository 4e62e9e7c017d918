/**
 * Owns feature flags: settings by brand, visitor and percentage, their history with reasons, and exposures. Guarantees the same answer to the same
 * visitor until a setting changes, and that no visitor-dependent flag affects a public page.
 */
export { isOn, type Setting } from './evaluate.ts';
export { Flags } from './flags.ts';
export { workFlags } from './jobs.ts';
export { clearFlag, setFlag, WrongSettingError } from './operations.ts';
export { mountFlags } from './routes.ts';
export { mountFlagStaff } from './staff-routes.ts';
export { type Change, countExposed, findChanges, findSettings } from './store.ts';
