import { useQueryClient } from '@tanstack/react-query';
import { costPerArea, formatCostPerArea } from '#domain/area';
import { formatDate } from '#domain/dates';
import { formatMoney, formatNumber, subtractMoney, sumMoney } from '#domain/money';
import { useChartPaper, useProject, useProjectId } from '#shared/project';
import { type ReportFile, useReportDownload } from '#shared/reports';
import { type EstimateReport, linesQuery, type ReportOptions, reportQuery } from '../estimateQueries.ts';
import {
  estimateTables,
  linesAsSheet,
  linesOnPaper,
  milestoneTables,
  toPaper,
  toSheet,
} from '../model/estimateReport.ts';
import * as t from '../texts.ts';

interface ReportRequest {
  title: string;
  file: ReportFile;
  options: ReportOptions;
}

/** Writes a report of an estimate and downloads it; toasts tell what becomes of it. */
export function useReport() {
  const projectId = useProjectId();
  const project = useProject();
  const paper = useChartPaper();
  const client = useQueryClient();

  const figuresOf = ({
    entered,
    markups,
    amounts,
    owner_costs: owners,
    total,
  }: EstimateReport['estimates'][number]) => {
    const marked = sumMoney([...amounts, ...(markups ?? [])].map(({ amount }) => amount));
    const perArea =
      project.target_area &&
      formatCostPerArea(costPerArea(total, project.target_area), project.target_area.unit);
    return [
      { name: t.constructionCost, text: formatMoney(entered) },
      ...(markups ? [{ name: t.markups, text: formatMoney(subtractMoney(marked, entered)) }] : []),
      ...(owners.length > 0
        ? [{ name: t.ownerCosts, text: formatMoney(sumMoney(owners.map(({ amount }) => amount))) }]
        : []),
      { name: t.total, text: formatMoney(total) },
      ...(perArea ? [{ name: t.perArea, text: perArea }] : []),
    ];
  };

  const write = async ({ title, file, options }: ReportRequest): Promise<{ name: string; content: Blob }> => {
    const report = await client.fetchQuery(reportQuery(projectId, options));
    const last = report.estimates.at(-1);
    if (!last) throw new Error('No milestone with estimate uploaded');
    const isOne = options.milestone !== null;
    const tables = isOne ? milestoneTables(report) : estimateTables(report);
    const lines = isOne
      ? (
          await client.fetchQuery({
            ...linesQuery(projectId, { milestone: last.milestone_id, group: null, search: '', filter: '' }),
            staleTime: 0,
          })
        ).results
      : [];
    const components = new Map(report.components.map(({ id: one, name }) => [one, name]));
    const name = `${title}, ${isOne ? last.name : project.name}`;
    if (file === 'xlsx') {
      const { writeSheets } = await import('#design-system/grid/export/writeXlsx.ts');
      const sheets = tables.map(toSheet);
      return {
        name,
        content: await writeSheets(
          isOne ? [...sheets, linesAsSheet(lines, components, options.showMarkups)] : sheets,
        ),
      };
    }
    const { makeTables } = await import('#design-system/charts/paper/makePaper.ts');
    const setMarkups = report.estimates.flatMap(({ name: one, markups_set: is }) => (is ? [one] : []));
    const printed = tables.map(toPaper);
    const content = await makeTables({
      title: isOne ? `${title}: ${last.code} ${last.name}` : title,
      paper,
      tables: isOne ? [...printed, linesOnPaper(lines, components, options.showMarkups)] : printed,
      above: {
        lead: isOne
          ? `${formatDate(last.date)}, ${formatNumber(last.lines_count)} ${t.lineWord(last.lines_count)}`
          : t.numberEstimatesFiguresOfName(formatNumber(report.estimates.length), last.name),
        facts: setMarkups.length > 0 ? [{ name: t.markupsSetFor, text: setMarkups.join(', ') }] : [],
        figures: figuresOf(last),
      },
    });
    return { name, content };
  };

  const { mutate, isPending } = useReportDownload(({ message }) => message.startsWith('No milestone'));
  return {
    isPending,
    download: (request: ReportRequest, onSuccess: () => void) =>
      mutate({ file: request.file, write: () => write(request) }, { onSuccess }),
  };
}
