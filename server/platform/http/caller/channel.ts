/** The channel of a page: a browser or a web view of the family's app (spec §3 visibility). */
export type Channel = 'website' | 'native-app';

/** The channel of a user agent; `appAgents` are the parts that identify the app's web views (spec §9). */
export const channelOf = (userAgent: string | undefined, appAgents: readonly string[]): Channel =>
  appAgents.some((part) => userAgent?.includes(part)) ? 'native-app' : 'website';
