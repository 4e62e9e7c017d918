import type { Brand } from '../../brands/brand.ts';
import type { PageModule } from './page.ts';

/** Input of the not-found and error screens. */
export interface FailureData {
  readonly status: number;
  /** Replaces the general message. */
  readonly message: string | null;
}

/** Input of the maintenance screen. */
export interface ClosedData {
  /** Closed on purpose, or because of an outage. */
  readonly because: 'maintenance' | 'outage';
  /** Seconds after which a retry makes sense. */
  readonly retryAfterSeconds: number;
  /** The shop's name, and how to reach customer service. */
  readonly name: string;
  readonly support: Brand['support'];
}

/** Screens in place of a page: two for failures (spec §2.11), one for a closed shop (§2.1). */
export interface FailurePages {
  /** Missing (404) or gone (410). */
  readonly notFound: PageModule<FailureData>;
  /** Everything else. */
  readonly error: PageModule<FailureData>;
  /** Replaces every page while the shop is closed, or one that fails in an outage; without script. */
  readonly closed: PageModule<ClosedData>;
}

/** Folder of the maintenance screen. */
export const closedScreen = 'maintenance';

/** Folder of the screen for a failure. */
export const failureScreen = (status: number): 'not-found' | 'error' => (status === 404 || status === 410 ? 'not-found' : 'error');
