import type { Result } from '../../../contract/api/client.ts';
import { Notice } from '../../ui/layers/notice.tsx';

/** Whether a part of a page failed to load; null is a part that was not requested. */
export const isIncomplete = (parts: readonly (Result<unknown> | null)[]): boolean => parts.some((part) => part?.ok === false);

/** Says that parts are left out because they failed to load: without it their absence means that there is nothing. */
export const Incomplete = () => <Notice tone="error">Part of this page couldn’t be loaded. Reload the page to try again.</Notice>;
