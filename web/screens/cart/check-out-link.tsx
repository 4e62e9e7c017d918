import { type MouseEvent, useState } from 'react';
import { checkout } from '../../routes.ts';
import { LinkButton } from '../../ui/form/button.tsx';

interface CheckOutLinkProps extends Pick<Parameters<typeof LinkButton>[0], 'size' | 'wide' | 'icon'> {
  /** Waits for the cart's changes; returns whether those of its lines succeeded. */
  settle(): Promise<boolean>;
}

/** Check out; first waits for what was changed in the cart, which leaving would lose, and stays here when that was refused. */
export function CheckOutLink({ settle, ...look }: CheckOutLinkProps) {
  const [busy, setBusy] = useState(false);
  const follow = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const isSettled = await settle();
    setBusy(false);
    if (isSettled) location.assign(checkout());
  };
  return (
    <LinkButton href={checkout()} busy={busy} onClick={(event) => void follow(event)} {...look}>
      Check out
    </LinkButton>
  );
}
