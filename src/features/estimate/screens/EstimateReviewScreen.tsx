import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { pathTo, useTrail } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { Page } from '#shared/page';
import { type DesignMilestone, milestonesQuery, useProjectId } from '#shared/project';
import { AcceptImport } from '../components/import/AcceptImport.tsx';
import { ColumnsStep } from '../components/import/ColumnsStep.tsx';
import { IMPORT_STEPS, ImportSteps, type ImportStep } from '../components/import/ImportSteps.tsx';
import { NamesStep } from '../components/import/NamesStep.tsx';
import { ReviewStep } from '../components/import/ReviewStep.tsx';
import { SheetStep } from '../components/import/SheetStep.tsx';
import { useImport } from '../components/import/useImport.ts';
import { useMilestone } from '../components/useMilestone.ts';
import { type Estimate, estimateQuery, groupChoicesQuery } from '../estimateQueries.ts';
import { type EstimateFile, estimateFileQuery } from '../importQueries.ts';

/** An uploaded estimate before it counts: sheet, columns, names, and its lines. */
export default function EstimateReviewScreen() {
  const projectId = useProjectId();
  const trail = useTrail('estimateReview');
  const id = Number(useParams()['milestoneEstimateUploadId']);
  const file = useQuery(estimateFileQuery(projectId, id));
  const milestones = useQuery(milestonesQuery(projectId));
  const groups = useQuery(groupChoicesQuery());
  const failed = [file, milestones, groups].find((query) => query.isError && !query.data);
  const rows = milestones.data?.results;
  if (file.data && rows && rows.length > 0 && groups.data)
    return <ReviewOf file={file.data} milestones={rows} groups={groups.data} />;
  return (
    <Page title="Import estimate" trail={trail}>
      {failed ? (
        <LoadError what="uploaded file" error={failed.error} onRetry={() => void failed.refetch()} />
      ) : (
        <Skeleton height={480} />
      )}
    </Page>
  );
}

interface ReviewOfProps {
  file: EstimateFile;
  milestones: readonly DesignMilestone[];
  groups: readonly { id: number; div_code: string; name: string }[];
}

function ReviewOf(props: ReviewOfProps) {
  const projectId = useProjectId();
  const trail = useTrail('estimateReview');
  const { milestone, earlier } = useMilestone(props.milestones);
  const estimate = useQuery(estimateQuery(projectId, milestone.id));
  const before = useQuery({ ...estimateQuery(projectId, earlier?.id ?? 0), enabled: earlier !== undefined });
  if (estimate.data)
    return (
      <Steps
        {...props}
        milestone={milestone}
        present={estimate.data}
        earlier={earlier && before.data ? { name: earlier.name, estimate: before.data } : undefined}
      />
    );
  return (
    <Page title="Import estimate" trail={trail}>
      {estimate.isError ? (
        <LoadError what="estimate" error={estimate.error} onRetry={() => void estimate.refetch()} />
      ) : (
        <Skeleton height={480} />
      )}
    </Page>
  );
}

interface StepsProps extends Pick<ReviewOfProps, 'file' | 'groups'> {
  milestone: DesignMilestone;
  present: Estimate;
  earlier: { name: string; estimate: Estimate } | undefined;
}

function Steps({ file, groups, milestone, present, earlier }: StepsProps) {
  const projectId = useProjectId();
  const trail = useTrail('estimateReview');
  const navigate = useNavigate();
  const draft = useImport(file, { groups, components: present.components });
  const [step, setStep] = useState<ImportStep>(draft.estimate.linesCount > 0 ? 'columns' : 'sheet');
  const at = IMPORT_STEPS.indexOf(step);
  const go = (next: ImportStep | undefined) => {
    if (next === 'upload')
      void navigate(`${pathTo('estimateImport', { projectId })}?activeMilestoneId=${milestone.id}`);
    else if (next) setStep(next);
  };
  const none = draft.estimate.linesCount === 0;
  return (
    <Page
      title="Import estimate"
      trail={trail}
      count={`${milestone.code} ${milestone.name}, ${file.file_name}`}
      actions={
        <>
          <Button onPress={() => go(IMPORT_STEPS[at - 1])}>Back</Button>
          {step === 'review' ? (
            <AcceptImport milestone={milestone} present={present} rows={draft.rows} origins={draft.origins} />
          ) : (
            <Button
              variant="primary"
              onPress={() => go(IMPORT_STEPS[at + 1])}
              {...(none && { disabledReason: 'Choose a sheet with priced lines first' })}
            >
              Next
            </Button>
          )}
        </>
      }
    >
      <ImportSteps current={step} onSelect={go} />
      {step === 'sheet' ? (
        <SheetStep
          sheets={file.sheets}
          choices={draft.choices}
          onUse={draft.use}
          onHeader={draft.setHeader}
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
          origins={draft.origins}
          rows={draft.rows}
          onChange={draft.edit}
          groups={groups}
          components={present.components}
          earlier={earlier}
        />
      ) : null}
    </Page>
  );
}
