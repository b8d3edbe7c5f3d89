import { Suspense } from 'react';
import { opened } from '#design-system/private/on-demand/onDemand.tsx';
import { useFlyout } from '#shared/flyout';
import { allPots, contingencyFlyout } from '../contingencyFlyout.ts';

const ContingencyFlyout = opened(async () => (await import('./ContingencyFlyout.tsx')).default);

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
