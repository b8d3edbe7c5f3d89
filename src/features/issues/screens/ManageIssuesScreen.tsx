import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { ISSUE_LIMITS } from '#domain/issues';
import { useTrail } from '#platform/routing';
import { type AttributeDefinition, useAttributes } from '#shared/attributes';
import { QuickEntry, useEntry } from '#shared/entry';
import { LoadError } from '#shared/failure';
import { Page } from '#shared/page';
import { peopleQuery, useProjectId } from '#shared/project';
import { entryColumns } from '../components/entryColumns.tsx';
import { useSaveIssues } from '../issueMutations.ts';
import { draftsQuery, entryQuery, type IssueBrief } from '../issueQueries.ts';
import { issueEntryOf, type IssueRow, toIssueRow } from '../model/issueEntry.ts';
import { issueTotals } from '../model/issueTotals.ts';
import { issueImport } from '../model/issueImport.ts';
import { nameOf } from '../model/issueWords.ts';
import * as t from '../texts.ts';

/** Many issues at once, as in a spreadsheet (docs/product/issues.md). */
export default function ManageIssuesScreen() {
  const projectId = useProjectId();
  const issues = useQuery(entryQuery(projectId));
  const people = useQuery(peopleQuery(projectId));
  const drafts = useQuery(draftsQuery());
  const trail = useTrail('manageIssues');
  const attributes = useAttributes('ISSUE');
  if (issues.data && people.data && drafts.data !== undefined && attributes)
    return (
      <IssueEntry
        issues={issues.data.results}
        people={people.data.results}
        allowsDraft={drafts.data}
        attributes={attributes}
      />
    );
  const failed = [issues, people, drafts].find(({ isError }) => isError);
  return (
    <Page title={t.manageIssues2} trail={trail}>
      {failed?.error ? (
        <LoadError what={t.issuesLower} error={failed.error} onRetry={() => void failed.refetch()} />
      ) : (
        <Skeleton height={480} />
      )}
    </Page>
  );
}

interface IssueEntryProps {
  issues: readonly IssueBrief[];
  people: readonly { id: number; first_name: string; last_name: string; email: string }[];
  allowsDraft: boolean;
  attributes: readonly AttributeDefinition[];
}

function IssueEntry({ issues, people, allowsDraft, attributes }: IssueEntryProps) {
  const save = useSaveIssues();
  const sheet = useMemo(
    () => issueEntryOf(new Map(issues.map((issue) => [issue.id, issue])), allowsDraft, attributes),
    [issues, allowsDraft, attributes],
  );
  const entry = useEntry(
    sheet,
    useMemo(() => issues.map(toIssueRow), [issues]),
    save.isPending || save.isSuccess,
  );
  const columnsOf = useCallback(
    (onRemove: (row: IssueRow) => void) =>
      entryColumns(
        {
          people: people.map((person) => ({
            value: String(person.id),
            label: nameOf(person),
            description: person.email,
          })),
          attributes,
          isBlank: sheet.isBlank,
          rowProblems: sheet.rowProblems,
        },
        onRemove,
      ),
    [people, attributes, sheet],
  );
  const importOf = useMemo(() => issueImport(allowsDraft), [allowsDraft]);
  return (
    <QuickEntry
      page="manageIssues"
      back="issues"
      title={t.manageIssues2}
      one={t.issue}
      many={t.issues}
      most={ISSUE_LIMITS.batch}
      columnsOf={columnsOf}
      importOf={importOf}
      entry={entry}
      totalsOf={issueTotals}
      save={save}
    />
  );
}
