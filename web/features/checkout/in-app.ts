import type { PageRequest, ShellVariant } from '../../page/page.ts';
import { checkoutMobile } from '../../routes.ts';

/** Whether a page of buying is shown in the app's web view, or at the app's address. */
export const isInApp = ({ channel, url }: Pick<PageRequest, 'channel' | 'url'>): boolean =>
  channel === 'native-app' || url.pathname === checkoutMobile();

/** The frame of a page of buying: none in the app, which has its own. */
export const frameOnWebsite =
  (variant: ShellVariant) =>
  (request: PageRequest): ShellVariant =>
    isInApp(request) ? 'app' : variant;
