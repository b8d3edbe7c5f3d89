import { useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { ExportMenu } from '#design-system/grid/ExportMenu/ExportMenu.tsx';
import { useCan } from '#platform/flags';
import { usePageSetup } from '#shared/look';
import { useProject } from '#shared/project';
import { allRiskColumns, shownRiskColumns } from '../model/riskFile.ts';
import { toRiskFileQuery } from '../model/riskFilters.ts';
import { riskSetup } from '../model/riskView.ts';
import { riskFileQuery } from '../riskQueries.ts';
import * as t from '../texts.ts';
import { useRiskColumns } from './useRiskColumns.ts';
import { useRiskFilters } from './useRiskFilters.ts';

/** The register as a file: what is shown, or all risks with every column. */
export function RegisterExport() {
  const { id: projectId, name } = useProject();
  const client = useQueryClient();
  const toasts = useToasts();
  const mayExport = useCan('risk_export');
  const columns = useRiskColumns();
  const [filters] = useRiskFilters();
  const [look] = usePageSetup(riskSetup);
  const read = (query: Parameters<typeof riskFileQuery>[1]) =>
    client.fetchQuery(riskFileQuery(projectId, query));
  return (
    <ExportMenu
      name={t.risksOfName(name)}
      columns={shownRiskColumns(columns, look)}
      rows={() => read(toRiskFileQuery(filters))}
      everything={{
        label: t.allRisksEveryColumn,
        name: t.allRisksOfName(name),
        columns: allRiskColumns(columns),
        rows: () => read({ status: 'ALL', ordering: 'number' }),
      }}
      collapses
      onError={() => toasts.show({ title: t.theExportFailed, detail: t.tryAgain, tone: 'critical' })}
      {...(!mayExport && { disabledReason: t.exportingNeedsThePermission })}
    />
  );
}
