/**
 * Owns what staff have set for a brand instead of the defaults. Guarantees that every version is kept, that nobody overwrites another's unseen, and
 * that every process follows at once. The domains that use a setting own its defaults and its endpoints.
 */
export { copySettings } from './copy.ts';
export { bindRetention as mountRetention, keptSince } from './retention.ts';
export { bindReturnSettings as mountReturnSettings, findReturnTerms, returnTermsOf } from './returns.ts';
export { bindStore as mountStore } from './routes.ts';
export {
  brandSet,
  brandsTag,
  bringBrandNames,
  earlierValue,
  findAddedBrands,
  findHostsOf,
  historyOf,
  rankingSet,
  type SettingsOf,
  saveSettings,
  senderSet,
  shippingSet,
  storeSet,
  themeSet,
} from './settings.ts';
export { bindTheme as mountTheme, serveTheme } from './theme/routes.ts';
