import { useEffect } from 'react';
import { island } from '../../page/island.tsx';
import { LinkButton } from '../../ui/form/button.tsx';

/** A link that follows itself and replaces its history entry. */
function GoOn({ href, label }: { href: string; label: string }) {
  useEffect(() => location.replace(href), [href]);
  return <LinkButton href={href}>{label}</LinkButton>;
}

export default island('features/checkout/go-on', GoOn);
