import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { breakpoint } from '#design-system/foundations/scale.ts';
import { X } from '#design-system/icons/shapes.ts';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { firstStatuses, nextStatuses } from '#domain/issues';
import { formatCode } from '#domain/items';
import { attachmentsQuery, RowHistory, RowTabs } from '#features/files';
import { DraftProblem, useFaultFocus, useRowDraft } from '#shared/draft';
import { LoadError } from '#shared/failure';
import { HostedFlyout, useUnsavedFlyout } from '#shared/flyout';
import { useAtMost } from '#shared/page';
import { useProjectId } from '#shared/project';
import { issueFlyout } from '../issueFlyout.ts';
import { useRemoveIssue, useSaveIssue } from '../issueMutations.ts';
import {
  draftsQuery,
  type Issue,
  issueDrawings,
  issueHistoryQuery,
  issueKeys,
  issueQuery,
} from '../issueQueries.ts';
import { toIssueDraft, toIssuePatch } from '../model/issueDraft.ts';
import * as t from '../texts.ts';
import { IssueForm } from './IssueForm.tsx';
import { IssueHead } from './IssueHead.tsx';
import { IssueSheet } from './IssueSheet.tsx';
import * as styles from './IssueSheet.css.ts';
import { IssueStakes } from './IssueStakes.tsx';
import { IssueSteps } from './IssueSteps.tsx';
import { RelatedRows } from './RelatedRows.tsx';
import { useIssueControls } from './useIssueControls.tsx';

export interface IssueFlyoutProps {
  issueId: number | 'new';
  onOpen: (id: number) => void;
  onClose: () => void;
}

/** One issue beside the lists: what it says, its answer, and what happened to it. */
export default function IssueFlyout({ issueId, ...rest }: IssueFlyoutProps) {
  return issueId === 'new' ? <IssueEditor {...rest} /> : <LoadedIssue id={issueId} {...rest} />;
}

function LoadedIssue({ id, ...rest }: Omit<IssueFlyoutProps, 'issueId'> & { id: number }) {
  const issue = useQuery(issueQuery(useProjectId(), id));
  // Whether there is a drawing decides where the answer stands, above all on a phone.
  const files = useQuery(attachmentsQuery(issueDrawings(id)));
  if (issue.data && !files.isPending) return <IssueEditor key={issue.data.id} issue={issue.data} {...rest} />;
  return (
    <HostedFlyout
      flyout={issueFlyout}
      label={t.issue}
      footer={<Button onPress={rest.onClose}>{t.close}</Button>}
    >
      {issue.isError ? (
        <LoadError what={t.detailsOfThisIssue} error={issue.error} onRetry={() => void issue.refetch()} />
      ) : (
        <Skeleton height={320} />
      )}
    </HostedFlyout>
  );
}

function IssueEditor({ issue, onOpen, onClose }: Omit<IssueFlyoutProps, 'issueId'> & { issue?: Issue }) {
  const form = useRowDraft(issue, toIssueDraft);
  const { start, draft } = form;
  // The same key for each try of this form, so that a repeated Save keeps one issue.
  const [key] = useState(() => crypto.randomUUID());
  const [refusals, setRefusals] = useState(0);
  const allowsDraft = useQuery(draftsQuery()).data ?? false;
  const save = useSaveIssue();
  const remove = useRemoveIssue();
  const isChanged = Object.keys(toIssuePatch(draft, start, false)).length > 0;
  const letGo = useUnsavedFlyout(issueFlyout, isChanged);
  const errors = save.error?.fields ?? {};
  const controls = useIssueControls({
    draft,
    statuses: issue ? [issue.status, ...nextStatuses(issue.status)] : firstStatuses(allowsDraft),
    errors,
    layout: issue ? 'sheet' : 'form',
    onChange: form.change,
  });
  const part = useFaultFocus<HTMLDivElement>(refusals);
  const reason = draft.name.trim() === '' ? t.nameIsRequired : isChanged ? undefined : t.nothingHasChanged;
  const send = () =>
    save.mutate(
      {
        issue: form.row,
        input: toIssuePatch(draft, start, !issue),
        key: save.isError ? crypto.randomUUID() : key,
      },
      {
        onSuccess: (saved) => {
          letGo();
          form.adopt(saved);
          onOpen(saved.id);
        },
        onError: () => setRefusals((count) => count + 1),
      },
    );
  const leave = (one: Issue) => {
    letGo();
    onClose();
    remove.mutate(one);
  };
  const isNarrow = useAtMost(breakpoint.narrow);
  const stakes = issue ? <IssueStakes issue={issue} draft={draft} controls={controls} /> : null;
  const fields = { draft, controls, errors, onChange: form.change };
  return (
    <HostedFlyout
      flyout={issueFlyout}
      label={issue ? `${formatCode('issue', issue.number)} ${issue.name}` : t.newIssue}
      header={
        issue ? (
          <IssueHead
            issue={issue}
            controls={controls}
            name={draft.name}
            nameError={errors['name']?.join(' ')}
            onName={(name) => form.change({ name })}
            onOpen={onOpen}
            onRemove={() => leave(issue)}
            onClose={onClose}
          />
        ) : (
          <NewHead onClose={onClose} />
        )
      }
      {...(isNarrow ? {} : { banner: stakes })}
      footer={
        <div ref={part} className={styles.steps}>
          {issue ? (
            <IssueSteps issue={issue} isChanged={isChanged} />
          ) : (
            <Button onPress={onClose}>{t.cancel}</Button>
          )}
          <Button
            variant={!issue || isChanged ? 'primary' : 'secondary'}
            busy={save.isPending}
            disabledReason={reason}
            onPress={send}
          >
            {t.save}
          </Button>
        </div>
      }
    >
      <Stack gap={4}>
        {/* On a phone it scrolls with the rest: its head would take half of the screen. */}
        {isNarrow ? stakes : null}
        <DraftProblem what={t.issueLower} state={form} error={save.error} />
        {issue ? (
          <RowTabs
            label={t.issue}
            row={{ entity: 'issue', id: issue.id, code: formatCode('issue', issue.number) }}
            details={<IssueSheet issue={issue} {...fields} />}
            history={<IssueHistory id={issue.id} />}
          />
        ) : (
          <>
            <IssueForm {...fields} />
            <RelatedRows
              related={draft.related}
              standing={[]}
              error={errors['related']?.join(' ')}
              onChange={(related) => form.change({ related })}
            />
          </>
        )}
      </Stack>
    </HostedFlyout>
  );
}

function NewHead({ onClose }: { onClose: () => void }) {
  return (
    <Inline justify="space-between">
      <Text as="h2" size="section" weight="strong">
        {t.newIssue}
      </Text>
      <IconButton icon={X} size="small" label={t.close} onPress={onClose} />
    </Inline>
  );
}

function IssueHistory({ id }: { id: number }) {
  const projectId = useProjectId();
  const history = useInfiniteQuery(issueHistoryQuery(projectId, id));
  return <RowHistory history={history} row={t.theIssue} keys={[issueKeys.project(projectId)]} />;
}
