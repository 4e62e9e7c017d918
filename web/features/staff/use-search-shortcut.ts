import { useEffect } from 'react';
import { staffCustomers } from '../../staff-routes.ts';

/** Ctrl K or ⌘ K focuses the page's search, or opens the customers where it has none. */
export function useSearchShortcut(): void {
  useEffect(() => {
    const jump = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
      const link = document.querySelector<HTMLAnchorElement>(`a[href="${staffCustomers()}"]`);
      if (!field && !link) return;
      event.preventDefault();
      if (field) field.select();
      else link?.click();
    };
    addEventListener('keydown', jump);
    return () => removeEventListener('keydown', jump);
  }, []);
}
