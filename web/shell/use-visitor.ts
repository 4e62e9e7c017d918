import { useEffect } from 'react';
import { visitorEndpoints } from '../../contract/visitor.ts';
import { client } from '../api/browser.ts';

/**
 * The one personal call of a page that is the same for everybody (rulings: Session and visitor): when the page has come to rest it learns
 * who is looking, and gets the CSRF token that fills the page's `csrf-token` meta tag.
 */
export function useVisitor(): void {
  useEffect(() => {
    const learn = async () => {
      const visitor = await client.call(visitorEndpoints.getVisitor, {});
      if (visitor.ok) document.querySelector('meta[name="csrf-token"]')?.setAttribute('content', visitor.data.csrfToken);
    };
    const timer = setTimeout(() => void learn(), 0);
    return () => clearTimeout(timer);
  }, []);
}
