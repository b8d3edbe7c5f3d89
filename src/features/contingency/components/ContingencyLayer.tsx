import { lazy, Suspense } from 'react';
import { useFlyout } from '#shared/flyout';
import { allPots, contingencyFlyout } from '../contingencyFlyout.ts';

const ContingencyFlyout = lazy(() => import('./ContingencyFlyout.tsx'));

/** The contingency panel while the address asks for it. */
export function ContingencyLayer({ projectId }: { projectId: number }) {
  const { openId, close } = useFlyout(contingencyFlyout);
  if (openId === null) return null;
  return (
    <Suspense>
      <ContingencyFlyout
        key={openId}
        projectId={projectId}
        potId={openId === allPots ? null : openId}
        onClose={close}
      />
    </Suspense>
  );
}
