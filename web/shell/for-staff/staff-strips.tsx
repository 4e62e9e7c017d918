import { lazy, Suspense } from 'react';
import { island } from '../../page/island.tsx';
import { loadModule } from '../../ui/browser/load-module.ts';
import { useKnownVisitor } from '../visitor/visitor.ts';

const Strips = lazy(() => loadModule(() => import('./strips.tsx')));

/** Placeholder for the strips only staff see. Pages are the same for everybody, so they are fetched once the visitor is known to need one. */
function StaffStrips() {
  const { impersonated, closed } = useKnownVisitor();
  if (!impersonated && !closed) return null;
  return (
    <Suspense>
      <Strips />
    </Suspense>
  );
}

export default island('shell/for-staff/staff-strips', StaffStrips);
