import type { QueryClient } from '@tanstack/react-query';
import { answer, api } from '#platform/api';
import { waitForJob } from '#shared/jobs';
import { itemsQuery } from '../itemQueries.ts';
import type { ExportRequest } from '../model/exportRequest.ts';
import { toItemsTable } from '../model/itemExport.ts';
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

/** Every item with every column, made in the background. */
async function everything(projectId: number) {
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
}

/** The list as it stands on the screen. */
async function shown(
  client: QueryClient,
  projectId: number,
  { kind, filters, grid, canApprove, attributes }: ExportRequest & { what: 'shown' },
) {
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
}

/** Writes the file that was asked for. */
export const exportItems = (client: QueryClient, projectId: number, request: ExportRequest) =>
  request.what === 'shown' ? shown(client, projectId, request) : everything(projectId);
