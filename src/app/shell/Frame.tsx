import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import { LinkProvider } from '#design-system/actions/Link/LinkProvider.tsx';
import { breakpoint } from '#design-system/foundations/scale.ts';
import { ImpersonationBanner } from '#features/access';
import { useCurrentUser } from '#platform/flags';
import { useLiveQueries } from '#platform/realtime';
import { usePageTitle, useRouteTitle, useScrollMemory } from '#platform/routing';
import { useRemembered } from '#platform/storage';
import { ShortcutProvider, singleKeysSlot } from '#shared/commands';
import { useAtMost } from '#shared/page';
import { projectQuery, useProjectIdIfAny } from '#shared/project';
import { UnsavedGuard } from '#shared/unsaved';
import { CommandCenter, type CommandCenterProps, type CommandLayer } from '../commands/CommandCenter.tsx';
import { liveRules } from '../router/liveRules.ts';
import { Drawer } from './Drawer.tsx';
import { FrameSkeleton } from './FrameSkeleton.tsx';
import * as styles from './Frame.css.ts';
import { OfflineBanner } from './OfflineBanner.tsx';
import { Sidebar } from './Sidebar.tsx';
import { sidebarSlot } from './sidebarSlot.ts';
import { useTheme } from './theme.ts';
import { TopBar } from './TopBar.tsx';

import { useRouterNavigate } from './useRouterNavigate.ts';
import { useUpdateToast } from './useUpdateToast.ts';
import { useVisit } from './useVisit.ts';

/** The frame of the signed-in app: top bar, project sidebar, and the page between them. */
export function Frame() {
  return (
    <Suspense fallback={<FrameSkeleton />}>
      <FilledFrame />
    </Suspense>
  );
}

function FilledFrame() {
  const [singleKeys, setSingleKeys] = useRemembered(singleKeysSlot, useCurrentUser().id);
  return (
    <LinkProvider navigate={useRouterNavigate()}>
      <ShortcutProvider singleKeys={singleKeys}>
        <FrameParts singleKeys={singleKeys} onSingleKeys={setSingleKeys} />
      </ShortcutProvider>
    </LinkProvider>
  );
}

type FramePartsProps = Pick<CommandCenterProps, 'singleKeys' | 'onSingleKeys'>;

function FrameParts({ singleKeys, onSingleKeys }: FramePartsProps) {
  const main = useRef<HTMLElement>(null);
  const [drawer, setDrawer] = useState(false);
  const [layer, setLayer] = useState<CommandLayer>(null);
  const user = useCurrentUser();
  const [sidebar, setSidebar] = useRemembered(sidebarSlot, user.id);
  const isRail = useAtMost(breakpoint.rail);
  const project = useShownProject();
  const busy = useNavigation().state !== 'idle';
  useTheme();
  useLiveQueries(liveRules);
  useUpdateToast();
  useScrollMemory(main);
  useVisit(main, user.id);
  usePageTitle(useRouteTitle(), project?.name);
  const toggleSidebar = () => setSidebar(sidebar === 'collapsed' ? 'expanded' : 'collapsed');
  return (
    <>
      <div className={styles.frame} data-sidebar={project ? sidebar : 'none'}>
        <a className={styles.skip} href="#page">
          Skip to the page
        </a>
        <TopBar
          onOpenDrawer={() => setDrawer(true)}
          onSearch={() => setLayer('palette')}
          onShowShortcuts={() => setLayer('help')}
        />
        {project ? (
          <Sidebar
            projectId={project.id}
            collapsed={sidebar === 'collapsed'}
            isRail={isRail}
            onToggle={toggleSidebar}
          />
        ) : null}
        {/* The page scrolls here, and a page without controls must scroll by keyboard too. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <main ref={main} id="page" tabIndex={0} className={styles.main} aria-busy={busy || undefined}>
          <OfflineBanner />
          <Outlet />
        </main>
        <div className={styles.progress} data-busy={busy || undefined} />
        {drawer ? <Drawer projectId={project?.id} onClose={() => setDrawer(false)} /> : null}
      </div>
      <CommandCenter
        project={project}
        open={layer}
        onOpen={setLayer}
        singleKeys={singleKeys}
        onSingleKeys={onSingleKeys}
        onToggleSidebar={toggleSidebar}
      />
      <ImpersonationBanner />
      <UnsavedGuard />
    </>
  );
}

/** The project of the page, once it is known to be in sight. */
function useShownProject() {
  const id = useProjectIdIfAny();
  return useQuery({ ...projectQuery(id ?? 0), enabled: false }).data;
}
