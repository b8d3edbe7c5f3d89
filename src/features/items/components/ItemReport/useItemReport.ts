import { useQueryClient } from '@tanstack/react-query';
import type { ChartTable } from '#design-system/charts/ChartFrame/ChartTable.tsx';
import { formatNumber, formatMoney, sumMoney } from '#domain/money';
import { commentsQuery } from '#shared/comments';
import { useChartPaper, useProject } from '#shared/project';
import { type ReportFile, useReportDownload } from '#shared/reports';
import { deletedItemsQuery, itemsQuery } from '../../itemQueries.ts';
import {
  type ItemReportKind,
  type ItemReportOptions,
  reportedComments,
  reportedCost,
  reportedDeleted,
  reportedItems,
  reportedScope,
} from '../../model/itemReport.ts';
import * as t from '../../texts.ts';

/** Items of one report; each asks for its comments. */
export const MOST_REPORTED = 50;

interface Request {
  title: string;
  file: ReportFile;
  kind: ItemReportKind;
  ids: readonly number[];
  options: ItemReportOptions;
}

/** Writes a report of items from what the list says now, and downloads it. */
export function useItemReport() {
  const { id: projectId, name: project, permissions } = useProject();
  const paper = useChartPaper();
  const client = useQueryClient();
  const { mutate, isPending } = useReportDownload();

  const commentsOf = async (items: readonly { id: number; code: string }[]) =>
    Promise.all(
      items.map(async ({ id, code }) => {
        const row = { projectId, entity: 'item' as const, entityId: id };
        const { results } = await client.fetchQuery({ ...commentsQuery(row), staleTime: 0 });
        return { code, comments: results.filter((one) => !one.is_deleted) };
      }),
    );
  const write = async ({ title, file, kind, ids, options }: Request) => {
    const query = { limit: 'all', ordering: 'number', expand_sub_items: true } as const;
    const { results } = await client.fetchQuery({ ...itemsQuery(projectId, query), staleTime: 0 });
    const wanted = new Set(ids);
    const items = results.filter(({ id }) => wanted.has(id));
    const tables: ChartTable[] = [reportedItems(items, options)];
    if (kind === 'item') tables.push(reportedScope(items));
    if (kind === 'item' && options.hasComments) tables.push(reportedComments(await commentsOf(items)));
    if (options.hasDeleted && permissions.includes('delete_scenarioitem')) {
      const deleted = await client.fetchQuery({ ...deletedItemsQuery(projectId, ''), staleTime: 0 });
      tables.push(reportedDeleted(deleted.results));
    }
    const filled = tables.filter(({ rows }, at) => at === 0 || rows.length > 0);
    const name = `${title.replaceAll(/[:/\\]/g, '')}, ${project}`;
    if (file === 'xlsx') {
      const [{ writeSheets }, { tableToSheet }] = await Promise.all([
        import('#design-system/grid/export/writeXlsx.ts'),
        import('#design-system/charts/ChartFrame/tableToSheet.ts'),
      ]);
      return { name, content: await writeSheets(filled.map((one) => tableToSheet(one.caption, one))) };
    }
    const { makeTables } = await import('#design-system/charts/paper/makePaper.ts');
    const total = sumMoney(items.map((item) => reportedCost(item, options) ?? 0));
    const content = await makeTables({
      title,
      paper,
      tables: filled,
      above: {
        lead: options.excludesIndirect ? t.costsAreAsTheyWere : '',
        facts: [],
        figures: [
          { name: items.length === 1 ? t.item : t.items, text: formatNumber(items.length) },
          { name: options.excludesIndirect ? t.directCost : t.cost, text: formatMoney(total) },
        ],
      },
    });
    return { name, content };
  };
  return {
    isPending,
    download: (request: Request, onSuccess: () => void) =>
      mutate({ file: request.file, write: () => write(request) }, { onSuccess }),
  };
}
