import { lazy, Suspense, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { nextSigner } from '#domain/procurement';
import { useCan } from '#platform/flags';
import { nextStepOf } from '../../model/nextStep.ts';
import { useMovePackage } from '../../packageMutations.ts';
import type { BidPackage } from '../../packageQueries.ts';

const AwardDialog = lazy(() => import('../Award/AwardDialog.tsx'));

interface Props {
  row: BidPackage;
  /** Whether there is something to price. */
  hasScope: boolean;
  /** The company whose leveled bid is the lowest of those that count. */
  company: string | undefined;
  /** Whether the sheet is on its way to the server. */
  isSaving: boolean;
}

/** The one step that brings a package on: to the bidders, into leveling, recommended, then its award; each has an Undo. */
export function NextStep({ row, hasScope, company, isSaving }: Props) {
  const move = useMovePackage();
  const mayChange = useCan('change_procurement');
  const [isAwarding, setIsAwarding] = useState(false);
  const step = nextStepOf(row.status, { hasScope, company });
  if (!mayChange || !step || (row.award_request && nextSigner(row.award_request))) return null;
  const { to } = step;
  return (
    <>
      <Button
        variant="primary"
        busy={move.isPending || isSaving}
        onPress={() => (to === 'AWARDED' ? setIsAwarding(true) : move.mutate({ row, to }))}
      >
        {step.label}
      </Button>
      {isAwarding ? (
        <Suspense fallback={null}>
          <AwardDialog row={row} onClose={() => setIsAwarding(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
