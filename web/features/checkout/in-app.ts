import type { PageRequest, ShellVariant } from '../../page/page.ts';
import { checkoutMobile } from '../../routes.ts';

/** Whether a checkout page is shown in the app's web view, or at the app's URL. */
export const isInApp = ({ channel, url }: Pick<PageRequest, 'channel' | 'url'>): boolean =>
  channel === 'native-app' || url.pathname === checkoutMobile();

/** The shell variant of a checkout page: the app has its own header and footer. */
export const frameOnWebsite =
  (variant: ShellVariant) =>
  (request: PageRequest): ShellVariant =>
    isInApp(request) ? 'app' : variant;
