import { useState } from 'react';
import { client } from '../../api/browser.ts';
import { AccountFrame } from '../../features/account/account-frame.tsx';
import { SavedItems } from '../../features/cart/saved-items.tsx';
import { type Told, undo } from '../../features/cart/told.ts';
import { ToldNotice } from '../../features/cart/told-notice.tsx';
import { useQueue } from '../../features/cart/use-queue.ts';
import { useSaved } from '../../features/cart/use-saved.ts';
import { wordsOfFailure } from '../../features/cart/words-of-failure.ts';
import { accountSaved, cart, home } from '../../routes.ts';
import { announceCartChange } from '../../shell/cart-quantity.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Clock } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { AccountSavedData } from './page.ts';

/** Everything the customer has saved for later, at today's prices (issue 5, Accounts 1: saved items). */
export default function AccountSavedScreen({ data }: { data: AccountSavedData }) {
  const queue = useQueue();
  const [told, tell] = useState<Told | null>(data.told);
  const [failed, setFailed] = useState(data.error);
  const saved = useSaved({ initial: data.saved, queue, onCart: announceCartChange, tell });
  const items = saved.list?.items ?? [];

  const takeBack = async (done: Told) => {
    tell(null);
    const result = await queue(() => undo(client, done, undefined));
    setFailed(result.ok ? null : wordsOfFailure(result));
    if (!result.ok) tell(done);
    else if ('moved' in result.data) saved.moved(result.data);
  };

  return (
    <AccountFrame place="saved" heading="Saved items" lead={items.length === 1 ? '1 item' : `${items.length} items`}>
      {told && <ToldNotice told={told} action={accountSaved()} onUndo={takeBack} />}
      {failed && <Notice tone="error">{failed}</Notice>}
      {items.length === 0 ? (
        <EmptyState
          title="Nothing saved yet"
          icon={<Clock size={40} />}
          actions={
            <>
              <LinkButton href={home()}>Start shopping</LinkButton>
              <LinkButton href={cart()} variant="secondary">
                Go to your cart
              </LinkButton>
            </>
          }
        >
          Not ready for something in your cart? Press “Save for later”: it waits here, and we tell you when its price drops.
        </EmptyState>
      ) : (
        <SavedItems
          items={items}
          heading="h2"
          action={accountSaved()}
          busy={saved.busy}
          errors={saved.errors}
          onMove={saved.toCart}
          onRemove={saved.remove}
        />
      )}
    </AccountFrame>
  );
}
