import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  Building2,
  FileText,
  type IconShape,
  LayoutDashboard,
  Lightbulb,
} from '#design-system/icons/shapes.ts';
import {
  CommandPalette,
  type PaletteCommand,
} from '#design-system/overlays/CommandPalette/CommandPalette.tsx';
import { signOut, useSavePreferences } from '#features/access';
import { useRecents } from '#features/notifications';
import { companyHere, useCurrentUser, useSubject } from '#platform/flags';
import { openPages } from '#platform/routing';
import { useRemembered } from '#platform/storage';
import { singleKeysSlot, useOfferedCommands } from '#shared/commands';
import type { Project } from '#shared/project';
import { frameRows } from '../shell/frameRows.ts';
import { otherWorkspaces } from '../shell/otherWorkspaces.ts';
import * as t from '../texts.ts';
import { appCommands } from './appCommands.ts';
import { paletteSources } from './paletteSources.tsx';
import { addRecent, recentCommands, recentSlot, withOpened } from './recentCommands.ts';

export interface PaletteProps {
  project: Project | undefined;
  onGo: (href: string) => void;
  onShowShortcuts: () => void;
  onToggleSidebar: () => void;
  onToggleSingleKeys: () => void;
  onClose: () => void;
}

const prefixes = [
  { sign: '#', label: t.projects, groups: [t.projects] },
  { sign: '>', label: t.actions, groups: [t.onThisPage, t.create, t.actions] },
];

/** What was open, by the beginning of its id: its sign, and the group that it stands in once something is typed. */
const KINDS: Partial<Record<string, { icon: IconShape; group: string }>> = {
  project: { icon: Building2, group: t.projects },
  item: { icon: FileText, group: t.items },
  dashboard: { icon: LayoutDashboard, group: t.dashboards },
  analysis: { icon: Lightbulb, group: t.analyses },
  report: { icon: FileText, group: t.reports },
};

/** The command palette of the app: the page's own commands, places, forms, actions, and what is found by name. */
export default function Palette({
  project,
  onGo,
  onShowShortcuts,
  onToggleSidebar,
  onToggleSingleKeys,
  onClose,
}: PaletteProps) {
  const user = useCurrentUser();
  const subject = useSubject();
  const queryClient = useQueryClient();
  const save = useSavePreferences();
  const [ofPages] = useState(useOfferedCommands());
  const [recent, setRecent] = useRemembered(recentSlot, user.id);
  const opened = useRecents();
  const [singleKeys] = useRemembered(singleKeysSlot, user.id);
  const commands = [
    ...ofPages,
    ...appCommands(
      {
        subject,
        rows: frameRows,
        project,
        user,
        companyId: companyHere(user.companies, location.hostname)?.id,
        workspaces: otherWorkspaces(user, location),
        singleKeys,
      },
      {
        go: onGo,
        openWindow: (href) => void window.open(href, '_blank', 'noopener'),
        save,
        showShortcuts: onShowShortcuts,
        toggleSingleKeys: onToggleSingleKeys,
        toggleSidebar: onToggleSidebar,
        signOut: () => void signOut(queryClient),
      },
    ),
  ];
  return (
    <CommandPalette
      commands={commands}
      recent={recentCommands(withOpened(recent, opened), commands, (one): PaletteCommand => ({
        ...one,
        ...(KINDS[one.id.split('-')[0] ?? ''] ?? { icon: FileText, group: t.projects }),
        onRun: () => onGo(one.href),
      }))}
      sources={paletteSources({ opens: openPages(frameRows, subject).opens, project, onGo })}
      prefixes={prefixes}
      onChoose={(command) => setRecent(addRecent(recent, command))}
      onClose={onClose}
    />
  );
}
