import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { GridState } from '#design-system/grid/DataGrid/gridTypes.ts';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api, type AppError } from '#platform/api';
import type { AttributeDefinition } from '#shared/attributes';
import { waitForJob } from '#shared/jobs';
import { itemsQuery } from '../itemQueries.ts';
import { toItemsTable } from '../model/itemExport.ts';
import type { ItemFilters } from '../model/itemFilters.ts';
import { toFilterQuery } from '../model/itemFilters.ts';
import { toOrdering } from '../model/itemsPage.ts';
import * as t from '../texts.ts';

function save(content: Blob, name: string) {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

const asCsv = (text: string) => new Blob([text], { type: 'text/csv;charset=utf-8' });

/** What is written to a file: the grid as it stands on the screen, or every item with every column. */
export type ExportRequest =
  | {
      what: 'shown';
      kind: 'xlsx' | 'csv';
      filters: ItemFilters;
      grid: GridState;
      canApprove: boolean;
      attributes: readonly AttributeDefinition[];
    }
  | { what: 'everything' };

/** Writes items to a file: what is shown at once, everything in the background. */
export function useExport(projectId: number) {
  const toasts = useToasts();
  const client = useQueryClient();

  const everything = async () => {
    const { job_id } = await answer(
      api.POST('/projects/{project_id}/scenario-items/export', {
        params: { path: { project_id: projectId } },
      }),
    );
    await waitForJob(job_id);
    const csv = await answer(
      api.GET('/jobs/{job_id}/result', { params: { path: { job_id } }, parseAs: 'text' }),
    );
    save(asCsv(csv), 'items.csv');
  };
  const shown = async ({
    kind,
    filters,
    grid,
    canApprove,
    attributes,
  }: ExportRequest & { what: 'shown' }) => {
    const ordering = toOrdering([
      ...grid.grouping.map((column) => ({ column, direction: 'asc' as const })),
      ...grid.sort,
    ]);
    const query = {
      limit: 'all' as const,
      ...(ordering && { ordering }),
      ...toFilterQuery(filters),
      ...(attributes.length > 0 && { expand_custom_attributes: true }),
    };
    const { results } = await client.fetchQuery({ ...itemsQuery(projectId, query), staleTime: 0 });
    const table = toItemsTable(t.items, results, grid, canApprove, attributes);
    if (kind === 'csv') {
      const { writeCsv } = await import('#design-system/grid/export/writeCsv.ts');
      save(asCsv(writeCsv(table)), 'items.csv');
      return;
    }
    const { writeXlsx } = await import('#design-system/grid/export/writeXlsx.ts');
    save(await writeXlsx(table), 'items.xlsx');
  };

  return useMutation<void, AppError | Error, ExportRequest>({
    mutationFn: async (request) => {
      toasts.show({ id: 'export', tone: 'busy', title: t.downloadingWeArePreparingYour });
      await (request.what === 'shown' ? shown(request) : everything());
    },
    onSuccess: () => toasts.show({ id: 'export', title: t.reportDownloaded }),
    onError: (error) =>
      toasts.show({ id: 'export', tone: 'critical', title: t.theExportFailed, detail: error.message }),
  });
}
