import { useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { ExportMenu } from '#design-system/grid/ExportMenu/ExportMenu.tsx';
import { useCan } from '#platform/flags';
import { usePageSetup } from '#shared/look';
import { useProject } from '#shared/project';
import { issueFileQuery } from '../issueQueries.ts';
import { allIssueColumns, EVERY_STATUS, shownIssueColumns, shownIssues } from '../model/issueFile.ts';
import { toIssueQuery } from '../model/issueFilters.ts';
import { issueSetup } from '../model/issueView.ts';
import * as t from '../texts.ts';
import { useIssueColumns } from './useIssueColumns.ts';
import { useIssueFilters } from './useIssueFilters.ts';

/** The issues as a file: the lists as they are shown, or all issues with every column. */
export function IssueExport() {
  const { id: projectId, name } = useProject();
  const client = useQueryClient();
  const toasts = useToasts();
  const mayExport = useCan('issue_export');
  const columns = useIssueColumns();
  const [filters] = useIssueFilters();
  const [look] = usePageSetup(issueSetup);
  const read = (query: Parameters<typeof issueFileQuery>[1]) =>
    client.fetchQuery(issueFileQuery(projectId, query));
  return (
    <ExportMenu
      name={t.issuesOfName(name)}
      columns={shownIssueColumns(columns, look)}
      rows={async () => shownIssues(await read(toIssueQuery(filters)))}
      everything={{
        label: t.allIssuesEveryColumn,
        name: t.allIssuesOfName(name),
        columns: allIssueColumns(columns),
        rows: () => read({ status: EVERY_STATUS, ordering: 'number' }),
      }}
      collapses
      onError={() => toasts.show({ title: t.theExportFailed, detail: t.tryAgain, tone: 'critical' })}
      {...(!mayExport && { disabledReason: t.exportingNeedsThePermission })}
    />
  );
}
