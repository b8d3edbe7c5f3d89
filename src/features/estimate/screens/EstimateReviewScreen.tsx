import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { guessSheets } from '#domain/estimate/import';
import { pathTo, useTrail } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { Page } from '#shared/page';
import { type DesignMilestone, milestonesQuery, useProjectId } from '#shared/project';
import { type SavedView, viewsQuery } from '#shared/views';
import { AcceptImport } from '../components/import/AcceptImport.tsx';
import { ConvertedButton } from '../components/import/ConvertedButton.tsx';
import { ColumnsStep } from '../components/import/ColumnsStep.tsx';
import { IMPORT_STEPS, ImportSteps, type ImportStep } from '../components/import/ImportSteps.tsx';
import { LayoutBar } from '../components/import/LayoutBar.tsx';
import { NamesStep } from '../components/import/NamesStep.tsx';
import { ReviewStep } from '../components/import/ReviewStep.tsx';
import { SheetStep } from '../components/import/SheetStep.tsx';
import { useImport } from '../components/import/useImport.ts';
import { ClosedUpload } from '../components/import/ClosedUpload.tsx';
import { useKeepReview } from '../components/import/useKeepReview.ts';
import { fittingLayouts, LAYOUTS, useLayouts } from '../components/import/useLayouts.ts';
import { estimatesAround } from '../components/useMilestone.ts';
import { type Estimate, estimateQuery, groupChoicesQuery } from '../estimateQueries.ts';
import {
  type EstimateDraft,
  type EstimateFile,
  type EstimateUpload,
  sheetsQuery,
  uploadQuery,
} from '../importQueries.ts';
import { convertedLines } from '../model/convertedFile.ts';
import { keepReview } from '../model/keptReview.ts';
import * as t from '../texts.ts';

/** An uploaded estimate before it counts: sheet, columns, names, and its lines. It goes on where it was left. */
export default function EstimateReviewScreen() {
  const projectId = useProjectId();
  const trail = useTrail('estimateReview');
  const id = Number(useParams()['milestoneEstimateUploadId']);
  const kept = useQuery(uploadQuery(projectId, id));
  const status = kept.data?.upload.status;
  const file = useQuery({ ...sheetsQuery(projectId, id), enabled: status === 'REVIEW' });
  const milestones = useQuery(milestonesQuery(projectId));
  const groups = useQuery(groupChoicesQuery());
  const layouts = useQuery(viewsQuery(LAYOUTS));
  const failed = [kept, file, milestones, groups].find((query) => query.isError && !query.data);
  const rows = milestones.data?.results;
  if (kept.data && status === 'REVIEW' && file.data && rows && groups.data && !layouts.isPending)
    return (
      <ReviewOf
        upload={kept.data.upload}
        draft={kept.data.draft}
        file={file.data}
        milestones={rows}
        groups={groups.data}
        views={layouts.data?.results ?? noViews}
      />
    );
  return (
    <Page title={t.importEstimate} trail={trail}>
      {failed ? (
        <LoadError what={t.uploadedFile} error={failed.error} onRetry={() => void failed.refetch()} />
      ) : kept.data && status !== 'REVIEW' ? (
        <ClosedUpload upload={kept.data.upload} />
      ) : (
        <Skeleton height={480} />
      )}
    </Page>
  );
}

interface ReviewOfProps {
  upload: EstimateUpload;
  draft: EstimateDraft | null;
  file: EstimateFile;
  milestones: readonly DesignMilestone[];
  groups: readonly { id: number; div_code: string; name: string }[];
  /** How files have been read before. */
  views: readonly SavedView[];
}

const noViews: readonly SavedView[] = [];

function ReviewOf({ upload, milestones, ...props }: ReviewOfProps) {
  const projectId = useProjectId();
  const trail = useTrail('estimateReview');
  const { milestone, earlier } = estimatesAround(milestones, upload.milestone_id);
  const estimate = useQuery(estimateQuery(projectId, upload.milestone_id));
  const before = useQuery({ ...estimateQuery(projectId, earlier?.id ?? 0), enabled: earlier !== undefined });
  if (estimate.data && milestone)
    return (
      <Steps
        {...props}
        upload={upload}
        milestone={milestone}
        present={estimate.data}
        earlier={earlier && before.data ? { name: earlier.name, estimate: before.data } : undefined}
      />
    );
  return (
    <Page title={t.importEstimate} trail={trail}>
      {estimate.isError ? (
        <LoadError what={t.estimateLower} error={estimate.error} onRetry={() => void estimate.refetch()} />
      ) : (
        <Skeleton height={480} />
      )}
    </Page>
  );
}

