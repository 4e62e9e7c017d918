import { Button } from '../../ui/form/button.tsx';
import { Notice } from '../../ui/layers/notice.tsx';

/** The section of the privacy requests where visitors opt out; the footer leads to it. */
export const optOutSection = 'do-not-share';

export const optOutAction = 'opt-out';

/** Opts out of data sharing (spec §7.6). A form that posts to the page: it is the same for everybody, and works without script. */
export function OptOut({ done }: { done: boolean }) {
  if (done) return <Notice tone="success">You’ve opted out on this device.</Notice>;
  return (
    <form method="post" action={`#${optOutSection}`}>
      <input type="hidden" name="action" value={optOutAction} />
      <Button type="submit">Opt out on this device</Button>
    </form>
  );
}
