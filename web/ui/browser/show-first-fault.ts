/** Unfolds and focuses the first field with a fault, or shows the message of one that has no field. Does nothing without a fault. */
export function showFirstFault(within: HTMLElement | null): void {
  const field = within?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? within?.querySelector<HTMLElement>('form [role="alert"]');
  for (let around = field?.closest('details'); around; around = around.parentElement?.closest('details')) around.open = true;
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
