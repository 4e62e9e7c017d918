import { draftStateNames } from '../../../contract/staff/orders/drafts.ts';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { island } from '../../page/island.tsx';
import { staffDraft, staffDrafts, staffOrder } from '../../staff-routes.ts';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Disclosure } from '../../ui/layers/disclosure.tsx';
import { CustomerPanel } from './customer-panel.tsx';
import { DeliveryPanel, DiscountPanel, NotesPanel } from './draft-terms.tsx';
import { ItemsPanel, PaidItems } from './items-panel.tsx';
import { SendPanel, TotalsPanel } from './send-panel.tsx';
import type { StaffDraftData } from './staff-draft-data.ts';
import styles from './staff-draft-screen.module.css';

/** An order that staff prepare for a customer: items, customer, terms, and the link to pay for it. Every button of the form saves it. */
function StaffDraftScreen({ data }: { data: StaffData<StaffDraftData> }) {
  const draft = data.shown?.draft;
  return (
    <StaffFrame
      data={data}
      place="orders"
      heading={draft ? `Draft order ${draft.draftId}` : 'Draft order'}
      lead={
        draft && (
          <>
            {draftStateNames[draft.state]}. Created by {draft.createdBy}, {shopMomentOf(draft.createdAt)}.{' '}
            <a href={staffDrafts()}>All draft orders</a>
          </>
        )
      }
      done={data.shown?.done}
      error={data.shown?.message}
    >
      {(shown) => (shown.draft.state === 'paid' ? <Paid {...shown} /> : <DraftForm {...shown} />)}
    </StaffFrame>
  );
}

function DraftForm(shown: StaffDraftData) {
  const { draft, doubt } = shown;
  const { draftId } = draft;
  return (
    <>
      <form id="draft" method="post" action={staffDraft({ draftId })} noValidate>
        <input type="hidden" name="action" value="save" />
        <input type="hidden" name="version" value={draft.version} />
        <input type="hidden" name="keptAddress" value={doubt} />
        <div className={styles.columns}>
          <div className={styles.column}>
            <ItemsPanel {...shown} />
            <DiscountPanel {...shown} />
            <DeliveryPanel {...shown} />
            <NotesPanel {...shown} />
          </div>
          <div className={styles.column}>
            <CustomerPanel {...shown} />
            <TotalsPanel {...shown} />
            <SendPanel {...shown} />
          </div>
        </div>
      </form>
      <More {...shown} />
    </>
  );
}

/** A draft that has become an order. */
function Paid({ draft }: StaffDraftData) {
  return (
    <>
      <Panel title="Paid">
        <p>The customer paid for this draft. Continue with the order.</p>
        <div className={styles.buttons}>
          {draft.orderNumber && (
            <LinkButton href={staffOrder({ orderNumber: draft.orderNumber })}>Open order {draft.orderNumber}</LinkButton>
          )}
          <Duplicate draftId={draft.draftId} />
        </div>
      </Panel>
      <PaidItems draft={draft} />
    </>
  );
}

function Duplicate({ draftId }: { draftId: number }) {
  return (
    <form method="post" action={staffDraft({ draftId })}>
      <input type="hidden" name="action" value="duplicate" />
      <Button type="submit" variant="secondary">
        Duplicate
      </Button>
    </form>
  );
}

/** What concerns the draft as a whole; each a form of its own. */
function More({ draft: { draftId, link } }: StaffDraftData) {
  return (
    <div className={styles.buttons}>
      <Duplicate draftId={draftId} />
      {link && (
        <form method="post" action={staffDraft({ draftId })}>
          <input type="hidden" name="action" value="withdraw" />
          <Button type="submit" variant="secondary">
            Withdraw payment link
          </Button>
        </form>
      )}
      <Disclosure title="Delete draft">
        <form method="post" action={staffDraft({ draftId })}>
          <input type="hidden" name="action" value="delete" />
          <p className={styles.quiet}>Its payment link stops working. This can’t be undone.</p>
          <Button type="submit" variant="secondary">
            Delete draft {draftId}
          </Button>
        </form>
      </Disclosure>
    </div>
  );
}

export default island('screens/staff-draft/staff-draft-screen', StaffDraftScreen);
