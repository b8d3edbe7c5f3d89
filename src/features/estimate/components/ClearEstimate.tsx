import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Confirm } from '#design-system/overlays/Confirm/Confirm.tsx';
import { formatNumber } from '#domain/money';
import { type DesignMilestone, useProjectId } from '#shared/project';
import { useClearEstimate } from '../estimateMutations.ts';

/** Takes all lines of an estimate away, once somebody has confirmed it. */
export function ClearEstimate({ milestone, count }: { milestone: DesignMilestone; count: number }) {
  const [asks, setAsks] = useState(false);
  const clear = useClearEstimate(useProjectId());
  return (
    <>
      <Button
        onPress={() => setAsks(true)}
        {...(count === 0 && { disabledReason: 'This estimate has no lines to clear' })}
      >
        Clear estimate
      </Button>
      {asks ? (
        <Confirm
          title={`Clear the estimate of ${milestone.name}?`}
          confirmLabel="Clear estimate"
          busy={clear.isPending}
          onCancel={() => setAsks(false)}
          onConfirm={() => clear.mutate(milestone.id, { onSettled: () => setAsks(false) })}
        >
          {`All ${formatNumber(count)} lines are deleted and the milestone no longer has an estimate. You can undo this.`}
        </Confirm>
      ) : null}
    </>
  );
}
