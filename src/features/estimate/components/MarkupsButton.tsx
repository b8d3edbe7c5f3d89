import { lazy, Suspense, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { type DesignMilestone, useProject } from '#shared/project';
import type { Estimate } from '../estimateQueries.ts';
import * as t from '../texts.ts';

const EstimateMarkups = lazy(() => import('./EstimateMarkups.tsx'));

export interface MarkupsButtonProps {
  milestone: DesignMilestone;
  estimate: Estimate;
  /** Submitted: nothing of it is changed. */
  isLocked: boolean;
}

/** Which markups lie on an estimate: for those who see markups. */
export function MarkupsButton({ milestone, estimate, isLocked }: MarkupsButtonProps) {
  const { permissions } = useProject();
  const [isOpen, setOpen] = useState(false);
  if (!permissions.includes('view_item_markup')) return null;
  const maySet = permissions.includes('edit_item_markup') && permissions.includes('upload_estimate');
  return (
    <>
      <Button onPress={() => setOpen(true)}>
        {estimate.markups_set ? t.markupsSetForThisEstimate2 : t.markups}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <EstimateMarkups
            milestone={milestone}
            total={estimate.total}
            readOnly={
              isLocked ? t.theEstimateIsSubmittedStart : maySet ? undefined : t.youCanViewMarkupsButNot
            }
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
