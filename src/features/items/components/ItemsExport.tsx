import { Button } from '#design-system/actions/Button/Button.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { Download } from '#design-system/icons/shapes.ts';
import type { ExportRequest } from './useExport.ts';

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
      label="Export"
      placement="bottom-end"
      sections={[
        {
          id: 'shown',
          title: 'What is shown',
          items: [
            {
              id: 'xlsx',
              label: 'Excel workbook',
              description: '.xlsx',
              onSelect: () => onExport({ what: 'shown', kind: 'xlsx' }),
            },
            {
              id: 'csv',
              label: 'Comma-separated values',
              description: '.csv',
              onSelect: () => onExport({ what: 'shown', kind: 'csv' }),
            },
          ],
        },
        ...(onDocument
          ? [
              {
                id: 'document',
                title: 'Cost trend and items',
                items: [{ id: 'pdf', label: 'Document', description: '.pdf', onSelect: onDocument }],
              },
            ]
          : []),
        {
          id: 'everything',
          title: 'Everything',
          items: [
            {
              id: 'all',
              label: 'All items, every column',
              description: '.csv',
              onSelect: () => onExport({ what: 'everything' }),
            },
          ],
        },
      ]}
      renderTrigger={(trigger) => (
        <Button icon={Download} collapses busy={busy} trigger={trigger}>
          Export
        </Button>
      )}
    />
  );
}
