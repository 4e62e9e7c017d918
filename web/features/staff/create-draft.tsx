import { staffDrafts } from '../../staff-routes.ts';
import { Button } from '../../ui/form/button.tsx';

/** Begins an order for a customer on the phone: a form, so that a link followed by accident creates nothing. */
export function CreateDraft({ customerId, variant = 'primary' }: { customerId?: number; variant?: 'primary' | 'secondary' }) {
  return (
    <form method="post" action={staffDrafts()}>
      <input type="hidden" name="action" value="create" />
      {customerId !== undefined && <input type="hidden" name="customerId" value={customerId} />}
      <Button type="submit" variant={variant}>
        Create order
      </Button>
    </form>
  );
}
