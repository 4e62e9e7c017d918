import type { PageModule } from './page.ts';

/** What the not-found and the error screen are told. */
export interface FailureData {
  readonly status: number;
  /** Words for the visitor instead of the general ones. */
  readonly message: string | null;
}

/** The two screens every failure ends in (spec §2.11). */
export interface FailurePages {
  /** What is not there (404) or no longer there (410). */
  readonly notFound: PageModule<FailureData>;
  /** Everything else. */
  readonly error: PageModule<FailureData>;
}

/** Folder of the screen that shows a failure. */
export const failureScreen = (status: number): 'not-found' | 'error' => (status === 404 || status === 410 ? 'not-found' : 'error');
