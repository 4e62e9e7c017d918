import { scrubbed } from '../../contract/values/scrub.ts';

/** The page of a report: its path only. */
export function pathOf(url: string): string {
  const path = URL.canParse(url, 'http://shop') ? new URL(url, 'http://shop').pathname : '';
  return scrubbed(path, 300);
}
