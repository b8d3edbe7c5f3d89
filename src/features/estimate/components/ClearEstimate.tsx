import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Confirm } from '#design-system/overlays/Confirm/Confirm.tsx';
import { formatNumber } from '#domain/money';
import { type DesignMilestone, useProjectId } from '#shared/project';
import { useClearEstimate } from '../estimateMutations.ts';
import * as t from '../texts.ts';

/** Takes all lines of an estimate away, once somebody has confirmed it. */
export function ClearEstimate({ milestone, count }: { milestone: DesignMilestone; count: number }) {
  const [asks, setAsks] = useState(false);
  const clear = useClearEstimate(useProjectId());
  return (
    <>
      <Button
        onPress={() => setAsks(true)}
        {...(count === 0 && { disabledReason: t.thisEstimateHasNoLines })}
      >
        {t.clearEstimate}
      </Button>
      {asks ? (
        <Confirm
          title={t.clearTheEstimateOfName(milestone.name)}
          confirmLabel={t.clearEstimate}
          busy={clear.isPending}
          onCancel={() => setAsks(false)}
          onConfirm={() => clear.mutate(milestone.id, { onSettled: () => setAsks(false) })}
        >
          {t.allNumberLinesAreDeleted(formatNumber(count))}
        </Confirm>
      ) : null}
    </>
  );
}
