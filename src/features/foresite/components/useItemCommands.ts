import { Clock, Download, ExternalLink, PanelLeft } from '#design-system/icons/shapes.ts';
import type { PaletteCommand } from '#design-system/overlays/CommandPalette/CommandPalette.tsx';
import { VOID_ITEM_CLOSED } from '#domain/items';
import { usePageCommands } from '#shared/commands';
import type { ItemBrief } from '#shared/foresite';
import * as t from '../texts.ts';

interface ItemActions {
  rows: readonly ItemBrief[];
  showsSummary: boolean;
  onShowSummary: (shows: boolean) => void;
  /** Undefined where the person may not export. */
  onExport: (() => void) | undefined;
  onOpen: (id: number) => void;
  onLookBack: () => void;
}

const group = t.onThisPage;

/** What the page of items offers to the palette. */
export function useItemCommands(actions: ItemActions): void {
  const { rows, showsSummary, onShowSummary, onExport, onOpen, onLookBack } = actions;
  const items = rows.map((item): PaletteCommand => ({
    id: `item-${item.id}`,
    label: `${item.code} ${item.name}`,
    group: t.items,
    disabledReason: item.status === 'VOID' ? VOID_ITEM_CLOSED : undefined,
    onRun: () => onOpen(item.id),
  }));
  usePageCommands([
    {
      id: 'foresite-open',
      label: t.openAnItem,
      group,
      icon: ExternalLink,
      step: { title: t.openAnItem, placeholder: t.nameOrCode, commands: items },
    },
    {
      id: 'foresite-summary',
      label: showsSummary ? t.hideTheSummary : t.showTheSummary,
      group,
      icon: PanelLeft,
      onRun: () => onShowSummary(!showsSummary),
    },
    {
      id: 'foresite-time-machine',
      label: t.lookAtAnEarlierDay,
      detail: t.timeMachine,
      group,
      icon: Clock,
      onRun: onLookBack,
    },
    ...(onExport
      ? [
          {
            id: 'foresite-export',
            label: t.exportItems,
            detail: t.csv,
            group,
            icon: Download,
            onRun: onExport,
          },
        ]
      : []),
  ]);
}
