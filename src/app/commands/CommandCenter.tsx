import { Suspense, useEffect } from 'react';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { opened } from '#design-system/private/on-demand/onDemand.tsx';
import { useSavePreferences } from '#features/access';
import { useCurrentUser, useSubject } from '#platform/flags';
import { type ShortcutName, useShortcuts } from '#shared/commands';
import type { Project } from '#shared/project';
import { frameRows } from '../shell/frameRows.ts';
import { useShownTheme } from '../shell/theme.ts';
import { useRouterNavigate } from '../shell/useRouterNavigate.ts';
import * as t from '../texts.ts';
import { offersOf } from './offersOf.ts';

const Palette = opened(async () => (await import('./Palette.tsx')).default);
const ShortcutHelp = opened(async () => (await import('./ShortcutHelp.tsx')).default);

/** What is open over the page. */
export type CommandLayer = 'palette' | 'help' | null;

export interface CommandCenterProps {
  project: Project | undefined;
  open: CommandLayer;
  onOpen: (layer: CommandLayer) => void;
  singleKeys: boolean;
  onSingleKeys: (on: boolean) => void;
  onToggleSidebar: () => void;
}

/** The app's shortcuts, its palette and the list of its keys. */
export function CommandCenter(props: CommandCenterProps) {
  const { project, open, onOpen, singleKeys, onSingleKeys, onToggleSidebar } = props;
  const navigate = useRouterNavigate();
  const toasts = useToasts();
  const close = () => onOpen(null);
  const toggleSingleKeys = () => {
    onSingleKeys(!singleKeys);
    toasts.show({ id: 'single-keys', title: t.singleKeyShortcutsAreValue(singleKeys ? t.off : t.on) });
  };
  // Read in once the page has settled: what is typed right after Ctrl+K has to reach the field.
  useEffect(() => {
    const wait = setTimeout(() => Palette.bring(), 1500);
    return () => clearTimeout(wait);
  }, []);
  useGoShortcuts(project, navigate);
  useShortcuts({
    palette: () => onOpen('palette'),
    help: () => onOpen('help'),
    theme: useThemeChange(),
    sidebar: project ? onToggleSidebar : undefined,
  });
  return (
    <Suspense>
      {open === 'palette' ? (
        <Palette
          project={project}
          onGo={navigate}
          onShowShortcuts={() => onOpen('help')}
          onToggleSidebar={onToggleSidebar}
          onToggleSingleKeys={toggleSingleKeys}
          onClose={close}
        />
      ) : null}
      {open === 'help' ? (
        <ShortcutHelp singleKeys={singleKeys} onSingleKeys={onSingleKeys} onClose={close} />
      ) : null}
    </Suspense>
  );
}

/** Binds the shortcuts of the pages and forms that are within reach, and no others. */
function useGoShortcuts(project: Project | undefined, navigate: (href: string) => void): void {
  const answers: Partial<Record<ShortcutName, () => void>> = {};
  const where = {
    subject: useSubject(),
    rows: frameRows,
    project,
    user: useCurrentUser(),
    companyId: undefined,
  };
  for (const { shortcut, href } of offersOf(where))
    if (shortcut !== undefined) answers[shortcut] = () => navigate(href);
  useShortcuts(answers);
}

function useThemeChange() {
  const save = useSavePreferences();
  const other = useShownTheme() === 'dark' ? 'light' : 'dark';
  return () => save({ theme: other });
}