interface StepsProps extends Pick<ReviewOfProps, 'upload' | 'draft' | 'file' | 'groups' | 'views'> {
  milestone: DesignMilestone;
  present: Estimate;
  earlier: { name: string; estimate: Estimate } | undefined;
}

function Steps({ upload, draft: kept, file, groups, views, milestone, present, earlier }: StepsProps) {
  const projectId = useProjectId();
  const trail = useTrail('estimateReview');
  const navigate = useNavigate();
  const guessed = useMemo(() => guessSheets(file.sheets), [file]);
  const fitting = useMemo(() => fittingLayouts(file, guessed, views, groups), [file, guessed, views, groups]);
  const [start] = useState(kept === null ? fitting[0] : undefined);
  const draft = useImport(
    file,
    kept,
    { groups, components: present.components, milestone: milestone.id },
    start?.review,
  );
  const layouts = useLayouts({
    file,
    guessed,
    review: draft.review,
    views,
    fitting,
    start,
    onReview: (review) => {
      draft.setReview(review);
      // Where no sheet is read there are no columns to look at.
      if (!review.choices.some(({ isUsed }) => isUsed)) setStep('sheet');
    },
  });
  const [step, setStep] = useState<ImportStep>(
    kept?.step ?? (draft.estimate.linesCount > 0 ? 'columns' : 'sheet'),
  );
  const { keep, state } = useKeepReview(upload, keepReview(step, draft.review));
  const at = IMPORT_STEPS.indexOf(step);
  const leave = () => {
    void keep().then(() =>
      navigate(`${pathTo('estimateImport', { projectId })}?activeMilestoneId=${milestone.id}`),
    );
  };
  const go = (next: ImportStep | undefined) => {
    if (next === 'upload') leave();
    else if (next) setStep(next);
  };
  const none = draft.estimate.linesCount === 0;
  return (
    <Page
      title={t.importEstimate}
      trail={trail}
      actions={
        <>
          <Button onPress={() => go(IMPORT_STEPS[at - 1])}>{t.back}</Button>
          <Button onPress={leave}>{t.saveAndClose}</Button>
          {step === 'review' ? (
            <AcceptImport
              upload={upload.id}
              milestone={milestone}
              present={present}
              rows={draft.rows}
              origins={draft.origins}
              estimate={draft.estimate}
              byLine={draft.byLine}
              onKeep={keep}
              onAccepted={layouts.remember}
            />
          ) : (
            <Button
              variant="primary"
              onPress={() => go(IMPORT_STEPS[at + 1])}
              {...(none && { disabledReason: t.chooseASheetWithPriced })}
            >
              {t.next}
            </Button>
          )}
        </>
      }
    >
      <Text size="meta" tone="muted">
        {t.fileForMilestone(`${milestone.code} ${milestone.name}`, file.file_name)}{' '}
        {state === 'kept'
          ? t.savedNothingIsWrittenBefore
          : state === 'open'
            ? t.savingNothingIsWrittenBefore
            : t.nothingIsWrittenBeforeYou}
      </Text>
      <ImportSteps current={step} onSelect={go} />
      {step === 'sheet' || step === 'columns' || step === 'names' ? (
        <LayoutBar layouts={layouts} views={views} fitting={fitting} />
      ) : null}
      {step === 'sheet' ? (
        <SheetStep
          sheets={file.sheets}
          choices={draft.choices}
          estimate={draft.estimate}
          onUse={draft.use}
          onHeader={draft.setHeader}
          onChoose={draft.choose}
          onHiddenRows={draft.readHiddenRows}
          onHiddenColumns={draft.readHiddenColumns}
        />
      ) : null}
      {step === 'columns' ? (
        <ColumnsStep
          sheets={file.sheets}
          choices={draft.choices}
          estimate={draft.estimate}
          onMap={draft.map}
        />
      ) : null}
      {step === 'names' ? (
        <NamesStep
          components={draft.componentRows}
          codes={draft.codeRows}
          componentOptions={present.components.map(({ id, name }) => ({ value: String(id), label: name }))}
          groupOptions={groups.map(({ id, div_code: code, name }) => ({
            value: String(id),
            label: `${code} ${name}`,
          }))}
          onComponent={draft.setComponent}
          onCode={draft.setCode}
        />
      ) : null}
      {step === 'review' ? (
        <ReviewStep
          estimate={draft.estimate}
          choices={draft.choices}
          origins={draft.origins}
          byLine={draft.byLine}
          converted={
            <ConvertedButton
              fileName={file.file_name}
              size="small"
              lines={() => convertedLines(draft.rows, draft.origins, groups, present.components)}
            />
          }
          rows={draft.rows}
          onChange={draft.edit}
          groups={groups}
          components={present.components}
          milestone={milestone.id}
          earlier={earlier}
        />
      ) : null}
    </Page>
  );
}
