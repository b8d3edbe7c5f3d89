import { Clock, Download, ExternalLink, PanelLeft } from '#design-system/icons/shapes.ts';
import type { PaletteCommand } from '#design-system/overlays/CommandPalette/CommandPalette.tsx';
import { VOID_ITEM_CLOSED } from '#domain/items';
import { usePageCommands } from '#shared/commands';
import type { ItemBrief } from '#shared/foresite';

interface ItemActions {
  rows: readonly ItemBrief[];
  showsSummary: boolean;
  onShowSummary: (shows: boolean) => void;
  /** Undefined where the person may not export. */
  onExport: (() => void) | undefined;
  onOpen: (id: number) => void;
  /** Undefined until today is known. */
  onLookBack: (() => void) | undefined;
}

const group = 'On this page';

/** What the page of items offers to the palette. */
export function useItemCommands(actions: ItemActions): void {
  const { rows, showsSummary, onShowSummary, onExport, onOpen, onLookBack } = actions;
  const items = rows.map((item): PaletteCommand => ({
    id: `item-${item.id}`,
    label: `${item.code} ${item.name}`,
    group: 'Items',
    disabledReason: item.status === 'VOID' ? VOID_ITEM_CLOSED : undefined,
    onRun: () => onOpen(item.id),
  }));
  usePageCommands([
    {
      id: 'foresite-open',
      label: 'Open an item',
      group,
      icon: ExternalLink,
      step: { title: 'Open an item', placeholder: 'Name or code', commands: items },
    },
    {
      id: 'foresite-summary',
      label: showsSummary ? 'Hide the summary' : 'Show the summary',
      group,
      icon: PanelLeft,
      onRun: () => onShowSummary(!showsSummary),
    },
    ...(onLookBack
      ? [
          {
            id: 'foresite-time-machine',
            label: 'Look at an earlier day',
            detail: 'Time machine',
            group,
            icon: Clock,
            onRun: onLookBack,
          },
        ]
      : []),
    ...(onExport
      ? [
          {
            id: 'foresite-export',
            label: 'Export items',
            detail: 'CSV',
            group,
            icon: Download,
            onRun: onExport,
          },
        ]
      : []),
  ]);
}
