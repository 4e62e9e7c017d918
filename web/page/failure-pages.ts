import type { Brand } from '../../brands/brand.ts';
import type { PageModule } from './page.ts';

/** What the not-found and the error screen are told. */
export interface FailureData {
  readonly status: number;
  /** Words for the visitor instead of the general ones. */
  readonly message: string | null;
}

/** What the screen of a closed shop is told. */
export interface ClosedData {
  /** Closed on purpose, or because something it cannot do without has failed. */
  readonly because: 'maintenance' | 'outage';
  /** Seconds after which it is worth coming again. */
  readonly retryAfterSeconds: number;
  /** Whose shop it is, and who can be asked meanwhile. */
  readonly name: string;
  readonly support: Brand['support'];
}

/** The screens that stand in place of a page: two for failures (spec §2.11), one for a closed shop (§2.1). */
export interface FailurePages {
  /** What is not there (404) or no longer there (410). */
  readonly notFound: PageModule<FailureData>;
  /** Everything else. */
  readonly error: PageModule<FailureData>;
  /** In place of every page while the shop is closed, and of one that cannot be made for an outage; rendered without script. */
  readonly closed: PageModule<ClosedData>;
}

/** Folder of the screen of a closed shop. */
export const closedScreen = 'maintenance';

/** Folder of the screen that shows a failure. */
export const failureScreen = (status: number): 'not-found' | 'error' => (status === 404 || status === 410 ? 'not-found' : 'error');
