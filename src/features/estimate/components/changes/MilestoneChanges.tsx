import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { FormatSelect } from '#features/codes';
import { LoadError } from '#shared/failure';
import { type DesignMilestone, useProject, useProjectId } from '#shared/project';
import { differenceQuery, type EstimateVersion } from '../../estimateQueries.ts';
import * as t from '../../texts.ts';
import { submissionOf } from '../SubmittedBanner.tsx';
import { ChangesView } from './ChangesView.tsx';
import { ContainedItems } from './ContainedItems.tsx';
import { MendMatches } from './MendMatches.tsx';
import { type OtherEstimate, OtherProject } from './OtherProject.tsx';

const another = 'another';
const chosenOther = 'other-project';
const versionKey = (number: number) => `version-${number}`;

export interface MilestoneChangesProps {
  milestone: DesignMilestone;
  /** The estimate before, and those that could stand in its place. */
  earlier: DesignMilestone | undefined;
  comparable: readonly DesignMilestone[];
  onCompare: (milestone: number) => void;
  /** A submitted version of this estimate that it is compared with, in the place of another milestone. */
  version: number | null;
  versions: readonly EstimateVersion[];
  onCompareVersion: (version: number | null) => void;
}

/** What changed in a milestone's estimate against another one of the project. */
export default function MilestoneChanges({
  milestone,
  earlier,
  comparable,
  onCompare,
  version,
  versions,
  onCompareVersion,
}: MilestoneChangesProps) {
  const projectId = useProjectId();
  const { permissions } = useProject();
  const [other, setOther] = useState<OtherEstimate>();
  const [asks, setAsks] = useState(false);
  const [format, setFormat] = useState<string>();
  const mayChoose = permissions.includes('calibrate_access');
  const own = version === null ? (earlier ?? comparable[0]) : milestone;
  const against = other?.milestone_id ?? own?.id;
  const difference = useQuery({
    ...differenceQuery(
      projectId,
      milestone.id,
      other
        ? { against: other.milestone_id, project: other.project_id, format }
        : { against: against ?? 0, version: version ?? undefined, format },
    ),
    enabled: against !== undefined,
  });
  const choose = asks ? <OtherProject onChoose={setOther} onClose={() => setAsks(false)} /> : null;
  if (against === undefined)
    return (
      <EmptyState
        art="funnel"
        title={t.nothingToCompareWith}
        text={t.onceAnotherMilestoneHas}
        {...(mayChoose && {
          action: (
            <>
              <Button onPress={() => setAsks(true)}>{t.compareWithAnotherProject}</Button>
              {choose}
            </>
          ),
        })}
      />
    );
  if (difference.data)
    return (
      <ChangesView
        difference={difference.data}
        renderMend={
          permissions.includes('upload_estimate') && !other && format === undefined
            ? (chosen, onDone) => (
                <MendMatches
                  compared={{ milestone_id: milestone.id, against, version }}
                  chosen={chosen}
                  onDone={onDone}
                />
              )
            : undefined
        }
        aside={version === null && !other ? <ContainedItems milestone={milestone} against={against} /> : null}
        tools={
          <>
            <Select
              label={t.compareWith}
              labelHidden
              value={other ? chosenOther : version === null ? String(against) : versionKey(version)}
              onChange={(key) => {
                if (key === another) {
                  setAsks(true);
                  return;
                }
                if (key === chosenOther) return;
                setOther(undefined);
                const chosen = versions.find(({ number }) => versionKey(number) === key);
                onCompareVersion(chosen?.number ?? null);
                if (!chosen) onCompare(Number(key));
              }}
              options={[
                ...versions.map((one) => ({
                  value: versionKey(one.number),
                  label: t.sinceVersionNumber(one.number),
                  description: submissionOf(one),
                })),
                ...comparable.map(({ id, name, code }) => ({
                  value: String(id),
                  label: t.sinceNamePiece(name),
                  description: code,
                })),
                ...(other
                  ? [{ value: chosenOther, label: t.againstName(other.name), description: other.project }]
                  : []),
                ...(mayChoose ? [{ value: another, label: t.anotherProject }] : []),
              ]}
            />
            <FormatSelect value={format} onChange={setFormat} />
            {choose}
          </>
        }
      />
    );
  return difference.isError ? (
    <LoadError what={t.differenceLower} error={difference.error} onRetry={() => void difference.refetch()} />
  ) : (
    <Skeleton height={480} />
  );
}
