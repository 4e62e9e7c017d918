/** Where a page is shown: in a browser, or in a web view of the family's app (spec §3 visibility). */
export type Channel = 'website' | 'native-app';

/** The channel of who calls itself so; `appAgents` are the parts of a name by which the app's web views are recognised (spec §9). */
export const channelOf = (userAgent: string | undefined, appAgents: readonly string[]): Channel =>
  appAgents.some((part) => userAgent?.includes(part)) ? 'native-app' : 'website';
