import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { Trash2, X } from '#design-system/icons/shapes.ts';
import { Box } from '#design-system/layout/Box/Box.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { firstStatuses, nextStatuses } from '#domain/issues';
import { formatCode } from '#domain/items';
import { RowHistory, RowTabs } from '#features/files';
import { KeepTemplate } from '#features/library';
import { DraftProblem, useRowDraft } from '#shared/draft';
import { LoadError } from '#shared/failure';
import { HostedFlyout, useUnsavedFlyout } from '#shared/flyout';
import { useProjectId } from '#shared/project';
import { issueFlyout } from '../issueFlyout.ts';
import { useRemoveIssue, useSaveIssue } from '../issueMutations.ts';
import {
  draftsQuery,
  type Issue,
  issueHistoryQuery,
  issueKeys,
  issueQuery,
  type RelatedRow,
} from '../issueQueries.ts';
import { toIssueDraft, toIssuePatch } from '../model/issueDraft.ts';
import { addressOf } from '../model/relatedAddress.ts';
import { severityLabel, statusLook } from '../model/issueWords.ts';
import { IssueForm } from './IssueForm.tsx';
import { RelatedRows } from './RelatedRows.tsx';

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
  if (issue.data) return <IssueEditor key={issue.data.id} issue={issue.data} {...rest} />;
  return (
    <HostedFlyout flyout={issueFlyout} label="Issue" footer={<Button onPress={rest.onClose}>Close</Button>}>
      {issue.isError ? (
        <LoadError what="details of this issue" error={issue.error} onRetry={() => void issue.refetch()} />
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
  const allowsDraft = useQuery(draftsQuery()).data ?? false;
  const save = useSaveIssue();
  const remove = useRemoveIssue();
  const isChanged = Object.keys(toIssuePatch(draft, start, false)).length > 0;
  const letGo = useUnsavedFlyout(issueFlyout, isChanged);
  const title = issue ? `${formatCode('issue', issue.number)} ${issue.name}` : 'New issue';
  const reason =
    draft.name.trim() === '' ? 'Name is required' : isChanged ? undefined : 'Nothing has changed';
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
      },
    );
  const leave = (one: Issue) => {
    letGo();
    onClose();
    remove.mutate(one);
  };
  const details = (
    <Stack gap={4}>
      <IssueForm
        draft={draft}
        issue={issue}
        statuses={issue ? [issue.status, ...nextStatuses(issue.status)] : firstStatuses(allowsDraft)}
        errors={save.error?.fields ?? {}}
        onChange={form.change}
      />
      <RelatedRows
        related={draft.related}
        error={save.error?.fields['related']?.join(' ')}
        onChange={(related) => form.change({ related })}
      />
    </Stack>
  );
  return (
    <HostedFlyout
      flyout={issueFlyout}
      label={title}
      header={<IssueHead issue={issue} onClose={onClose} {...(issue && { onRemove: () => leave(issue) })} />}
      footer={
        <>
          <Box flex="grow" />
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" busy={save.isPending} disabledReason={reason} onPress={send}>
            Save
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <DraftProblem what="issue" state={form} error={save.error} />
        {issue ? (
          <RowTabs
            label="Issue"
            row={{ entity: 'issue', id: issue.id, code: formatCode('issue', issue.number) }}
            details={details}
            history={<IssueHistory id={issue.id} />}
          />
        ) : (
          details
        )}
      </Stack>
    </HostedFlyout>
  );
}

interface HeadProps {
  issue: Issue | undefined;
  onClose: () => void;
  onRemove?: () => void;
}

function IssueHead({ issue, onClose, onRemove }: HeadProps) {
  return (
    <Stack gap={1}>
      <Inline justify="space-between">
        <Inline gap={2} wrap>
          {issue ? <Text weight="strong">{formatCode('issue', issue.number)}</Text> : null}
          {issue ? <StatusTag {...statusLook(issue.status)} /> : null}
          {issue?.severity ? (
            <Text tone="muted">{`${issue.severity} ${severityLabel(issue.severity)}`}</Text>
          ) : null}
          {issue?.generated_from ? <RaisedFrom source={issue.generated_from} /> : null}
        </Inline>
        <Inline gap={1}>
          {issue ? <KeepTemplate kind="ISSUE" input={toTemplate(issue)} /> : null}
          {onRemove ? <IconButton icon={Trash2} size="small" label="Delete" onPress={onRemove} /> : null}
          <IconButton icon={X} size="small" label="Close" onPress={onClose} />
        </Inline>
      </Inline>
      <Text as="h2" size="section" weight="strong">
        {issue?.name ?? 'New issue'}
      </Text>
    </Stack>
  );
}

/** What a template keeps of an issue: not its money, its people or its dates, which are the project's. */
const toTemplate = (issue: Issue) => ({
  name: issue.name,
  description: issue.description,
  type: issue.type,
  subtype: issue.subtype,
  severity: issue.severity,
  root_cause: issue.root_cause,
  scope_of_work: issue.scope_of_work,
  trade: issue.trade,
});

function RaisedFrom({ source }: { source: RelatedRow }) {
  return (
    <Text tone="muted">
      From <Link href={addressOf(useProjectId(), source)}>{source.code}</Link>
    </Text>
  );
}

function IssueHistory({ id }: { id: number }) {
  const projectId = useProjectId();
  const history = useInfiniteQuery(issueHistoryQuery(projectId, id));
  return <RowHistory history={history} row="the issue" keys={[issueKeys.project(projectId)]} />;
}
