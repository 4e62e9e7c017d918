/**
 * Owns the feature flags: how each is set per brand, visitor and percentage, who changed it and why, and who was exposed to it. Promises the
 * same answer to the same visitor as long as nobody changes the setting, and that no flag that differs between visitors stands on a public page.
 */
export { isOn, type Setting } from './evaluate.ts';
export { Flags } from './flags.ts';
export { workFlags } from './jobs.ts';
export { clearFlag, setFlag, WrongSettingError } from './operations.ts';
export { mountFlags } from './routes.ts';
export { mountFlagStaff } from './staff-routes.ts';
export { type Change, countExposed, findChanges, findSettings } from './store.ts';
