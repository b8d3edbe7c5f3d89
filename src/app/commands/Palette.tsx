import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Building2, FileText } from '#design-system/icons/shapes.ts';
import {
  CommandPalette,
  type PaletteCommand,
} from '#design-system/overlays/CommandPalette/CommandPalette.tsx';
import { signOut, useSavePreferences } from '#features/access';
import { useRecents } from '#features/notifications';
import { findProjects } from '#features/projects';
import { companyHere, useCurrentUser, useSubject } from '#platform/flags';
import { useRemembered } from '#platform/storage';
import { singleKeysSlot, useOfferedCommands } from '#shared/commands';
import { type Project, ProjectPicture } from '#shared/project';
import { frameRows } from '../shell/frameRows.ts';
import { otherWorkspaces } from '../shell/otherWorkspaces.ts';
import { appCommands } from './appCommands.ts';
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
  { sign: '#', label: 'Projects', groups: ['Projects'] },
  { sign: '>', label: 'Actions', groups: ['On this page', 'Create', 'Actions'] },
];

/** The command palette of the app: the page's own commands, places, forms, actions, and projects by search. */
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
  const toProject = (
    one: Pick<PaletteCommand, 'id' | 'label' | 'detail' | 'href' | 'start' | 'icon'>,
  ): PaletteCommand => ({
    ...one,
    group: 'Projects',
    onRun: () => onGo(one.href ?? '/'),
  });
  const find = async (text: string, signal: AbortSignal) => {
    const found = await findProjects(text, signal);
    return found.map(({ project: row, detail, href }) =>
      toProject({
        id: `project-${row.id}`,
        label: row.name,
        detail,
        href,
        start: <ProjectPicture project={row} size="tiny" />,
      }),
    );
  };
  return (
    <CommandPalette
      commands={commands}
      recent={recentCommands(withOpened(recent, opened), commands, ({ id, label, detail, href }) =>
        toProject({ id, label, detail, href, icon: id.startsWith('item-') ? FileText : Building2 }),
      )}
      sources={[{ group: 'Projects', find }]}
      prefixes={prefixes}
      onChoose={(command) => setRecent(addRecent(recent, command))}
      onClose={onClose}
    />
  );
}
