export * from './settings.rules.ts';
export type { SettingsVersion } from './settings.schemas.ts';
