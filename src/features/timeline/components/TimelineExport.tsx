import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import type { ExportTable } from '#design-system/grid/export/exportTable.ts';
import { Download } from '#design-system/icons/shapes.ts';
import { saveFile } from '#design-system/private/saveFile.ts';
import { networkOf, schedule, writeProjectXml } from '#domain/timeline';
import { usePageSetup } from '#shared/look';
import { useChartPaper, useProject, useProjectId } from '#shared/project';
import { ganttRows, NO_FILTER } from '../model/ganttRows.ts';
import { type TimelineLook, timelineSetup } from '../model/timelineLook.ts';
import * as t from '../texts.ts';
import { useShownTimeline } from '../useShownTimeline.ts';
import { baselineDates, baselineQuery, type Timeline } from '../timelineQueries.ts';

const columns: ExportTable['columns'] = [
  { title: t.code, width: 90, kind: 'text' },
  { title: t.name, width: 280, kind: 'text' },
  { title: t.start, width: 90, kind: 'date' },
  { title: t.finish, width: 90, kind: 'date' },
  { title: t.workDays, width: 80, kind: 'number' },
  { title: t.percentDone, width: 90, kind: 'number' },
  { title: t.slack, width: 70, kind: 'number' },
  { title: t.critical, width: 70, kind: 'text' },
  { title: t.predecessors, width: 220, kind: 'text' },
];

/** The lines of a timeline as a sheet, predecessors by code as scheduling tools write them. */
function tableOf(timeline: Timeline, name: string): ExportTable {
  const network = networkOf(timeline);
  const rows = ganttRows(timeline, schedule(network));
  const codes = new Map(rows.map(({ key, code }) => [key, code]));
  const before = new Map<string, string[]>();
  for (const { from, to, type, lag } of network.links) {
    const sign = lag > 0 ? '+' : '';
    const said = `${codes.get(from) ?? ''}${type}${lag === 0 ? '' : `${sign}${lag}d`}`;
    before.set(to, [...(before.get(to) ?? []), said]);
  }
  return {
    name,
    columns,
    rows: rows.map((row) =>
      row.kind === 'heading'
        ? ['', row.name, row.from || null, row.to || null, null, null, null, '', '']
        : [
            row.code,
            row.name,
            row.from,
            row.to,
            row.days,
            row.kind === 'activity' ? row.percentDone : null,
            row.slack,
            row.isCritical ? t.yes : '',
            (before.get(row.key) ?? []).join('; '),
          ],
    ),
  };
}

/** Everything that a drawn timeline shows: all lines, with what the person has switched on. */
async function sheetOf(
  client: QueryClient,
  projectId: number,
  { timeline, shown }: { timeline: Timeline; shown: Timeline },
  look: TimelineLook,
) {
  const network = networkOf(timeline);
  const found = schedule(network);
  const last = timeline.baselines.at(-1);
  const kept = look.baseline && last ? await client.fetchQuery(baselineQuery(projectId, last.id)) : null;
  return {
    rows: ganttRows(shown, found, NO_FILTER, new Set(), look.grouping),
    network,
    found,
    baseline: kept && baselineDates(kept),
    today: timeline.today,
    critical: look.critical,
    phaseColors: look.phaseColors,
    links: look.links,
  };
}

/** Saves the timeline as a workbook, as a file that scheduling tools open, or drawn. */
export function TimelineExport({ timeline }: { timeline: Timeline }) {
  const { name } = useProject();
  const projectId = useProjectId();
  const client = useQueryClient();
  const [look] = usePageSetup(timelineSetup);
  const shown = useShownTimeline(timeline, look);
  const paper = useChartPaper();
  const [isBusy, setBusy] = useState(false);
  const toasts = useToasts();
  const title = t.timelineOfName(name);
  const save = async (make: () => Promise<Blob>, ending: string) => {
    setBusy(true);
    try {
      saveFile(`${title}.${ending}`, await make());
    } catch (error) {
      toasts.show({
        title: t.notExported,
        detail: error instanceof Error ? error.message : '',
        tone: 'critical',
      });
    } finally {
      setBusy(false);
    }
  };
  const workbook = async () => {
    const { writeXlsx } = await import('#design-system/grid/export/writeXlsx.ts');
    return writeXlsx(tableOf(timeline, t.timeline));
  };
  const project = () =>
    Promise.resolve(
      new Blob([writeProjectXml({ id: projectId, name }, timeline)], { type: 'application/xml' }),
    );
  const pdf = async () => {
    const [{ ganttSheets }, { sheetRoom, writeSheet }, { paperFormat }, sheet] = await Promise.all([
      import('../model/ganttSheet.ts'),
      import('#design-system/charts/paper/writeSheet.ts'),
      import('#design-system/charts/paper/paperFormat.ts'),
      sheetOf(client, projectId, { timeline, shown }, look),
    ]);
    const format = paperFormat(navigator.language);
    return writeSheet({ title: t.timeline, pages: ganttSheets(sheet, sheetRoom(format)), paper, format });
  };
  const picture = async () => {
    const [{ ganttSheets, sheetHeight }, { drawSheet }, sheet] = await Promise.all([
      import('../model/ganttSheet.ts'),
      import('#design-system/charts/paper/drawSheet.ts'),
      sheetOf(client, projectId, { timeline, shown }, look),
    ]);
    const room = { width: 1_000, height: sheetHeight(sheet.rows.length) };
    return drawSheet(ganttSheets(sheet, room)[0] ?? [], room);
  };
  return (
    <Menu
      label={t.exportWord}
      sections={[
        {
          id: 'files',
          items: [
            { id: 'xlsx', label: t.excelWorkbook, onSelect: () => void save(workbook, 'xlsx') },
            { id: 'xml', label: t.microsoftProjectXml, onSelect: () => void save(project, 'xml') },
            { id: 'pdf', label: t.pdf, onSelect: () => void save(pdf, 'pdf') },
            { id: 'png', label: t.pngPicture, onSelect: () => void save(picture, 'png') },
          ],
        },
      ]}
      renderTrigger={(trigger) => (
        <Button icon={Download} collapses busy={isBusy} trigger={trigger}>
          {t.exportWord}
        </Button>
      )}
    />
  );
}
