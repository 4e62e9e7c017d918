import { useState } from 'react';
import { plural } from '../../../contract/values/count.ts';
import { client } from '../../api/browser.ts';
import { useQueue } from '../../api/use-queue.ts';
import { AccountFrame } from '../../features/account/account-frame.tsx';
import { failureText } from '../../features/cart/failure-text.ts';
import { SavedItems } from '../../features/cart/saved-items.tsx';
import { type Toast, undo } from '../../features/cart/toast.ts';
import { ToastNotice } from '../../features/cart/toast-notice.tsx';
import { UndoneStatus } from '../../features/cart/undone-status.tsx';
import { useSaved } from '../../features/cart/use-saved.ts';
import { island } from '../../page/island.tsx';
import { accountSaved, cart, home } from '../../routes.ts';
import { announceCartChange } from '../../shell/visitor/cart-quantity.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/form/button.tsx';
import { Clock } from '../../ui/icons/icons.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import type { AccountSavedData } from './account-saved-data.ts';

/** The customer's saved items, at today's prices. */
function AccountSavedScreen({ data }: { data: AccountSavedData }) {
  const queue = useQueue();
  const [told, tell] = useState<Toast | null>(data.told);
  const [undone, setUndone] = useState<Toast | null>(null);
  const [failed, setFailed] = useState(data.error);
  const saved = useSaved({ initial: data.saved, queue, onCart: announceCartChange, tell });
  const items = saved.list?.items ?? [];

  const takeBack = async (done: Toast) => {
    tell(null);
    setUndone(null);
    const result = await queue(() => undo(client, done));
    setFailed(result.ok ? null : failureText(result, 'undo that'));
    if (!result.ok) return tell(done);
    setUndone(done);
    if ('moved' in result.data) saved.moved(result.data);
  };

  return (
    <AccountFrame place="saved" heading="Saved items" lead={plural(items.length, 'item')}>
      <UndoneStatus undone={undone} />
      {told && <ToastNotice told={told} action={accountSaved()} onUndo={takeBack} />}
      {failed && <Notice tone="error">{failed}</Notice>}
      {items.length === 0 ? (
        <EmptyState
          title="No saved items yet"
          icon={<Clock size={40} />}
          actions={
            <>
              <LinkButton href={home()}>Start shopping</LinkButton>
              <LinkButton href={cart()} variant="secondary">
                Go to cart
              </LinkButton>
            </>
          }
        >
          Save items in your cart for later, and we’ll tell you when their price drops.
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

export default island('screens/account-saved/account-saved-screen', AccountSavedScreen);
