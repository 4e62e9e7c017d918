import type { StaffReturn } from '../../../contract/staff/orders/staff-returns.ts';
import { plural } from '../../../contract/values/count.ts';
import { Panel } from '../../features/staff/panel.tsx';
import { Button } from '../../ui/form/button.tsx';

/** Orders the replacement with the stock held since the approval. */
export function ReplacePanel({ one: { replaceable }, action }: { one: StaffReturn; action: string }) {
  if (replaceable === 0) {
    return (
      <Panel title="Replace">
        <p>Nothing to replace: all units are missing. You can close the return below.</p>
      </Panel>
    );
  }
  return (
    <Panel
      title="Replace"
      lead={`A new order at no charge for ${plural(replaceable, 'unit')}, from the stock held since the approval. It waits to be packed like any other.`}
    >
      <form method="post" action={action}>
        <input type="hidden" name="action" value="replace" />
        <Button type="submit">Order the replacement</Button>
      </form>
    </Panel>
  );
}
