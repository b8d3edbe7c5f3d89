import { Button } from '#design-system/actions/Button/Button.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { Download } from '#design-system/icons/shapes.ts';
import * as t from '../texts.ts';
import type { ExportRequest } from '../model/exportRequest.ts';

export interface ItemsExportProps {
  busy: boolean;
  /** Leads to the document of ForeSite; left out where it does not open. */
  onDocument?: (() => void) | undefined;
  onExport: (
    request: { what: 'shown'; kind: 'xlsx' | 'csv' } | (ExportRequest & { what: 'everything' }),
  ) => void;
}

/** Items as a file: what the grid shows, or everything. */
export function ItemsExport({ busy, onExport, onDocument }: ItemsExportProps) {
  return (
    <Menu
      label={t.exportWord}
      placement="bottom-end"
      sections={[
        {
          id: 'shown',
          title: t.whatIsShown,
          items: [
            {
              id: 'xlsx',
              label: t.excelWorkbook,
              description: '.xlsx',
              onSelect: () => onExport({ what: 'shown', kind: 'xlsx' }),
            },
            {
              id: 'csv',
              label: t.commaSeparatedValues,
              description: '.csv',
              onSelect: () => onExport({ what: 'shown', kind: 'csv' }),
            },
          ],
        },
        ...(onDocument
          ? [
              {
                id: 'document',
                title: t.costTrendAndItems,
                items: [{ id: 'pdf', label: t.document, description: '.pdf', onSelect: onDocument }],
              },
            ]
          : []),
        {
          id: 'everything',
          title: t.everything,
          items: [
            {
              id: 'all',
              label: t.allItemsEveryColumn,
              description: '.csv',
              onSelect: () => onExport({ what: 'everything' }),
            },
          ],
        },
      ]}
      renderTrigger={(trigger) => (
        <Button icon={Download} collapses busy={busy} trigger={trigger}>
          {t.exportWord}
        </Button>
      )}
    />
  );
}
