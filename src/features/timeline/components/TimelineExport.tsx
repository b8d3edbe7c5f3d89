import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import type { ExportTable } from '#design-system/grid/export/exportTable.ts';
import { Download } from '#design-system/icons/shapes.ts';
import { saveFile } from '#design-system/private/saveFile.ts';
import { networkOf, schedule, writeProjectXml } from '#domain/timeline';
import { useProject, useProjectId } from '#shared/project';
import { ganttRows } from '../model/ganttRows.ts';
import type { Timeline } from '../timelineQueries.ts';

const columns: ExportTable['columns'] = [
  { title: 'Code', width: 90, kind: 'text' },
  { title: 'Name', width: 280, kind: 'text' },
  { title: 'Start', width: 90, kind: 'date' },
  { title: 'Finish', width: 90, kind: 'date' },
  { title: 'Work days', width: 80, kind: 'number' },
  { title: 'Percent done', width: 90, kind: 'number' },
  { title: 'Slack', width: 70, kind: 'number' },
  { title: 'Critical', width: 70, kind: 'text' },
  { title: 'Predecessors', width: 220, kind: 'text' },
];

/** The lines of a timeline as a sheet, predecessors by code as scheduling tools write them. */
function tableOf(timeline: Timeline, name: string): ExportTable {
  const network = networkOf(timeline);
  const rows = ganttRows(timeline, schedule(network), { search: '', phases: [], assignees: [] }, new Set());
  const codes = new Map(rows.map(({ key, code }) => [key, code]));
  const before = (key: string) =>
    network.links
      .filter((link) => link.to === key)
      .map(
        ({ from, type, lag }) =>
          `${codes.get(from) ?? ''}${type}${lag === 0 ? '' : `${lag > 0 ? '+' : ''}${lag}d`}`,
      )
      .join('; ');
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
            row.isCritical ? 'Yes' : '',
            before(row.key),
          ],
    ),
  };
}

/** Saves the timeline as a workbook, or as a file that scheduling tools open. */
export function TimelineExport({ timeline }: { timeline: Timeline }) {
  const { name } = useProject();
  const projectId = useProjectId();
  const [isBusy, setBusy] = useState(false);
  const toasts = useToasts();
  const title = `Timeline of ${name}`;
  const save = async (make: () => Promise<Blob>, ending: string) => {
    setBusy(true);
    try {
      saveFile(`${title}.${ending}`, await make());
    } catch (error) {
      toasts.show({
        title: 'Not exported',
        detail: error instanceof Error ? error.message : '',
        tone: 'critical',
      });
    } finally {
      setBusy(false);
    }
  };
  const workbook = async () => {
    const { writeXlsx } = await import('#design-system/grid/export/writeXlsx.ts');
    return writeXlsx(tableOf(timeline, 'Timeline'));
  };
  const project = () =>
    Promise.resolve(
      new Blob([writeProjectXml({ id: projectId, name }, timeline)], { type: 'application/xml' }),
    );
  return (
    <Menu
      label="Export"
      sections={[
        {
          id: 'files',
          items: [
            { id: 'xlsx', label: 'Excel workbook', onSelect: () => void save(workbook, 'xlsx') },
            { id: 'xml', label: 'Microsoft Project XML', onSelect: () => void save(project, 'xml') },
          ],
        },
      ]}
      renderTrigger={(trigger) => (
        <Button icon={Download} collapses busy={isBusy} trigger={trigger}>
          Export
        </Button>
      )}
    />
  );
}
