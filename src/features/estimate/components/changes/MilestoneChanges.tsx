import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { LoadError } from '#shared/failure';
import { type DesignMilestone, useProjectId } from '#shared/project';
import { differenceQuery } from '../../estimateQueries.ts';
import { ChangesView } from './ChangesView.tsx';

export interface MilestoneChangesProps {
  milestone: DesignMilestone;
  /** The estimate before, and those that could stand in its place. */
  earlier: DesignMilestone | undefined;
  comparable: readonly DesignMilestone[];
  onCompare: (milestone: number) => void;
}

/** What changed in a milestone's estimate against another one of the project. */
export default function MilestoneChanges({
  milestone,
  earlier,
  comparable,
  onCompare,
}: MilestoneChangesProps) {
  const projectId = useProjectId();
  const against = earlier ?? comparable[0];
  const difference = useQuery({
    ...differenceQuery(projectId, milestone.id, against?.id ?? 0),
    enabled: against !== undefined,
  });
  if (!against)
    return (
      <EmptyState
        art="funnel"
        title="Nothing to compare with"
        text="Once another milestone has an estimate, what changed between the two stands here."
      />
    );
  if (difference.data)
    return (
      <ChangesView
        difference={difference.data}
        tools={
          <Select
            label="Compare with"
            labelHidden
            value={String(against.id)}
            onChange={(id) => onCompare(Number(id))}
            options={comparable.map(({ id, name, code }) => ({
              value: String(id),
              label: `Since ${name}`,
              description: code,
            }))}
          />
        }
      />
    );
  return difference.isError ? (
    <LoadError what="difference" error={difference.error} onRetry={() => void difference.refetch()} />
  ) : (
    <Skeleton height={480} />
  );
}
