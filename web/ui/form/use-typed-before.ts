import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { textsIn } from './fields.ts';

/**
 * For a form whose fields are in state: hands over what was chosen or typed before the script ran. `isHydrated` is false until then, and where there
 * is no script.
 */
export function useTypedBefore(adopt: (form: URLSearchParams) => void): { form: RefObject<HTMLFormElement | null>; isHydrated: boolean } {
  const form = useRef<HTMLFormElement>(null);
  const [isHydrated, setHydrated] = useState(false);
  const begin = useEffectEvent(() => {
    setHydrated(true);
    if (form.current) adopt(textsIn(form.current));
  });
  useEffect(() => begin(), []);
  return { form, isHydrated };
}
