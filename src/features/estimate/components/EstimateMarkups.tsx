import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { RadioGroup } from '#design-system/inputs/RadioGroup/RadioGroup.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Tabs } from '#design-system/navigation/Tabs/Tabs.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { DraftProblem, useRowDraft } from '#shared/draft';
import { LoadError } from '#shared/failure';
import { HistoryList } from '#shared/history';
import { type DesignMilestone, useProjectId } from '#shared/project';
import { useUndo } from '#shared/undo';
import { useSetMarkups } from '../estimateMutations.ts';
import {
  type EstimateMarkups as Markups,
  estimateMarkupHistoryQuery,
  estimateMarkupsQuery,
} from '../estimateQueries.ts';
import { asInProject, isSet, markupProblems, toMarkupDraft, toSaid } from '../model/markupDraft.ts';
import * as t from '../texts.ts';
import { MarkupLines } from './MarkupLines.tsx';

export interface EstimateMarkupsProps {
  milestone: DesignMilestone;
  /** The estimate as it was entered, in dollars. */
  total: number;
  /** Why nothing is set here; undefined where it may be. */
  readOnly: string | undefined;
  onClose: () => void;
}

/** The project's markups as they lie on one estimate: as in the project, or set for this one. */
export default function EstimateMarkups(props: EstimateMarkupsProps) {
  const { milestone, onClose } = props;
  const query = useQuery(estimateMarkupsQuery(useProjectId(), milestone.id));
  if (query.data) return <MarkupsDialog {...props} markups={query.data} />;
  return (
    <Dialog title={titleOf(milestone)} size="wide" onCloseRequest={onClose}>
      {query.isError ? (
        <LoadError what={t.markupsLower} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton height={320} />
      )}
    </Dialog>
  );
}

const titleOf = ({ name }: DesignMilestone) => t.markupsOfName(name);
const choices = [
  {
    value: 'project',
    label: t.theProjectsMarkups,
    description: t.whatTheProjectChangesReaches,
  },
  {
    value: 'estimate',
    label: t.setForThisEstimate,
    description: t.linesThatAreNotChanged,
  },
] as const;

const toDraft = (markups: Markups | undefined) => {
  const lines = toMarkupDraft(markups?.markups ?? []);
  return { isOwn: isSet(lines), lines };
};

function MarkupsDialog({
  milestone,
  total,
  readOnly,
  markups,
  onClose,
}: EstimateMarkupsProps & { markups: Markups }) {
  const [tab, setTab] = useState<'lines' | 'history'>('lines');
  const form = useRowDraft(markups, toDraft);
  const { isOwn, lines: draft } = form.draft;
  const save = useSetMarkups(useProjectId(), onClose);
  const shown = isOwn ? draft : asInProject(draft);
  const wanted = JSON.stringify(toSaid(shown));
  const isChanged = wanted !== JSON.stringify(toSaid(form.start.lines));
  const problems = markupProblems(shown);
  const errors = { ...problems, ...save.error?.fields };
  const isSound = Object.keys(problems).length === 0;
  const send = () =>
    save.mutate({
      version: (form.row ?? markups).version,
      body: { milestone_id: milestone.id, markups: toSaid(shown) },
      done: isSet(shown) ? t.markupsSetForThisEstimate : t.theEstimateUsesTheProjects,
    });
  return (
    <Dialog
      title={titleOf(milestone)}
      size="wide"
      onCloseRequest={onClose}
      actions={
        readOnly === undefined ? (
          <>
            <Button onPress={onClose}>{t.cancel}</Button>
            <Button
              variant="primary"
              busy={save.isPending}
              disabledReason={!isChanged ? t.nothingHasChanged : isSound ? undefined : t.correctTheLines}
              onPress={send}
            >
              {t.saveMarkups}
            </Button>
          </>
        ) : (
          <Button onPress={onClose}>{t.close}</Button>
        )
      }
    >
      <Stack gap={4}>
        <Tabs
          label={t.markupsOfTheEstimate}
          value={tab}
          onChange={setTab}
          tabs={[
            { id: 'lines', label: t.lines, count: draft.length },
            { id: 'history', label: t.history },
          ]}
        />
        {tab === 'history' ? (
          <MarkupHistory milestone={milestone.id} mayUndo={readOnly === undefined} />
        ) : draft.length === 0 ? (
          <EmptyState title={t.theProjectHasNoMarkups} text={t.addLinesInTheSettings} />
        ) : (
          <>
            <DraftProblem what={t.listOfMarkups} state={form} error={save.error} />
            {errors['markups'] ? <Banner tone="critical">{errors['markups'].join(' ')}</Banner> : null}
            {readOnly === undefined ? null : <Banner>{readOnly}</Banner>}
            <RadioGroup
              label={t.markups}
              labelHidden
              direction="row"
              options={choices}
              value={isOwn ? 'estimate' : 'project'}
              readOnly={readOnly !== undefined}
              onChange={(value) => form.change({ isOwn: value === 'estimate' })}
            />
            <MarkupLines
              lines={shown}
              markups={markups}
              total={total}
              errors={errors}
              isReadOnly={!isOwn || readOnly !== undefined}
              onChange={(lines) => form.change({ lines })}
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}

function MarkupHistory({ milestone, mayUndo }: { milestone: number; mayUndo: boolean }) {
  const projectId = useProjectId();
  const client = useQueryClient();
  const history = useInfiniteQuery(estimateMarkupHistoryQuery(projectId, milestone));
  const { undo, undoing } = useUndo(() => client.invalidateQueries({ queryKey: ['estimate', projectId] }));
  return (
    <HistoryList
      history={history}
      subject={t.theMarkupsOfThisEstimate}
      {...(mayUndo && { onUndo: undo, undoing })}
    />
  );
}
