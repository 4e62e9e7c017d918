import { contrastOf, type ThemeSettings } from '../contract/settings/theme.ts';
import type { Brand } from './brand.ts';

type Themed = Pick<Brand, 'themeColor' | 'mail'>;

/** A brand with the colours that staff have set, where no style sheet reaches: the browser's frame and e-mails. */
export function withTheme<B extends Themed>(brand: B, set: ThemeSettings | null): B {
  if (!set) return brand;
  return { ...brand, themeColor: set.paper ?? brand.themeColor, mail: mailOf(brand.mail, set) };
}

/** E-mails' secondary text and cards are the same for all brands (`web/emails/look.ts`). */
const secondaryText = '#5e574d';
const card = '#ffffff';
const isReadable = (one: string, other: string): boolean => contrastOf(one, other) >= 4.5;

/** E-mails take over the colours on which their dark text, and among which their links, can be read. */
function mailOf(own: Brand['mail'], set: ThemeSettings): Brand['mail'] {
  const paper = set.paper ?? own.paper;
  const accent = set.accent ?? own.accent;
  const fits = isReadable(secondaryText, paper) && isReadable(accent, paper) && isReadable(accent, card);
  return fits ? { ...own, paper, accent, line: set.line ?? own.line } : own;
}
