import type { ReactNode } from 'react';

interface ItemFormProps {
  /** The page and action it posts to without script. */
  action: string;
  does: string;
  item: { readonly variationId: number; readonly quantity: number };
  onSubmit(): void;
  className?: string | undefined;
  children: ReactNode;
}

/** A form around a button with one action on an item. */
export function ItemForm({ action, does, item, onSubmit, className, children }: ItemFormProps) {
  return (
    <form
      className={className}
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <input type="hidden" name="action" value={does} />
      <input type="hidden" name="variationId" value={item.variationId} />
      <input type="hidden" name="quantity" value={item.quantity} />
      {children}
    </form>
  );
}
